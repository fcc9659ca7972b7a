import { RING_MS } from '../../../worker/contract/call-bounds.ts';

/** So long a ring may outlive its time while the server's word on it is under way. */
const RING_SLACK_MS = 2_000;
/** So long after a welcome the server has told again what still holds. */
export const RETOLD_WITHIN_MS = 4_000;
/** So long a server may take to answer a call, an acceptance or a return. */
export const ANSWER_WITHIN_MS = 10_000;

export const ringEnd = (now: number) => now + RING_MS + RING_SLACK_MS;
