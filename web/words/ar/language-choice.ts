import type { languageChoice as English } from '../en/language-choice.ts';
import type { Translated } from '../translated.ts';

/** Words of choosing the language. The languages are named in themselves. */
export const languageChoice: Translated<typeof English> = {
  label: 'اللغة',
  hint: 'لكل ما يقوله Peerway، وفي الرسائل البريدية والإشعارات أيضًا. ما يكتبه الناس يبقى كما هو.',
};
