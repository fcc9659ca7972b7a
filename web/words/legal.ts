import { inLanguage } from './language.ts';
import * as english from './made/en/legal.ts';

export const legal = inLanguage('legal', english.legal);
