import type * as english from '../en/language-choice.ts';
import type { Translated } from '../../translated.ts';
export const languageChoice: Translated<typeof english.languageChoice> = { label: "اللغة", hint: "لكل ما يقوله Peerway، وفي الرسائل البريدية والإشعارات أيضًا. ما يكتبه الناس يبقى كما هو." };
