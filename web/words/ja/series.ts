import type { Weekday } from '../../../worker/contract/vocabulary.ts';
import type { series as English } from '../en/series.ts';
import type { Translated } from '../translated.ts';
import { list } from './grammar.ts';

const weekday: Record<Weekday, string> = {
  monday: '月曜日',
  tuesday: '火曜日',
  wednesday: '水曜日',
  thursday: '木曜日',
  friday: '金曜日',
  saturday: '土曜日',
  sunday: '日曜日',
};

/** Words of sessions that repeat. */
export const series: Translated<typeof English> = {
  weekday,
  shortWeekday: {
    monday: '月',
    tuesday: '火',
    wednesday: '水',
    thursday: '木',
    friday: '金',
    saturday: '土',
    sunday: '日',
  },
  editor: {
    repeats: '繰り返す',
    repeatsHint:
      '承認した人はすべての回に入ります。満員の回ではキャンセル待ちになります。1回だけ休むこともできます。',
    days: '曜日',
    daysHint: (zone) => `開始日の曜日は必ず含まれます。タイムゾーン：${zone}`,
    every: '頻度',
    everyWeeks: (weeks) => (weeks === 1 ? '毎週' : `${weeks}週間ごと`),
    until: '最終日',
    untilHint: (weeks) => `最初のセッションから${weeks}週間以内。`,
    untilMissing: '最終日を選んでください。',
    untilEarly: '最終日は初日よりあとにしてください。',
    added: (name) =>
      `「${name}」を定期セッションとして公開しました。リンクをフレンドに送りましょう。`,
    scope: '変更する範囲',
    one: 'このセッションだけ',
    oneHint: 'ほかの回はそのままです。',
    following: 'この回以降すべて',
    followingHint: 'メンバーへの通知は1回だけです。',
    saved: 'この回以降すべてに保存しました。',
  },
  place: (number, of) => `第${number}回（全${of}回）`,
  title: 'すべての回',
  rule: (weeks, weekdays, time) => {
    const days = list(weekdays.map((day) => weekday[day]));
    return weeks === 1 ? `毎週${days} ${time}` : `${weeks}週間ごとの${days} ${time}`;
  },
  zone: (zone) => `タイムゾーン：${zone}`,
  soon: 'その先の回は、4週間前からここに表示されます。',
  here: 'この回',
  number: (number) => `第${number}回`,
  loading: 'セッションを読み込み中…',
  skipped: '休み',
  acceptedHint: 'この回への参加が決まっています。この定期セッションの今後の回にも入っています。',
  skipping: 'この回には入っていません',
  skippingHint:
    '定期セッションには入ったままです。この回にも参加するには、もう一度応募してください。',
  leave: '休む・抜ける',
  leaveTitle: 'この回を休みますか？それとも定期セッションを抜けますか？',
  leaveText:
    '休むと、この回の枠はほかの人のために空きますが、ほかの回は変わりません。抜けると、まだ始まっていないすべての回で、枠やキャンセル待ちの順番がなくなります。',
  leaveAllTitle: 'この定期セッションを抜けますか？',
  leaveAllText: 'まだ始まっていないすべての回で、枠やキャンセル待ちの順番がなくなります。',
  skip: 'この回を休む',
  leaveAll: '定期セッションを抜ける',
  skippedNow: 'この回は休みます。ほかの回はそのままです。',
  left: '定期セッションを抜けました。',
  cancelScope: '中止する範囲',
  cancelFollowing: 'この回以降すべて',
  cancelledFollowing:
    'この回以降のセッションを中止しました。メンバーと応募者全員に1回ずつ通知されました。',
};
