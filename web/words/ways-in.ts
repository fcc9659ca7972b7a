import * as english from './en/ways-in.ts';
import { inLanguage } from './language.ts';

export const waysIn = inLanguage('waysIn', english.waysIn);
