// @ts-nocheck
export const formerPlayer = 'Gelöschter Account';
