import type { pushes as English } from '../en/push.ts';
import { notices } from '../made/ja/notifications.ts';
import type { Translated } from '../translated.ts';
import { noticeSentence } from './notice-sentence.ts';

/** Sentences of pushes and emails. They say what has happened, without a full stop. */
export const pushes: Translated<typeof English> = {
  // Without names and quotes, for those who want their pushes private.
  private: {
    applications: '自分のセッションの応募に動きがありました',
    seats: '自分の応募に動きがありました',
    changes: 'セッションの内容が変わりました',
    reminders: 'セッションがまもなく始まります',
    voice: 'ボイチャが始まりました',
    messages: '新しいメッセージがあります',
    invitations: 'セッションに招待されました',
    friends: 'フレンドについてのお知らせがあります',
    calls: '不在着信があります',
    matches: '検索に合うセッションがあります',
    afterwards: '参加したセッションについてのお知らせがあります',
  },
  sentence: ({ what, actor, session }) => {
    const who = actor ? `${actor.name}さん` : notices.somebody;
    if (what === 'message')
      return session
        ? `${who}が「${session.name}」に書き込みました`
        : `${who}からメッセージが届きました`;
    if (what === 'voice')
      return session
        ? `「${session.name}」でボイチャが始まりました`
        : 'セッションでボイチャが始まりました';
    if (what === 'missed-call') return `${who}からの不在着信があります`;
    return noticeSentence({ kind: what, actor, session });
  },
  test: '成功です。Peerwayの通知はこのように届きます',
};
