/** What all filled databases share, whatever their size. */

/** The number of listed sessions, and of users. */
export const SCALES = [1_000, 100_000, 1_000_000] as const;
export type Scale = (typeof SCALES)[number];

/** The clock of the data: so far ahead that no session is over by the machine's clock. */
export const NOW = Date.UTC(2100, 0, 1);
export const HOUR_MS = 3_600_000;

/** Users with much data, the same amount at every scale. */
export const HEAVY = 1;
export const HOST = 2;
export const ORDINARY = 3;

export const HEAVY_PREFERENCES = 50;
export const HEAVY_FRIENDS = 500;
export const HEAVY_BLOCKS = 100;
export const HOST_PAST = 10_000;
/** The number of HEAVY's applications, and of those to one session of HOST. */
export const APPLICATIONS = 500;

/** Sessions of HOST come first, past ones before future ones. The other listed sessions follow. */
export const HOST_AHEAD = 100;
export const FIRST_LISTED = HOST_PAST + HOST_AHEAD + 1;
/** The session of HOST with many applications. */
export const HOSTED = HOST_PAST + 1;

export interface World {
  scale: Scale;
  lastSession: number;
}

export const worldOf = (scale: Scale): World => ({
  scale,
  lastSession: FIRST_LISTED - 1 + scale,
});
