import { ProblemError } from '../core/problems.ts';
import { PASSWORD_COST } from './password-cost.ts';

/**
 * Lets one password be hashed at a time. A hash keeps its isolate busy, with everybody else's requests in it: Workers
 * compute scrypt on the thread that answers them. So each hash gets a turn, with room after it for what else waits, and
 * a few may wait for theirs. The others are asked to come again, before the rest of the instance waits for them.
 */

const { log2, blockSize, parallelism } = PASSWORD_COST;
/** A hash takes some 160 ms at scrypt's 2^14, 8, 5. Half as much again is for what else waits. */
const TURN_MS = (240 * 2 ** log2 * blockSize * parallelism) / (2 ** 14 * 8 * 5);
const WAITING_MAX = 16;

/** When the next turn begins. Only turns are noted, so a request that is broken off holds up nobody. */
let freeAt = 0;

/** @returns how long to wait for a turn that is asked for now. @throws ProblemError 503 if too many wait */
function waitFor(now: number): number {
  const wait = Math.max(0, freeAt - now);
  if (wait <= WAITING_MAX * TURN_MS) return wait;
  // More turns than are given out: the clock was set back.
  if (wait > (WAITING_MAX + 1) * TURN_MS) return 0;
  throw new ProblemError(503, (say) => say.login.busy, {
    retryAfterSeconds: Math.ceil(wait / 1000),
  });
}

/**
 * Ask before a guess is counted, so that nobody is locked out by coming again in a rush. The turn itself is taken after
 * it, since a guess that is refused needs none.
 * @throws ProblemError 503 if too many wait
 */
export function assertTurnSoon() {
  waitFor(Date.now());
}

/** Waits for a turn to hash one password. @throws ProblemError 503 if too many wait */
export async function passwordTurn() {
  const now = Date.now();
  const wait = waitFor(now);
  freeAt = now + wait + TURN_MS;
  if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
}
