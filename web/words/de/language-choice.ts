import type { languageChoice as English } from '../en/language-choice.ts';
import type { Translated } from '../translated.ts';

/** Words of choosing the language. The languages are named in themselves. */
export const languageChoice: Translated<typeof English> = {
  label: 'Sprache',
  hint: 'Für alles, was Peerway sagt, auch in E-Mails und Benachrichtigungen. Was andere schreiben, bleibt, wie es ist.',
};
