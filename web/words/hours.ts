import * as english from './en/hours.ts';
import { inLanguage } from './language.ts';

export const hours = inLanguage('hours', english.hours);
export const fitWords = inLanguage('fitWords', english.fitWords);
