import { clocksOf } from '../base/browser-zone.ts';

/** "America/New York". */
export const zoneLabel = (zone: string) => zone.replaceAll('_', ' ');

/** All zones that this browser knows, for a select. @param zone one that the list must have */
export const zoneOptions = (zone = 'UTC') =>
  [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', zone])]
    .toSorted()
    .map((value) => ({ value, label: zoneLabel(value) }));

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
