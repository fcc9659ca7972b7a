import type { reports as English } from '../en/reports.ts';
import type { Translated } from '../translated.ts';

/** Words of sending a report, and of a warning. */
export const reports: Translated<typeof English> = {
  reasons: {
    harassment: '嫌がらせや脅迫',
    hate: 'ヘイトスピーチ',
    sexual: '性的な内容、または同意のない内容',
    spam: 'スパムや宣伝',
    cheating: 'チートや代行',
    impersonation: 'なりすまし',
    other: 'その他',
  },
  report: '通報',
  /** By the kind of what is reported. A photo or video may have no name. */
  titles: {
    users: (name) => `${name}さんを通報`,
    sessions: (name) => `「${name}」を通報`,
    media: (alt) => (alt === '' ? '写真または動画を通報' : `「${alt}」を通報`),
    calls: (names) => `${names}との通話を通報`,
    messages: (name) => `${name}さんのメッセージを通報`,
  },
  intro:
    '通報者の名前と、通報した内容のコピーが管理者に表示されます。通報された人に、誰が通報したかは伝わりません。結果はお知らせします。',
  reason: '何が問題ですか？',
  choose: '理由を選択',
  missing: '理由を選んでください。',
  text: '何がありましたか？',
  textHint: '自分の言葉で書いてください。「その他」の場合は必須です。',
  block: (name) => `${name}さんをブロックする`,
  blockHint: 'Peerwayのどこでも、お互いが表示されなくなります。相手には通知されません。',
  submit: '通報を送信',
  done: '通報ありがとうございます。結果はお知らせします。',
  doneBlocked: (name) => `通報ありがとうございます。${name}さんをブロックしました。`,
  notBlocked: (name) =>
    `通報ありがとうございます。${name}さんをブロックできませんでした。相手のページでもう一度試してください。`,
  already: 'これはすでに通報済みです。結果はお知らせします。',
  warning: {
    title: '警告が届きました',
    intro: 'Peerwayの管理者からのメッセージ：',
    outro: '今後も続く場合、アカウントが停止またはBANされることがあります。',
    acknowledge: '確認しました',
    failed: '保存できませんでした。もう一度試してください。',
  },
};
