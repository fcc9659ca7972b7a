import type { languageChoice as English } from '../en/language-choice.ts';
import type { Translated } from '../translated.ts';

/** Words of choosing the language. The languages are named in themselves. */
export const languageChoice: Translated<typeof English> = {
  label: 'Langue',
  hint: 'Pour tout ce que dit Peerway, e-mails et notifications compris. Ce que les gens écrivent ne change pas.',
};
