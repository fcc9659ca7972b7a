import type { languageChoice as English } from '../en/language-choice.ts';
import type { Translated } from '../translated.ts';

/** Words of choosing the language. The languages are named in themselves. */
export const languageChoice: Translated<typeof English> = {
  label: 'Idioma',
  hint: 'Para tudo o que o Peerway diz, também em e-mails e notificações. O que as pessoas escrevem fica como está.',
};
