/** Languages that a form offers; others may still come from the server and are named just the same. */
const OFFERED =
  'en de fr es it pt nl pl sv da nb fi cs hu ro el tr ru uk ar he hi id ms th vi ja ko zh'.split(
    ' ',
  );

const names = new Intl.DisplayNames('en', { type: 'language' });

/** "German" for `de`; the tag itself where the browser knows no name. */
export const languageName = (tag: string) => names.of(tag) ?? tag;

/** Options by name, `chosen` among them whatever it is. */
export const languageOptions = (chosen: string) =>
  [...new Set([...OFFERED, chosen])]
    .map((value) => ({ value, label: languageName(value) }))
    .toSorted((one, other) => one.label.localeCompare(other.label, 'en'));

/** The language that the browser asks for, without its country. */
export const ownLanguage = () => navigator.language.split('-')[0] ?? 'en';
