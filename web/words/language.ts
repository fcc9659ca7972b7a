import type { Words } from './words.ts';

/** Whose formats of dates, times and names go with the words. All have the digits that the words have. */
export const locale = globalThis.peerwayWords ? `${document.documentElement.lang}-u-nu-latn` : 'en';

/** The chosen language's words of that name. Its script ran before this one (web/boot.ts), unless it is English. */
export const inLanguage = <K extends keyof Words>(name: K, english: Words[K]): Words[K] =>
  globalThis.peerwayWords?.[name] ?? english;
