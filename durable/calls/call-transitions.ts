import {
  ALONE_MAX_MS,
  type CallEnding,
  type RingOutcome,
  WAIT_MAX_MS,
} from '../../worker/contract/call-bounds.ts';
import type { CallEvent, CallState, Participant } from '../../worker/contract/objects/call.ts';
import { isInCall, isRinging, personOf, ringing, seated, separationsIn } from './call-state.ts';

/** How rings, seats and calls end, and what the host, a block or the end of a friendship changes. */

export const endRing = (
  person: Participant,
  outcome: RingOutcome,
  answeredBy: string | null = null,
): Participant =>
  person.ring && isRinging(person)
    ? { ...person, ring: { ...person.ring, outcome, answeredBy } }
    : person;

export const vacateSeat = (person: Participant, reason: CallEnding): Participant =>
  person.seat ? { ...person, seat: null, left: { peerId: person.seat.peerId, reason } } : person;

function end(call: CallState, reason: CallEnding, now: number): CallState {
  const people = call.people.map((person) => vacateSeat(endRing(person, 'cancelled'), reason));
  return { ...call, people, endedAt: now };
}

const WHY_UNANSWERED = [
  'declined',
  'busy',
  'no-answer',
  'cancelled',
  'unreachable',
  'friends-only',
] as const;

/** Why a call that nobody answered is over: the first reason in WHY_UNANSWERED that applies to anyone who was rung. */
function whyUnanswered(call: CallState): CallEnding {
  const outcomes = new Set(call.people.map(({ ring: rung }) => rung?.outcome));
  for (const reason of WHY_UNANSWERED) {
    if (outcomes.has(reason)) return reason;
  }
  return 'unreachable';
}

/** Ends the call, or notes that one member is alone, depending on who is left. */
export function endIfOver(call: CallState, now: number): CallState {
  if (call.endedAt !== null) return call;
  const [first, second] = seated(call);
  if (!first) return end(call, 'left', now);
  if (second || ringing(call).length > 0) return { ...call, aloneSince: null };
  const gone = call.people.find(({ id, left }) => id !== first.id && left !== null)?.left;
  if (!gone && !call.waits) return end(call, whyUnanswered(call), now);
  if (call.group || call.waits) return { ...call, aloneSince: call.aloneSince ?? now };
  return end(call, gone?.reason === 'lost' ? 'lost' : 'left', now);
}

/** Ends rings, seats and calls whose time is over. */
export function tick(call: CallState, now: number): CallState {
  const people = call.people.map((person) => {
    if (person.ring && isRinging(person) && person.ring.expiresAt <= now) {
      return endRing(person, 'no-answer');
    }
    const { returnBy = null } = person.seat ?? {};
    return returnBy !== null && returnBy <= now ? vacateSeat(person, 'lost') : person;
  });
  const ticked = { ...call, people };
  const aloneUntil = aloneEnd(call);
  return aloneUntil !== null && aloneUntil <= now ? end(ticked, 'alone', now) : ticked;
}

/** When a call that holds one person ends; null where it holds more. */
export const aloneEnd = ({ aloneSince, people }: CallState): number | null =>
  aloneSince && aloneSince + (people.length > 1 ? ALONE_MAX_MS : WAIT_MAX_MS);

/** Ends a call that its object no longer knows. */
export function forgetCall(call: CallState, now: number): CallState {
  return { ...end(call, 'lost', now), version: call.version + 1 };
}

/** Changes one person, if the call knows them. */
export const change = (
  call: CallState,
  id: number,
  to: (person: Participant) => Participant,
): CallState => ({
  ...call,
  people: call.people.map((person) => (person.id === id ? to(person) : person)),
});

/** What the host may do to another member. From anyone else it changes nothing. */
export function byHost(
  call: CallState,
  { type, by, peerId }: Extract<CallEvent, { type: 'mute' | 'remove' }>,
): CallState {
  const other = seated(call).find(({ seat }) => seat?.peerId === peerId);
  if (by !== call.hostId || !personOf(call, by)?.seat || !other || other.id === by) return call;
  return change(call, other.id, (person) => {
    if (type === 'remove') return { ...vacateSeat(person, 'removed'), removed: true };
    const { seat } = person;
    return { ...person, seat: seat && { ...seat, audio: false, mutes: (seat.mutes ?? 0) + 1 } };
  });
}

/** Facts that were queried before this may be wrong. */
export const countSeparation = (call: CallState): CallState => ({
  ...call,
  separations: separationsIn(call) + 1,
});

/** Removes two users from each other's friends, whether or not they are in the call. */
export function unfriend(call: CallState, by: number, other: number): CallState {
  const pair = new Set([by, other]);
  const people = call.people.map((person) =>
    pair.has(person.id)
      ? { ...person, friends: person.friends.filter((id) => !pair.has(id)) }
      : person,
  );
  return { ...call, people };
}

/**
 * Applies a block. If both are members, the blocker leaves. If one rings the other, the ring ends. Neither is told why.
 */
export function block(call: CallState, by: number, other: number): CallState {
  const [blocker, blocked] = [personOf(call, by), personOf(call, other)];
  if (!blocker || !blocked || !isInCall(blocker) || !isInCall(blocked)) return call;
  if (blocker.seat && blocked.seat) return change(call, by, (one) => vacateSeat(one, 'removed'));
  return change(call, isRinging(blocked) ? other : by, (one) => endRing(one, 'unreachable'));
}
