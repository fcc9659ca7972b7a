import { inLanguage } from './language.ts';
import * as english from './made/en/home.ts';

export const memberNow = inLanguage('memberNow', english.memberNow);
