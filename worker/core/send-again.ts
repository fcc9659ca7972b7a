import { type Detail, ProblemError } from './problems.ts';

/**
 * How long after an invitation, an invite or an application was sent the next one of the same kind can follow, if it was
 * taken back or declined. Otherwise sending and taking back could notify without end.
 */
export const SEND_AGAIN_MS = 10 * 60_000;

/** @param againAt when it can be sent again, in ms since 1970 */
export const sentTooSoon = (detail: Detail, againAt: number, now: number) =>
  new ProblemError(429, detail, { retryAfterSeconds: Math.ceil((againAt - now) / 1000) });
