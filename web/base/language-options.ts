import { locale } from '../words/language.ts';
import { knownTag, languageName } from './languages.ts';

/** The languages that a form offers. The server may send others, which are named in the same way. */
const OFFERED =
  'en de fr es it pt nl pl sv da nb fi cs hu ro el tr ru uk ar he hi id ms th vi ja ko zh'.split(
    ' ',
  );

/** The options by name. They always include `chosen`. */
export const languageOptions = (chosen: string) =>
  [...new Set([...OFFERED, chosen])]
    .map((value) => ({ value, label: languageName(value) }))
    .toSorted((one, other) => one.label.localeCompare(other.label, locale));

/** The browser's language without its country. Some browsers report `C` or nothing. */
export const ownLanguage = () => knownTag(navigator.language)?.split('-')[0] ?? 'en';
