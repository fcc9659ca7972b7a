import type {
  muting as Muting,
  notificationSettings as NotificationSettings,
  pushDevices as PushDevices,
  topics as Topics,
  unsubscribing as Unsubscribing,
} from '../en/notification-settings.ts';
import type { Translated } from '../translated.ts';

/** What people can be notified of, and what belongs to it. */
export const topics: Translated<typeof Topics> = {
  applications: {
    name: '自分のセッションへの応募',
    hint: '応募、応募の取り消し、メンバーが抜けたとき。',
  },
  seats: {
    name: '自分の応募',
    hint: '承認、見送り、空き枠の案内のときと、外されたとき、案内を逃したとき。',
  },
  changes: {
    name: 'セッションの変更',
    hint: '時間やゲームの変更、中止のとき。',
  },
  reminders: { name: 'リマインダー', hint: 'セッションの1日前と15分前。' },
  voice: { name: 'ボイチャ', hint: '自分のセッションでボイチャが始まったとき。' },
  messages: {
    name: 'メッセージ',
    hint: 'ダイレクトメッセージ、メンション、セッションのルームの新着。',
  },
  invitations: { name: 'セッションへの招待', hint: 'ホストかメンバーから招待されたとき。' },
  friends: {
    name: 'フレンド',
    hint: 'フレンド申請が届いたときと、承認されたとき。',
  },
  calls: { name: '不在着信', hint: '不在の間に着信があったとき。' },
  matches: { name: '保存した検索', hint: '保存した検索に合う新しいセッションができたとき。' },
  afterwards: { name: 'セッションのあと', hint: '出欠の確認と、お礼が届いたとき。' },
};

/** Words of the page where one chooses how to be notified. */
export const notificationSettings: Translated<typeof NotificationSettings> = {
  saved: '保存しました。',
  channels: { push: 'プッシュ', email: 'メール' },
  topics: {
    title: '通知する内容',
    hint: 'すべての通知は上のベルに表示されます。離れているときにも受け取るものを選んでください。デバイスへのプッシュ通知か、しばらく読まれなかったときのメールで届きます。',
    what: '内容',
    cell: (topic, channel) => `${topic}：${channel}`,
    unconfirmed:
      'メールは確認済みのアドレスにだけ送ります。「アカウント」でメールアドレスを確認してください。',
    noMail: 'このコミュニティではまだメールを送れません。',
  },
  when: {
    title: '時間と方法',
    quiet: 'おやすみ時間',
    quietHint:
      'この時間は、プッシュ通知もメールも届きません。まだ必要な通知は、時間が終わったあとに届きます。',
    from: '開始',
    to: '終了',
    same: '開始とは別の時刻を選んでください。',
    digest: 'メールは1日1通にまとめる',
    digestHint:
      'ベルで未読の通知を、毎日9:00に1通のメールで送ります。1日以内に始まるセッションの変更は、変更のメールをオフにしていなければ、このメールを待たずに届きます。',
    zone: 'タイムゾーン',
    private: 'プッシュ通知の内容を隠す',
    privateHint: '何があったかだけを表示し、名前やメッセージは表示しません。',
  },
};

/** Words about muted sessions. */
export const muting: Translated<typeof Muting> = {
  title: 'ミュートしたセッション',
  none: 'ミュートしたセッションはありません。セッションのページでミュートできます。',
  muteSession: 'セッションをミュート',
  unmuteSession: 'ミュートを解除',
  unmute: '解除',
  unmuteOne: (name) => `「${name}」のミュートを解除`,
  muted: (name) => `「${name}」のプッシュ通知とメールは届かなくなります。`,
  unmuted: (name) => `「${name}」のミュートを解除しました。`,
};

/** Words of the page behind the link in emails. */
export const unsubscribing: Translated<typeof Unsubscribing> = {
  title: 'メールの配信停止',
  lead: 'このメールが不要なら、ボタンを押すだけで止められます。お知らせは、これからもベルですべて見られます。',
  submit: '配信を停止',
  undo: '元に戻す',
  digest: (on) => (on ? '1日1回のまとめ' : '1日1回のまとめと、個別の通知のメール'),
  done: (on, emails) =>
    on ? `次のメールがまた届きます：${emails}。` : `次のメールは届かなくなりました：${emails}。`,
  dead: 'このリンクは期限切れか、不完全です。受け取るメールを変えるには、ログインしてください。',
  settings: '通知の設定',
};

/** Words about the browsers that get pushes. */
export const pushDevices: Translated<typeof PushDevices> = {
  title: 'プッシュ通知が届くデバイス',
  hint: 'ログアウトしたデバイスには、プッシュ通知も届かなくなります。',
  unavailable: 'このコミュニティではまだプッシュ通知を送れません。',
  on: 'このブラウザの通知はオンです。',
  off: 'このブラウザにはまだ通知が届きません。',
  unsupported: 'このブラウザでは、Peerwayを閉じている間の通知を受け取れません。',
  test: 'テスト通知を送る',
  testOne: (name) => `${name}にテスト通知を送る`,
  tested: (name) => `${name}にテスト通知を送りました。`,
  remove: '外す',
  removeOne: (name) => `${name}へのプッシュ通知を止める`,
  removed: (name) => `${name}にはプッシュ通知が届かなくなりました。`,
};
