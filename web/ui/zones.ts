import { DAY_MS } from '../../worker/contract/time.ts';

export const browserZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** "America/New York". */
export const zoneLabel = (zone: string) => zone.replaceAll('_', ' ');

/** What the clock of a zone shows now and in half a year, with and without summer time. */
function clocksOf(zone: string, now: number) {
  const format = new Intl.DateTimeFormat('en', {
    timeZone: zone,
    dateStyle: 'short',
    timeStyle: 'short',
  });
  return [now, now + 182 * DAY_MS].map((ms) => format.format(ms)).join();
}

/**
 * Whether times of one zone are other times in the other. Different names may have one clock: Asia/Calcutta is
 * Asia/Kolkata, and a move from Berlin to Paris changes nothing.
 */
export function isOtherClock(zone: string, other: string, now = Date.now()): boolean {
  try {
    return zone !== other && clocksOf(zone, now) !== clocksOf(other, now);
  } catch {
    // This browser doesn't know one of them.
    return true;
  }
}
