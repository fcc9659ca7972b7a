// @ts-nocheck
export const formerPlayer = 'Conta excluída';
