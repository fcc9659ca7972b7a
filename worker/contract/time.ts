export const DAY_MS = 24 * 60 * 60 * 1000;

/** A time in ms since 1970 as the API has it: `2026-11-27T20:00:00.000Z`. Null stays null. */
export function iso(ms: number): string;
export function iso(ms: number | null): string | null;
export function iso(ms: number | null) {
  return ms === null ? null : new Date(ms).toISOString();
}
