import type { seats as English } from '../en/seats.ts';
import type { Translated } from '../translated.ts';

/** Words of instant seats, of roles, and of offers from the waiting list. */
export const seats: Translated<typeof English> = {
  editor: {
    title: '参加方法',
    instantLabel: '参加の決め方',
    instant: {
      nobody: { name: '自分で決める', hint: '応募を1件ずつ読んで、承認するか断るか決めます。' },
      friends: { name: 'フレンドはすぐ参加', hint: 'ほかの人の応募は、自分で決めます。' },
      everyone: { name: '全員すぐ参加', hint: '満員になるまで先着順です。' },
    },
    roles: 'ロール（任意）',
    rolesHint: (most) =>
      `ロールごとに枠を分けられます。例：タンク1枠、ヒーラー1枠。${most}個まで。`,
    role: (place) => `ロール${place}`,
    rolePlaceholder: 'タンク',
    roleSeats: '枠',
    addRole: 'ロールを追加',
    removeRole: (name) => (name === '' ? 'ロールを削除' : `ロール「${name}」を削除`),
    rest: (count) => `残りの${count}枠はロール自由です。`,
  },
  rules: {
    roleName: 'すべてのロールに名前を付けてください。',
    roleTwice: '同じロールは1回しか使えません。',
    roleSeats: 'ロールごとに1枠以上必要です。',
    tooMany: 'ロールの枠がセッションの定員を超えています。1枠は自分の分です。',
  },
  page: {
    roles: 'ロール',
    any: 'ロール自由',
    taken: (taken, total) => `${taken}/${total}`,
    full: '満員',
    held: (count) => `${count}枠をキャンセル待ちの人に案内中`,
  },
  join: {
    now: '今すぐ参加',
    hint: '承認を待たずに参加できます。',
    roleFullHint:
      '選んだロールに空きがあれば、すぐに参加できます。空きがなければ、キャンセル待ちに入ります。',
    listHint: '満員です。キャンセル待ちに入れます。',
    role: '自分のロール',
    any: 'ロール自由',
    full: (role) => `${role}（満員）`,
    text: 'ホストへのメッセージ（任意）',
    joined: (session) => `「${session}」への参加が決まりました`,
    waiting: (session) => `「${session}」のキャンセル待ちに入りました`,
  },
  offer: {
    title: '枠が空きました',
    until: (clock) => `${clock}まで確保しています。それまでに参加を決めてください。`,
    left: (time) => `残り${time}。`,
    passHint: '見送ると、枠は次の人に回り、キャンセル待ちから外れます。',
    freeHint: '先着順です。早めに参加を決めましょう。',
    take: '参加する',
    pass: '見送る',
    takeIn: (session) => `「${session}」に参加する`,
    taken: '参加が決まりました。',
    passed: '見送りました。枠は次の人に回ります。',
    offered: (clock) => `${clock}まで案内中`,
  },
  host: {
    roleOf: (name) => `${name}さんのロール`,
    given: (name, role) => `${name}さんを${role}にしました。`,
    givenAny: (name) => `${name}さんをロール自由にしました。`,
  },
};
