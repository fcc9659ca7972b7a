import type { languageChoice as English } from '../en/language-choice.ts';
import type { Translated } from '../translated.ts';

/** Words of choosing the language. The languages are named in themselves. */
export const languageChoice: Translated<typeof English> = {
  label: 'Język',
  hint: 'Dotyczy wszystkiego, co mówi Peerway, także w e-mailach i powiadomieniach. To, co piszą ludzie, się nie zmienia.',
};
