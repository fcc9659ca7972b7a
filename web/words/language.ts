import type { Words } from './words.ts';

/** The tag of the page's language, which web/boot.ts has set. */
export const language = globalThis.peerwayWords ? document.documentElement.lang : 'en';

/** Whose formats of dates, times and names go with the words. All have the digits that the words have. */
export const locale = language === 'en' ? language : `${language}-u-nu-latn`;

/** Stands between the items of a list of facts. */
export const comma = language === 'ar' ? '، ' : /^(?:ja|zh)\b/.test(language) ? '、' : ', ';

/** Stands between two sentences. Those of Chinese and Japanese end in a full-width mark. */
export const gap = /^(?:ja|zh)\b/.test(language) ? '' : ' ';

/** The chosen language's words of that name. Its script ran before this one (web/boot.ts), unless it is English. */
export const inLanguage = <K extends keyof Words>(name: K, english: Words[K]): Words[K] =>
  globalThis.peerwayWords?.[name] ?? english;

/** Stands between a label and what it names. */
export const colon = language === 'fr' ? '\u00A0: ' : /^(?:ja|zh)\b/.test(language) ? '：' : ': ';
