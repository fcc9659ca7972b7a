import { locale } from '../words/language.ts';

/** The languages that a form offers. The server may send others, which are named in the same way. */
const OFFERED =
  'en de fr es it pt nl pl sv da nb fi cs hu ro el tr ru uk ar he hi id ms th vi ja ko zh'.split(
    ' ',
  );

/** Created on first use, like the formats of times. */
let names: Intl.DisplayNames | undefined;

/** The canonical form of a BCP-47 tag. Undefined for an invalid tag, for which Intl throws. */
export function knownTag(text: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(text)[0];
  } catch {
    return undefined;
  }
}

/** "German" for `de`. The text itself if it is not a tag or has no name. */
export function languageName(text: string): string {
  const tag = knownTag(text);
  names ??= new Intl.DisplayNames(locale, { type: 'language' });
  return (tag !== undefined && names.of(tag)) || text;
}

/** The options by name. They always include `chosen`. */
export const languageOptions = (chosen: string) =>
  [...new Set([...OFFERED, chosen])]
    .map((value) => ({ value, label: languageName(value) }))
    .toSorted((one, other) => one.label.localeCompare(other.label, locale));

/** The browser's language without its country. Some browsers report `C` or nothing. */
export const ownLanguage = () => knownTag(navigator.language)?.split('-')[0] ?? 'en';
