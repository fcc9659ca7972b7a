import type { Locale } from '../contract/locales.ts';
import { wordsIn } from './words.ts';
import { wallTime } from './zone-clock.ts';

const tagOf = (locale: Locale) =>
  locale === 'en' ? 'en-GB' : locale === 'ar' ? 'ar-u-nu-latn' : locale;

const dates = new Map<Locale, Intl.DateTimeFormat>();

const dateFormat = (locale: Locale) => {
  const made =
    dates.get(locale) ??
    new Intl.DateTimeFormat(tagOf(locale), { dateStyle: 'long', timeZone: 'UTC' });
  dates.set(locale, made);
  return made;
};

/** "24 December 2026" */
export const dateIn = (locale: Locale, at: number) => dateFormat(locale).format(at);

/** "UTC", "CET" or "GMT+9", as the locale has it. */
const zoneName = (locale: Locale, timeZone: string, at: number) =>
  new Intl.DateTimeFormat(tagOf(locale), { timeZone, timeZoneName: 'short' })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;

/** A moment for emails and feeds. @param zone feeds don't know the reader's */
export function momentIn(locale: Locale, at: number, zone = 'UTC') {
  const wall = wallTime(zone, at);
  return wordsIn(locale).emails.moment({
    date: dateIn(locale, wall),
    time: new Date(wall).toISOString().slice(11, 16),
    zone: zone === 'UTC' ? zone : zoneName(locale, zone, at),
  });
}
