import * as english from './en/search.ts';
import { inLanguage } from './language.ts';

export const search = inLanguage('search', english.search);
