import { inLanguage } from './language.ts';
import * as english from './made/en/language-choice.ts';

export const languageChoice = inLanguage('languageChoice', english.languageChoice);
