import { locale } from '../words/language.ts';
import { unbroken } from './time.ts';

/** Days and zones in full, for places with room. */

const MINUTE_MS = 60_000;

const full = new Intl.DateTimeFormat(locale, { dateStyle: 'full' });
const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
const zone = new Intl.DateTimeFormat(locale, { timeZoneName: 'long' });

export const fullDate = (ms: number) => full.format(ms);

/** "Nov 20, 2026, 6:30 PM", in the viewer's zone. */
export const momentWord = (ms: number) => unbroken(moment.format(ms));

/** The viewer's zone by name, as "Central European Standard Time". */
export const zoneName = (ms: number) =>
  zone.formatToParts(ms).find(({ type }) => type === 'timeZoneName')?.value ?? '';

/** For a DateTimeField: local wall time without a zone. */
export function toLocalInput(ms: number): string {
  const local = new Date(ms - new Date(ms).getTimezoneOffset() * MINUTE_MS);
  return local.toISOString().slice(0, 16);
}

/** The time of a DateTimeField in ms. NaN if it is incomplete. */
export const fromLocalInput = (text: string): number =>
  /^\d{4,6}-\d\d-\d\dT\d\d:\d\d$/.test(text) ? new Date(text).getTime() : Number.NaN;

/** A day and a time in the format of a DateTimeField. '' if both are missing. */
export const localInput = (day: string, time: string) =>
  day === '' && time === '' ? '' : `${day}T${time}`;
