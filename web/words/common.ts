import { inLanguage } from './language.ts';
import * as english from './made/en/common.ts';

export const common = inLanguage('common', english.common);
export const empty = inLanguage('empty', english.empty);
export const errors = inLanguage('errors', english.errors);
export const themes = inLanguage('themes', english.themes);
