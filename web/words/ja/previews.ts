import type { previews as English } from '../en/previews.ts';
import { list } from './grammar.ts';

const NAME = 'Peerway';

const DESCRIPTION = '今夜一緒に遊ぶ人が見つかる：セッション、プレイヤー、通話。遊び仲間への近道。';

const MOMENT = new Intl.DateTimeFormat('ja-JP', {
  timeZone: 'UTC',
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZoneName: 'short',
});

/** What other programs show of a shared link. */
export const previews: typeof English = {
  name: NAME,
  product: { title: `${NAME}：遊び仲間への近道`, description: DESCRIPTION },
  search: 'セッションを探す',
  searchGame: (game) => `「${game}」で一緒に遊ぶ`,
  searchCategory: (category) => `${category}：参加できるセッション`,
  categories: 'カテゴリ別のゲーム',
  imprint: '運営者情報',
  privacy: 'プライバシー',
  terms: '利用規約',
  cancelled: (session) => `中止：${session}`,
  session: (games, startsAt) => `${list(games)} · ${MOMENT.format(startsAt)}`,
  sessionCancelled: (games) => `${list(games)} · このセッションは中止になりました。`,
  player: 'Peerwayのプレイヤーです。',
  plays: (games) => `遊ぶゲーム：${list(games)}`,
};
