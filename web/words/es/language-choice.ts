import type { languageChoice as English } from '../en/language-choice.ts';
import type { Translated } from '../translated.ts';

/** Words of choosing the language. The languages are named in themselves. */
export const languageChoice: Translated<typeof English> = {
  label: 'Idioma',
  hint: 'Para todo lo que dice Peerway, también en correos y notificaciones. Lo que escribe la gente no cambia.',
};
