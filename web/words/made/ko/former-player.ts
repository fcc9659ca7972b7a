// @ts-nocheck
export const formerPlayer = '이전 플레이어';
