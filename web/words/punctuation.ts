import { language } from './language.ts';

/** Han sentences have full-width marks, with no space after them. */
const isHan = /^(ja|zh)/.test(language);

/** Stands between the items of a list of facts. */
export const comma = language === 'ar' ? '، ' : isHan ? '、' : ', ';

/** Stands between two sentences. */
export const gap = isHan ? '' : ' ';

/** Stands between a label and what it names. */
export const colon = language === 'fr' ? '\u202F: ' : isHan ? '：' : ': ';
