import type { CallOutcome } from '../../worker/contract/call-history.ts';
import { RING_MS } from '../../worker/contract/call-bounds.ts';
import { type CallState, seated } from './call-state.ts';

/** What lasts of a call: who was in it and who missed it. */
export interface CallRecord {
  id: string;
  callerId: number;
  sessionId: number | null;
  /** In ms since 1970, as are the others. */
  startedAt: number;
  endedAt: number | null;
  members: { userId: number; outcome: CallOutcome; at: number }[];
}

/**
 * What is to be written of a call by now: all of it once it is over, before that as soon as somebody has missed
 * it. Null where there is nothing. Nobody whom the caller could not reach is in it, for they heard nothing; nor
 * is a ring of two who rang each other, and met in the other's call.
 */
export function recordOf(call: CallState): CallRecord | null {
  const caller = call.people.find(({ id }) => id === call.callerId);
  if (caller?.left?.reason === 'elsewhere') return null;
  const rung = call.people.flatMap(({ id, ring }) => {
    const { outcome = 'ringing', expiresAt = 0 } = ring ?? {};
    return outcome === 'ringing' ||
      outcome === 'unreachable' ||
      outcome === 'friends-only' ||
      outcome === 'full'
      ? []
      : [{ userId: id, outcome, at: expiresAt - RING_MS }];
  });
  const missed = rung.some(({ outcome }) => outcome !== 'accepted');
  if (rung.length === 0 || (call.endedAt === null && !missed)) return null;
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

/** Who is in a session's call. Nobody, once it is over. */
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
