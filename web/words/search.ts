import { inLanguage } from './language.ts';
import * as english from './made/en/search.ts';

export const search = inLanguage('search', english.search);
