import { inLanguage } from './language.ts';
import * as english from './made/en/afterwards.ts';

export const afterwards = inLanguage('afterwards', english.afterwards);
