/** Languages that a form offers; others may still come from the server and are named just the same. */
const OFFERED =
  'en de fr es it pt nl pl sv da nb fi cs hu ro el tr ru uk ar he hi id ms th vi ja ko zh'.split(
    ' ',
  );

/** Created on first use, like the formats of times. */
let names: Intl.DisplayNames | undefined;

/** A BCP-47 tag in its usual spelling; undefined for what is none. Intl throws where it is given such a one. */
export function knownTag(text: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(text)[0];
  } catch {
    return undefined;
  }
}

/** "German" for `de`; the text itself where it is no tag, or one without a name. */
export function languageName(text: string): string {
  const tag = knownTag(text);
  names ??= new Intl.DisplayNames('en', { type: 'language' });
  return (tag !== undefined && names.of(tag)) || text;
}

/** Options by name, `chosen` among them whatever it is. */
export const languageOptions = (chosen: string) =>
  [...new Set([...OFFERED, chosen])]
    .map((value) => ({ value, label: languageName(value) }))
    .toSorted((one, other) => one.label.localeCompare(other.label, 'en'));

/** The language that the browser asks for, without its country. Some browsers say `C` or nothing at all. */
export const ownLanguage = () => knownTag(navigator.language)?.split('-')[0] ?? 'en';
