import type { pushes as English } from '../en/push.ts';
import { notices } from '../made/ar/notifications.ts';
import type { Translated } from '../translated.ts';
import { name } from './grammar.ts';
import { noticeSentence } from './notice-sentence.ts';

/** Sentences of pushes and emails. They say what has happened, without a full stop. */
export const pushes: Translated<typeof English> = {
  /** Without names and quotes, for those who want their pushes private. */
  private: {
    applications: 'جديد بشأن من يريدون الانضمام إلى جلستك',
    seats: 'جديد بشأن طلبك',
    changes: 'تغيّرت جلسة',
    reminders: 'تبدأ جلستك قريبًا',
    voice: 'بدأت الدردشة الصوتية',
    messages: 'لديك رسالة جديدة',
    invitations: 'لديك دعوة إلى جلسة',
    friends: 'جديد بشأن أصدقائك',
    calls: 'فاتتك مكالمة',
    matches: 'جلسة تناسب بحثك',
    afterwards: 'جديد بشأن جلسة شاركت فيها',
  },
  sentence: ({ what, actor, session }) => {
    const who = actor === null ? notices.somebody : name(actor.name);
    if (what === 'message')
      return session === null ? `كتب إليك ${who}` : `كتب ${who} في ${name(session.name)}`;
    if (what === 'voice')
      return session === null
        ? 'بدأت الدردشة الصوتية في إحدى الجلسات'
        : `بدأت الدردشة الصوتية في ${name(session.name)}`;
    if (what === 'missed-call') return `فاتتك مكالمة من ${who}`;
    return noticeSentence({ kind: what, actor, session });
  },
  test: 'يعمل: هكذا يرسل إليك Peerway الإشعارات هنا',
};
