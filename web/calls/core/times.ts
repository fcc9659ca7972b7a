import { RING_MS } from '../../../worker/contract/call-bounds.ts';

/** How much longer a ring lasts here than on the server, so that the server's last frame can still arrive. */
const RING_SLACK_MS = 2_000;
/** How long after a welcome the server has repeated all rings that still hold. */
export const REPEATED_WITHIN_MS = 4_000;
/** How long the server may take to respond to a call, an acceptance or a rejoin. */
export const ANSWER_WITHIN_MS = 10_000;

export const ringEnd = (now: number) => now + RING_MS + RING_SLACK_MS;
