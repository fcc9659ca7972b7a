import type { AttendanceBand, ThanksKind } from '../../../worker/contract/vocabulary.ts';
import type { afterwards as English } from '../en/afterwards.ts';
import type { Translated } from '../translated.ts';

const kinds: Record<ThanksKind, string> = {
  teammate: 'ナイスチームメイト',
  friendly: 'フレンドリー',
  host: 'ナイスホスト',
};

const bands: Record<AttendanceBand, string> = {
  new: 'まだ参加が少ない',
  usually: 'たいてい来る',
  sometimes: '来ないことがある',
  often: '来ないことが多い',
};

/** Words of what follows a session: who was there, thanks, and playing again. */
export const afterwards: Translated<typeof English> = {
  title: 'セッションのあとに',
  kinds,
  bands,
  thank: 'お礼を送る',
  thankOne: (name) => `${name}さんにお礼を送る`,
  thanked: (kind) => `お礼を送りました：${kinds[kind]}`,
  thanksDone: (name) => `${name}さんにお礼を送りました。`,
  mark: '欠席にする',
  markOne: (name) => `${name}さんを欠席にする`,
  marked: '欠席',
  markedContested: '本人は「参加した」と回答',
  markDone: (name) => `${name}さんを欠席にしました。本人に通知されます。`,
  unmark: '元に戻す',
  unmarkOne: (name) => `元に戻す：${name}さんは参加した`,
  unmarkDone: (name) => `${name}さんを参加に戻しました。`,
  missing: (until) =>
    `来なかった人はいますか？${until}まで欠席にできます。ほかの人は参加したことになります。`,
  asked: (name) =>
    `ホストは「${name}さんは来なかった」、${name}さんは「参加した」と回答しています。来なかったことを覚えている場合は、教えてください。そうでなければ、何もしなくて大丈夫です。`,
  agree: '来なかった',
  agreeOne: (name) => `${name}さんは来なかった`,
  agreed: '回答ありがとうございます。',
  own: {
    title: '欠席にされました',
    open: 'ホストは「来なかった」と回答しました。参加していた場合は教えてください。説明は要りません。ほかのメンバーに確認し、ホストに同意する人がいた場合だけ欠席になります。',
    contest: '参加しました',
    contested:
      '「参加した」と回答しました。ほかのメンバーがホストに同意しないかぎり、欠席にはなりません。',
    agreed:
      '「参加した」と回答しましたが、ほかのメンバーがホストに同意したため、欠席になりました。',
    late: 'ホストは「来なかった」と回答しました。7日以内に回答がなかったため、欠席になりました。',
  },
  thanksHelp: {
    title: 'お礼のしくみ',
    text: [
      'お礼は、同じセッションにいた人に、1人につき90日に1回送れます。お礼が届いたことは相手に伝わりますが、誰からかは伝わりません。何についてのお礼かは、その人のページで全員が見られます。',
      'レベルは、過去180日間に3人、10人、25人の別々の人からお礼をもらうと上がります。',
      'すでにフレンドだった人からのお礼と、公開されていないセッションのお礼は、合わせて1人分と数えます。1つのセッションでは2人分まで数えます。作られて14日未満だったアカウントや、ブロック中・停止中・削除済みの人の分は数えません。',
    ],
  },
  attendanceHelp: {
    title: '出欠のしくみ',
    text: [
      'セッションのあと48時間、ホストは来なかった人を欠席にできます。開始後に抜けた人も対象です。終了時にセッションに入っていたほかの人は、参加したことになります。欠席にされた人には通知され、7日以内に「参加した」と回答できます。その場合は、ほかのメンバーが同意したときだけ欠席になります。',
      'いつも来るかどうかは、応募先のホストだけに、ここに表示されている言葉で伝わります。数字はなく、ほかの人には見えず、自動で何かが起こることもありません。',
      'メンバーとして参加した直近30回のセッションが対象で、2人以上のホストの5回以上が必要です。1人のホストによる欠席は、1人につき1回だけ数えるので、1人のホストだけで表示が変わることはありません。ホストごとに数えるのは5回までです。',
    ],
  },
  level: {
    title: 'お礼',
    least: (kind, people) => `${kinds[kind]}：${people}人以上からお礼`,
    own: '自分の出欠',
    ownBands: {
      new: `参加したセッションがまだ少ないため、ホストには「${bands.new}」と表示されます。`,
      usually: `応募先のホストには「${bands.usually}」と表示されます。`,
      sometimes: `応募先のホストには「${bands.sometimes}」と表示されます。`,
      often: `応募先のホストには「${bands.often}」と表示されます。`,
    },
  },
  again: {
    play: 'また遊ぶ',
    playOne: (name) => `「${name}」でまた遊ぶ`,
    title: 'また遊ぶ',
    lead: '内容は前回と同じです。自由に変えてください。',
    people: '招待する人',
    peopleHint:
      '招待された人は、ワンタップですぐに参加できます。招待を受け取らない人は表示されません。',
    none: '前回のメンバーで招待できる人はいません。',
    nextWeek: '来週の同じ時間',
    evening: '次に空いている夜',
    times: '時間の候補',
    invited: (count) => `${count}人を招待しました。`,
    failed:
      'セッションは公開されましたが、招待を送れませんでした。セッションのページでフレンドを招待してください。',
  },
  played: {
    ago: (ago) => `${ago}に一緒にプレイ`,
    add: 'フレンド申請',
    addOne: (name) => `${name}さんにフレンド申請`,
    title: 'まだ誰もいません',
    text: '過去90日間に同じセッションで遊んだ人が、ここに表示されます。',
    shown: (count) => `${count}人`,
  },
};
