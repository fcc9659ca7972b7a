import { inLanguage } from './language.ts';
import * as english from './made/en/hours.ts';

export const hours = inLanguage('hours', english.hours);
export const fitWords = inLanguage('fitWords', english.fitWords);
