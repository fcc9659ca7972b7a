import type { Words } from './words.ts';

/** The tag of the page's language, which web/boot.ts has set. */
export const language = globalThis.peerwayWords ? document.documentElement.lang : 'en';

/** Whose formats of dates, times and names go with the words. All have the digits that the words have. */
export const locale = language === 'en' ? language : `${language}-u-nu-latn`;

/** The chosen language's words of that name. Its script ran before this one (web/boot.ts), unless it is English. */
export const inLanguage = <K extends keyof Words>(name: K, english: Words[K]): Words[K] =>
  globalThis.peerwayWords?.[name] ?? english;
