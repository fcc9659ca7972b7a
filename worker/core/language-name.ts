/** "German" for `de`, in the reader's language. A tag without a name stays as it is. */
export function languageNameIn(locale: string, tag: string): string {
  try {
    return new Intl.DisplayNames(locale, { type: 'language' }).of(tag) ?? tag;
  } catch {
    return tag;
  }
}
