// @ts-nocheck
export const formerPlayer = 'Dawny gracz';
