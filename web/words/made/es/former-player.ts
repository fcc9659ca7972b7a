// @ts-nocheck
export const formerPlayer = 'Cuenta eliminada';
