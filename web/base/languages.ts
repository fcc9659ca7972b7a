import { locale } from '../words/language.ts';

/** Created on first use, like the formats of times. */
let names: Intl.DisplayNames | undefined;

/** The canonical form of a BCP-47 tag without extensions. Undefined for any other, for which Intl has no name. */
export function knownTag(text: string): string | undefined {
  try {
    return new Intl.Locale(text).baseName;
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
