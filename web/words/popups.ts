import { inLanguage } from './language.ts';
import * as english from './made/en/popups.ts';

export const popups = inLanguage('popups', english.popups);
