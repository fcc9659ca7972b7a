// @ts-nocheck
export const languageChoice = { label: 'Langue', hint: 'Pour tout ce que dit Peerway, e-mails et notifications compris. Ce que les gens écrivent ne change pas.' };
