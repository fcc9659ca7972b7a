import * as english from './en/language-choice.ts';
import { inLanguage } from './language.ts';

export const languageChoice = inLanguage('languageChoice', english.languageChoice);
