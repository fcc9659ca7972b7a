import * as english from './en/popups.ts';
import { inLanguage } from './language.ts';

export const popups = inLanguage('popups', english.popups);
