import type { Words } from './words.ts';

/** The chosen language's words of that name. Its script ran before this one (web/boot.ts), unless it is English. */
export const inLanguage = <K extends keyof Words>(name: K, english: Words[K]): Words[K] =>
  globalThis.peerwayWords?.[name] ?? english;
