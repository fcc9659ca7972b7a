import type { messages as English } from '../en/messages.ts';
import type { Translated } from '../translated.ts';
import { number } from './grammar.ts';

/** Words of rooms and conversations. */
export const messages: Translated<typeof English> = {
  title: 'メッセージ',
  link: (unread) => (unread === 0 ? 'メッセージ' : `メッセージ（${unread}件の会話に新着あり）`),
  none: 'まだメッセージはありません',
  noneText: 'フレンドや、同じセッションの人にメッセージを送れます。',
  unread: (count) => `新着${count}件`,
  shown: (count, more) => (more ? `${count}件の会話` : `会話は全${count}件`),
  moreConversations: '会話をもっと見る',
  deletedLast: 'メッセージは削除されました',
  room: 'ルーム',
  roomHint: 'ホストとメンバーだけに表示されます。',
  with: (name) => `${name}さんとのメッセージ`,
  message: 'メッセージ',
  messageOne: (name) => `${name}さんにメッセージを送る`,
  empty: 'まだ何もありません。あいさつしてみましょう！',
  failed: 'メッセージを読み込めませんでした。',
  missing: 'この人にはメッセージを送れません。',
  retry: '再試行',
  closed: 'ここにはもう書き込めません。',
  write: 'メッセージを入力',
  send: '送信',
  sending: '送信中…',
  discard: '削除',
  older: '以前のメッセージを読み込む',
  newFrom: '新着',
  toNewest: (count) => `新着メッセージ${number(count)}件`,
  toBottom: '最新のメッセージへ',
  edited: '編集済み',
  removed: {
    author: 'このメッセージは削除されました。',
    host: 'このメッセージはホストが削除しました。',
    admin: 'このメッセージは管理者が削除しました。',
  },
  typing: (names) => (names.length === 1 ? `${names[0]}さんが入力中…` : '複数の人が入力中…'),
  more: (name) => `${name}さんのメッセージのその他の操作`,
  edit: '編集',
  remove: '削除',
  save: '保存',
  cancel: 'キャンセル',
  editing: 'メッセージを編集',
  you: '自分',
  search: {
    open: 'メッセージを検索',
    label: 'メッセージを検索',
    submit: '検索',
    close: '検索を閉じる',
    older: '以前のメッセージも検索',
    found: (count, more) => {
      if (count === 0)
        return more ? 'まだ見つかっていません。' : 'メッセージは見つかりませんでした。';
      return more
        ? `ここまでで${number(count)}件見つかりました。`
        : `${number(count)}件のメッセージが見つかりました。`;
    },
  },
  gone: 'もうこのセッションのメンバーではないため、ルームの閲覧や書き込みはできません。',
  unsent: '入力した内容は送信されていません：',
};
