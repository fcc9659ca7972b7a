import { DAY_MS } from '../../worker/contract/time.ts';
import * as rule from '../../worker/contract/wall-time.ts';
import { chosenZone } from '../base/chosen-zone.ts';
import { locale } from '../words/language.ts';
import { common } from '../words/made/common.ts';
import { clockWord, dayWord, formatOf, inSpan, localDay, unbroken, wallTime } from './time.ts';

/** Days and zones in full, for places with room. */

const MINUTE_MS = 60_000;

let zone: Intl.DateTimeFormat | undefined;

export const fullDate = formatOf({ dateStyle: 'full' });

const moment = formatOf({ dateStyle: 'medium', timeStyle: 'short' });

/** "Nov 20, 2026, 6:30 PM", in the viewer's zone. */
export const momentWord = (ms: number): string => unbroken(moment(ms));

/** The viewer's zone by name, as "Central European Standard Time". */
export function zoneName(ms: number): string {
  zone ??= new Intl.DateTimeFormat(locale, { timeZone: chosenZone, timeZoneName: 'long' });
  return zone.formatToParts(ms).find(({ type }) => type === 'timeZoneName')?.value ?? '';
}

/** The moments at which the user's clocks show this wall time. None if it is NaN. */
export const momentsOf = (wall: number): number[] =>
  Number.isNaN(wall) ? [] : rule.momentsOf(wallTime, wall);

export const momentOf = (wall: number): number => rule.momentOf(wallTime, wall);

/** The moment at which a local day has this time. @param days after the day of `now` @param hour 28 is 4:00 of the next day */
export const momentAt = (now: number, days: number, hour: number, minute = 0): number =>
  momentOf((localDay(now) + days) * DAY_MS + (hour * 60 + minute) * MINUTE_MS);

/** The same local time some days later. A change of the clocks doesn't shift it. */
export const daysLater = (ms: number, days: number) => momentOf(wallTime(ms) + days * DAY_MS);

/** Ends the time of a DateTimeField that is the second of two, when clocks are put back. */
const SECOND = '/2';

/** Whether the time of a DateTimeField is the second of two. */
export const isSecond = (text: string) => text.endsWith(SECOND);

/** For a DateTimeField: what the clocks show, as `2026-11-22T20:00`, or `2027-10-31T02:30/2` for the second of two. */
export function toLocalInput(ms: number): string {
  const shown = wallTime(ms);
  const text = new Date(shown).toISOString().slice(0, 16);
  return momentOf(shown) < ms - MINUTE_MS ? text + SECOND : text;
}

/** The wall time of a DateTimeField. NaN if it is incomplete. */
export const typedWall = (text: string): number =>
  // While a year is typed, it is one such as 0002, which not every clock can show.
  /^[1-9]\d{3}-\d\d-\d\dT\d\d:\d\d(?:\/2)?$/.test(text)
    ? Date.parse(`${text.replace(SECOND, '')}Z`)
    : Number.NaN;

/** The time of a DateTimeField in ms. NaN if it is incomplete. */
export function fromLocalInput(text: string): number {
  const wall = typedWall(text);
  if (Number.isNaN(wall)) return wall;
  return (isSecond(text) ? momentsOf(wall)[1] : undefined) ?? momentOf(wall);
}

/** A day and a time in the format of a DateTimeField. '' if both are missing. @param second of two, if there are two */
export function localInput(day: string, time: string, second = false): string {
  if (day === '' && time === '') return '';
  const text = `${day}T${time}`;
  return second && momentsOf(typedWall(text)).length > 1 ? text + SECOND : text;
}

const wallClock = formatOf({ hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });

/** "2:30 AM" for a wall time, even if the clocks skip it. */
export const wallClockWord = (wall: number): string => unbroken(wallClock(wall));

/** "40 min ago". */
export const agoWord = (ms: number, now: number): string => inSpan(common.time.ago, ms, now);

/** "tomorrow 9:45 PM". */
export const dayAndClock = (ms: number, now: number): string =>
  common.time.dayAt({ day: dayWord(ms, now), clock: clockWord(ms) });
