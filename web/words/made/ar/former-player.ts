// @ts-nocheck
export const formerPlayer = 'لاعب سابق';
