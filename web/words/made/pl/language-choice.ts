// @ts-nocheck
export const languageChoice = { label: 'Język', hint: 'Dotyczy wszystkiego, co mówi Peerway, także w e-mailach i powiadomieniach. To, co piszą ludzie, się nie zmienia.' };
