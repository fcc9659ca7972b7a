import { inLanguage } from './language.ts';
import * as english from './made/en/ways-in.ts';

export const waysIn = inLanguage('waysIn', english.waysIn);
