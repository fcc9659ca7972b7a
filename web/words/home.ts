import * as english from './en/home.ts';
import { inLanguage } from './language.ts';

export const memberNow = inLanguage('memberNow', english.memberNow);
