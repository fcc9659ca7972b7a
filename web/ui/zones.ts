import { clocksOf } from '../base/browser-zone.ts';

/** "America/New York". */
export const zoneLabel = (zone: string) => zone.replaceAll('_', ' ');

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
