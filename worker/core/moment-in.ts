import type { Locale } from '../contract/locales.ts';
import { wordsIn } from './words.ts';

const dates = new Map<Locale, Intl.DateTimeFormat>();

const dateFormat = (locale: Locale) => {
  const made =
    dates.get(locale) ??
    new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale === 'ar' ? 'ar-u-nu-latn' : locale, {
      dateStyle: 'long',
      timeZone: 'UTC',
    });
  dates.set(locale, made);
  return made;
};

/** "24 December 2026" */
export const dateIn = (locale: Locale, at: number) => dateFormat(locale).format(at);

/** A moment in UTC, for emails and feeds: they don't know the reader's time zone. */
export const momentIn = (locale: Locale, at: number) =>
  wordsIn(locale).emails.moment({
    date: dateIn(locale, at),
    time: new Date(at).toISOString().slice(11, 16),
  });
