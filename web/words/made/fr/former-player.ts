// @ts-nocheck
export const formerPlayer = 'Compte supprimé';
