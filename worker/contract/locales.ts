/** The languages that Peerway speaks: the folders of web/words, by their BCP-47 tags. */
export const LOCALES = ['en', 'de'] as const;

export type Locale = (typeof LOCALES)[number];

/** The language of this tag. English if Peerway doesn't speak it. */
export const localeOf = (tag: string | null): Locale =>
  LOCALES.find((locale) => locale === tag) ?? 'en';
