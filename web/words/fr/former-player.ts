/** Whoever has deleted their account. It is the name of them all, so it tells no gender. */
export const formerPlayer = 'Compte supprimé';
