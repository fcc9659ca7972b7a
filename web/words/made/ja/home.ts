// @ts-nocheck
export const memberNow = { label: '今', next: '次のセッション', runs: 'セッション進行中', nothing: '予定はまだありません。セッションを探す', friends: 'フレンド', online: (count) => `${count}人のフレンドがオンライン`, nobodyOnline: 'オンラインのフレンドはいません' };
