/** Days and zones in full, where there is room for them. */

const MINUTE_MS = 60_000;

const full = new Intl.DateTimeFormat('en', { dateStyle: 'full' });
const moment = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });
const zone = new Intl.DateTimeFormat('en', { timeZoneName: 'long' });

export const fullDate = (ms: number) => full.format(ms);

/** "20 Nov 2026, 18:30", in the viewer's zone. */
export const momentWord = (ms: number) => moment.format(ms);

/** The viewer's zone by name, as "Central European Standard Time". */
export const zoneName = (ms: number) =>
  zone.formatToParts(ms).find(({ type }) => type === 'timeZoneName')?.value ?? '';

/** For <input type="datetime-local">: local wall time without a zone. */
export function toLocalInput(ms: number): string {
  const local = new Date(ms - new Date(ms).getTimezoneOffset() * MINUTE_MS);
  return local.toISOString().slice(0, 16);
}
