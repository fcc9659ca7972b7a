import * as english from './en/legal.ts';
import { inLanguage } from './language.ts';

export const legal = inLanguage('legal', english.legal);
