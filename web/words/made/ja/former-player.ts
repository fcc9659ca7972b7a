// @ts-nocheck
export const formerPlayer = '退会したプレイヤー';
