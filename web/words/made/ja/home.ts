import type * as english from '../en/home.ts';
import type { Translated } from '../../translated.ts';
export const memberNow: Translated<typeof english.memberNow> = { label: "今", next: "次のセッション", runs: "セッション進行中", nothing: "予定はまだありません。セッションを探す", friends: "フレンド", online: (count) => `${count}人のフレンドがオンライン`, nobodyOnline: "オンラインのフレンドはいません" };
