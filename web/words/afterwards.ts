import * as english from './en/afterwards.ts';
import { inLanguage } from './language.ts';

export const afterwards = inLanguage('afterwards', english.afterwards);
