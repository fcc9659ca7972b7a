const FIRST_MS = 1_000;
const LONGEST_MS = 30_000;
/** As a share of the delay. */
const JITTER = 0.5;

/**
 * How long to wait before the next attempt, in ms: it doubles with each failure. A random part keeps all clients from
 * coming back at once.
 * @param atLeast what the server has asked for
 */
export const backoffMs = (failures: number, atLeast = 0) =>
  Math.max(atLeast, Math.min(FIRST_MS * 2 ** failures, LONGEST_MS)) * (1 + JITTER * Math.random());
