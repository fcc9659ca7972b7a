import { locale } from '../words/language.ts';
import { common } from '../words/made/common.ts';
import { clockWord, dayWord, formatOf, inSpan, unbroken } from './time.ts';

/** Days and zones in full, for places with room. */

const MINUTE_MS = 60_000;

let zone: Intl.DateTimeFormat | undefined;

export const fullDate = formatOf({ dateStyle: 'full' });

const moment = formatOf({ dateStyle: 'medium', timeStyle: 'short' });

/** "Nov 20, 2026, 6:30 PM", in the viewer's zone. */
export const momentWord = (ms: number): string => unbroken(moment(ms));

/** The viewer's zone by name, as "Central European Standard Time". */
export function zoneName(ms: number): string {
  zone ??= new Intl.DateTimeFormat(locale, { timeZoneName: 'long' });
  return zone.formatToParts(ms).find(({ type }) => type === 'timeZoneName')?.value ?? '';
}

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

/** "40 min ago". */
export const agoWord = (ms: number, now: number): string => inSpan(common.time.ago, ms, now);

/** "tomorrow 9:45 PM". */
export const dayAndClock = (ms: number, now: number): string =>
  common.time.dayAt({ day: dayWord(ms, now), clock: clockWord(ms) });
