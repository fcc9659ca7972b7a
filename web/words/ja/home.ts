import type { memberNow as English } from '../en/home.ts';
import type { Translated } from '../translated.ts';

/** Words above the lists of a member's home. */
export const memberNow: Translated<typeof English> = {
  label: '今',
  next: '次のセッション',
  runs: 'セッション進行中',
  nothing: '予定はまだありません。セッションを探す',
  friends: 'フレンド',
  online: (count) => `${count}人のフレンドがオンライン`,
  nobodyOnline: 'オンラインのフレンドはいません',
};
