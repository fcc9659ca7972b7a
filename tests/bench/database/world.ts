/** What the filled databases have in common, whatever their size. */

/** How many sessions are listed, and how many users there are. */
export const SCALES = [1_000, 100_000, 1_000_000] as const;
export type Scale = (typeof SCALES)[number];

/** The clock of the data: far enough that no session of it is over by the clock of the machine. */
export const NOW = Date.UTC(2100, 0, 1);
export const HOUR_MS = 3_600_000;

/** People of whom much is known, in the same measure at every scale. */
export const HEAVY = 1;
export const HOST = 2;
export const ORDINARY = 3;

export const HEAVY_PREFERENCES = 50;
export const HEAVY_FRIENDS = 500;
export const HEAVY_BLOCKS = 100;
export const HOST_PAST = 10_000;
/** Applications of HEAVY, and those to one session of HOST. */
export const APPLICATIONS = 500;

/** Sessions of HOST come first: those that are over, then those ahead. The listed ones of all follow. */
export const HOST_AHEAD = 100;
export const FIRST_LISTED = HOST_PAST + HOST_AHEAD + 1;
/** The session of HOST that many apply to. */
export const HOSTED = HOST_PAST + 1;

export interface World {
  scale: Scale;
  lastSession: number;
}

export const worldOf = (scale: Scale): World => ({
  scale,
  lastSession: FIRST_LISTED - 1 + scale,
});
