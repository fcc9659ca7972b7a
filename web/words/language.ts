import type { Words } from './words.ts';

/** The tag of the page's language, which web/boot.ts has set. */
export const language = globalThis.peerwayWords ? document.documentElement.lang : 'en';

/** The locale for dates, times and names. All locales use Latin digits, as the words do. */
export const locale = language === 'en' ? language : `${language}-u-nu-latn`;

/**
 * The words of this name in the chosen language. For other languages than English web/boot.ts has loaded a script
 * before this one.
 */
export const inLanguage = <K extends keyof Words>(name: K, english: Words[K]): Words[K] =>
  globalThis.peerwayWords?.[name] ?? english;
