/** The languages that Peerway speaks: the folders of web/words, by their BCP-47 tags. */
export const LOCALES = [
  'en',
  'de',
  'fr',
  'es',
  'pt-BR',
  'pl',
  'ja',
  'ko',
  'zh-Hans',
  'ar',
] as const;

export type Locale = (typeof LOCALES)[number];

const base = (tag: string) => tag.replace(/-.*/, '').toLowerCase();

/** The best of our languages for an `Accept-Language` header, by its order. English if none fits. */
export function acceptedLocale(header: string | undefined): Locale {
  const tags = (header ?? '').split(',').map((part) => part.replace(/;.*/, '').trim());
  const [first = 'en'] = tags.flatMap(
    (tag) => LOCALES.find((locale) => base(locale) === base(tag)) ?? [],
  );
  return first;
}

export const directionOf = (locale: string) => (/^(ar|fa|he|ur)\b/.test(locale) ? 'rtl' : 'ltr');

/** The language of this tag. English if Peerway doesn't speak it. */
export const localeOf = (tag: string | null): Locale =>
  LOCALES.find((locale) => locale === tag) ?? 'en';
