import type { NoticeKind } from '../../../worker/contract/vocabulary.ts';
import type { notices as English } from '../en/notifications.ts';
import type { Translated } from '../translated.ts';
import { name } from './grammar.ts';

type Sentence = (actor: string, session: string) => string;

const SOMEBODY = 'أحدهم';

/** What is said of people and sessions whose names are given as they are to be shown. */
const kinds: Record<NoticeKind, Sentence> = {
  'application-received': (actor, session) => `طلب ${actor} الانضمام إلى ${session}`,
  'application-accepted': (_, session) => `قُبل طلبك: ${session}`,
  'application-waiting': (_, session) => `أنت في قائمة انتظار ${session}`,
  'application-declined': (_, session) => `رُفض طلبك للانضمام إلى ${session}`,
  'application-withdrawn': (actor, session) => `سحب ${actor} طلب الانضمام إلى ${session}`,
  'member-left': (actor, session) => `خرج ${actor} من ${session}`,
  'member-joined': (actor, session) => `انضم ${actor} إلى ${session}`,
  'member-skipped': (actor, session) => `يغيب ${actor} عن ${session} هذه المرة`,
  'series-left': (actor, session) => `غادر ${actor} كل الجلسات القادمة من ${session}`,
  'series-changed': (_, session) => `تغيّرت ${session} والجلسات التي بعدها`,
  'series-cancelled': (_, session) => `أُلغيت ${session} والجلسات التي بعدها`,
  'member-removed': (_, session) => `أُخرجت من ${session}`,
  'session-changed': (_, session) => `تغيّرت ${session}`,
  'session-cancelled': (_, session) => `أُلغيت ${session}`,
  'friend-invited': (actor) => `أرسل إليك ${actor} طلب صداقة`,
  'friend-accepted': (actor) => `قبل ${actor} طلب صداقتك`,
  'session-host-gone': (_, session) => `أُلغيت ${session} لأن المضيف لم يعد قادرًا على إدارتها`,
  'session-taken-down': (_, session) => `أُزيلت ${session} بقرار من مشرفي Peerway`,
  'session-restored': (_, session) => `استُعيدت ${session}`,
  'media-taken-down': () => 'أُزيل أحد ملفاتك',
  'media-restored': () => 'استُعيد أحد ملفاتك',
  'message-removed': () => 'أزال مشرفو Peerway إحدى رسائلك',
  'account-warned': () => 'وصلك تحذير',
  'account-lifted': () => 'أهلًا بعودتك! حسابك نشط من جديد',
  'role-changed': () => 'تغيّر دورك',
  'report-decided': () => 'رُوجع بلاغك',
  'report-upheld': () => 'أُيّد بلاغ ضدك',
  'report-dismissed': () => 'رُدّ بلاغ ضدك',
  'game-request-accepted': () => 'أُضيفت لعبة طلبتها',
  'game-request-declined': () => 'رُفضت لعبة طلبتها',
  'invitation-accepted': (actor, session) => `قبل ${actor} دعوة إلى ${session}`,
  mentioned: (actor, session) => `ذكرك ${actor} في ${session}`,
  'reminder-day': (_, session) => `تبدأ ${session} بعد يوم تقريبًا`,
  'reminder-soon': (_, session) => `تبدأ ${session} قريبًا`,
  'session-matched': (_, session) => `${session} تناسب بحثًا حفظته`,
  'seat-offered': (_, session) => `لك مقعد شاغر في ${session}. خذه قبل انتهاء الوقت`,
  'seat-offer-missed': (_, session) => `انتهى وقتك لأخذ مقعد في ${session}. ما زلت في قائمة الانتظار`,
  'session-invited': (actor, session) => `يدعوك ${actor} إلى ${session}`,
  'attendance-asked': (_, session) => `هل حضر الجميع في ${session}؟`,
  'marked-absent': (_, session) => `سُجّلت كغائب: ${session}`,
  'absence-contested': (actor, session) => `يقول ${actor} إنه حضر: ${session}`,
  thanked: (_, session) => `وصلك شكر على ${session}`,
};

/** Words of the notices and their bell. */
export const notices: Translated<typeof English> = {
  kinds,
  title: 'الإشعارات',
  bell: (unread) => (unread === 0 ? 'الإشعارات' : `الإشعارات، غير المقروءة: ${unread}`),
  count: (unread) => (unread >= 99 ? '99+' : String(unread)),
  unread: 'جديد:',
  read: (sentence) => `تحديد «${sentence}» كمقروء`,
  readAll: 'تحديد الكل كمقروء',
  accept: 'قبول',
  decline: 'رفض',
  acceptOne: (n) => `قبول ${name(n)}`,
  declineOne: (n) => `رفض ${name(n)}`,
  none: 'لا توجد إشعارات بعد',
  noneHint: 'تظهر هنا الطلبات والدعوات وتغييرات جلساتك.',
  somebody: SOMEBODY,
  /** One notice in a sentence. Whom or what it is about may be hidden from its reader by now. */
  sentence: ({ kind, actor, session }) =>
    kinds[kind](
      actor === null ? SOMEBODY : name(actor.name),
      session === null ? 'إحدى الجلسات' : name(session.name),
    ),
};
