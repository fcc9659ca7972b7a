// @ts-nocheck
export const formerPlayer = '前玩家';
