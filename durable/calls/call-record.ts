import { RING_MS } from '../../worker/contract/call-bounds.ts';
import type { CallOutcome } from '../../worker/contract/call-history.ts';
import type { CallState } from '../../worker/contract/objects/call.ts';
import { seated } from './call-state.ts';

/** The stored history of a call: who was in it and who missed it. */
export interface CallRecord {
  id: string;
  callerId: number;
  sessionId: number | null;
  /** `startedAt`, `endedAt` and `at` are in ms since 1970. */
  startedAt: number;
  endedAt: number | null;
  /** Nobody has rung the caller, who began the call. */
  members: { userId: number; outcome: CallOutcome; at: number; rungBy?: number }[];
}

/**
 * The record to write, or null if there is none yet. It is written when the call is over, or earlier if someone has
 * missed it, or has left it and may want to report it. People whom the caller couldn't reach aren't in it, since they
 * never heard of the call. If two users rang each other, one of the two calls is dropped and has no record.
 */
export function recordOf(call: CallState): CallRecord | null {
  const caller = call.people.find(({ id }) => id === call.callerId);
  // In a session's call, the caller has only moved to another device.
  if (call.session === null && caller?.left?.reason === 'elsewhere') return null;
  const rung = call.people.flatMap(({ id, ring }) => {
    const { outcome = 'ringing', expiresAt = 0, by: rungBy = id } = ring ?? {};
    // The caller may be rung again after leaving, but was in the call.
    return id === call.callerId ||
      outcome === 'ringing' ||
      outcome === 'unreachable' ||
      outcome === 'friends-only' ||
      outcome === 'full'
      ? []
      : [{ userId: id, outcome, at: expiresAt - RING_MS, rungBy }];
  });
  const isOverForSome =
    call.people.some(({ left }) => left !== null) ||
    rung.some(({ outcome }) => outcome !== 'accepted');
  if (rung.length === 0 || (call.endedAt === null && !isOverForSome)) return null;
  const { id, callerId, session, startedAt, endedAt } = call;
  return {
    id,
    callerId,
    sessionId: session?.id ?? null,
    startedAt,
    endedAt,
    members: [{ userId: callerId, outcome: 'accepted', at: startedAt }, ...rung],
  };
}

/** Who is in a session's call. Empty once it is over. */
export interface SessionVoice {
  sessionId: number;
  callId: string;
  users: number[];
}

export const voiceOf = (call: CallState): SessionVoice | null =>
  call.session && {
    sessionId: call.session.id,
    callId: call.id,
    users: seated(call).map(({ id }) => id),
  };
