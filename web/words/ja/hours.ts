import type { fitWords as FitWords, hours as Hours } from '../en/hours.ts';
import type { Translated } from '../translated.ts';

/** Words of the hours in which someone has time to play. */
export const hours: Translated<typeof Hours> = {
  title: '遊べる時間',
  hint: '遊べる時間を選びましょう。合うセッションを探すのに使います。自分にしか見えません。',
  grid: '1週間の時間',
  keys: '時間をタップするか、なぞって選びます。キーボードでは、矢印キーで移動、スペースキーで選択、Shift+矢印キーで複数選択。',
  cell: (day, clock) => `${day} ${clock}`,
  hour: '時刻',
  quick: { evenings: '平日の夜', weekends: '週末' },
  clear: 'すべて解除',
  zone: (zone) => `時刻のタイムゾーン：${zone}`,
  changeZone: (zone) => `${zone}に変更`,
  list: '一覧',
  none: '遊べる時間はまだ選ばれていません。',
  always: '毎日いつでも',
  span: (day, from, to) => `${day} ${from}～${to}`,
  spanOver: (day, from, nextDay, to) => `${day} ${from}～${nextDay} ${to}`,
  state: { saved: '保存済み', saving: '保存中…', failed: '保存できませんでした' },
};

/** Why a session may fit. */
export const fitWords: Translated<typeof FitWords> = {
  why: 'おすすめの理由',
  game: 'マイゲーム',
  hours: '遊べる時間',
  language: '自分の言語',
  level: '自分の腕前',
  region: '自分の地域',
};
