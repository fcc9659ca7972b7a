import { ProblemError } from '../core/problems.ts';
import { PASSWORD_COST } from './password-cost.ts';

/**
 * Lets one password be hashed at a time. A hash keeps its isolate busy, with everybody else's requests in it: Workers
 * compute scrypt on the thread that answers them. So each hash gets a turn, with room after it for what else waits, and
 * a few may wait for theirs. The others are asked to come again, before the rest of the instance waits for them.
 *
 * All of this is in times, without a queue of promises. A request that is broken off would never resolve its own, and
 * everybody after it would wait forever.
 */

const { log2, blockSize, parallelism } = PASSWORD_COST;
const COST = (2 ** log2 * blockSize * parallelism) / (2 ** 14 * 8 * 5);
/** At scrypt's 2^14, 8, 5. On a busy machine it takes longer. */
const HASH_MS = 160 * COST;
/** After each hash, for what else waits. */
const PAUSE_MS = 80 * COST;
const TURN_MS = HASH_MS + PAUSE_MS;
const WAITING_MAX = 16;
/** A hash that began this long ago was broken off. */
const BROKEN_OFF_MS = 10_000;

/** When the next turn begins. */
let freeAt = 0;
/** When the present turn began. Null between turns. */
let takenAt: number | null = null;

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

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

const isTaken = (now: number) =>
  takenAt !== null && now >= takenAt && now - takenAt < BROKEN_OFF_MS;

/** Hashes a password in a turn of its own. @throws ProblemError 503 if too many wait */
export async function inTurn<Hash>(hash: () => Promise<Hash>): Promise<Hash> {
  const now = Date.now();
  const wait = waitFor(now);
  freeAt = now + wait + TURN_MS;
  if (wait > 0) await sleep(wait);
  while (isTaken(Date.now())) await sleep(PAUSE_MS);
  takenAt = Date.now();
  try {
    return await hash();
  } finally {
    await sleep(PAUSE_MS);
    takenAt = null;
  }
}
