import type { ActResult, Basis, CallState, CallEvent } from '../../worker/contract/objects/call.ts';
import { type CallRecord, type SessionVoice, recordOf, voiceOf } from './call-record.ts';
import { PEOPLE_MAX, applyEvent, dueAt } from './call-reducer.ts';
import { isInCall, seated, separationsIn, transportOf } from './call-state.ts';

/** What a call's object stores: the call, and which versions were delivered. The rest is still to be sent. */
export interface StoredCall {
  call: CallState;
  /** The version that each user's object has acknowledged. */
  acknowledged: Record<number, number>;
  /** What was last written to the database, as JSON. Empty while a write is in progress. */
  recorded: string;
}

/** What the database should hold of a call. */
export interface Written {
  record: CallRecord | null;
  voice: SessionVoice | null;
}

const RETRY_MIN_MS = 1_000;
/** A ring lasts only 30 s, so a running call retries soon. After its end there is time. */
const RETRY_MAX_MS = 2_000;
const RETRY_MAX_ENDED_MS = 60_000;
/** When a delivery in progress is checked again, in case the object was evicted in the middle of it. */
const RECOVERY_MS = 3_000;
/** How long an ended call is kept, so that a repeated start doesn't ring again. */
const FORGET_MS = 60_000;
/** How long after the end delivery is retried. */
const GIVE_UP_MS = 60 * 60 * 1000;

/** @param basis what the event's facts are about. If the call has changed since, the answer is `needsFacts` */
export function decide(
  stored: StoredCall,
  event: CallEvent,
  basis: Basis | undefined,
  now: number,
): ActResult & { call: CallState } {
  const { call } = stored;
  const comes = event.type === 'accept' || event.type === 'enter';
  const present = comes ? seated(call) : call.people.filter(isInCall);
  const needsFacts =
    basis &&
    (basis.separations !== separationsIn(call) ||
      present.some(({ id }) => !basis.users.includes(id)));
  if (needsFacts) return { call, needsFacts: true };
  const next = applyEvent(call, event, now);
  const isShown = next.version !== call.version;
  return { call: isShown ? forgetSome(stored, next) : next, needsFacts: false };
}

/**
 * Without the oldest of those who were never in the call, if it remembers too many. Whoever was in it stays for the
 * history, and whoever the host removed stays removed.
 */
function forgetSome(stored: StoredCall, call: CallState): CallState {
  let surplus = call.people.length - PEOPLE_MAX[transportOf(call)];
  if (surplus <= 0) return call;
  const isWritten = unrecorded(stored) === null;
  const people = call.people.filter((person) => {
    const { id, left, finalVersion } = person;
    const isTold = isWritten && (stored.acknowledged[id] ?? 0) >= finalVersion;
    const goes = surplus > 0 && !isInCall(person) && !left && (finalVersion === 0 || isTold);
    if (goes) surplus -= 1;
    return !goes;
  });
  return { ...call, people };
}

const CAN_WAIT = new Set<CallEvent['type']>([
  'enter',
  'leave',
  'lost',
  'back',
  'switch',
  'hand',
  'speaking',
  'sends',
]);

/**
 * Whether the others may hear of this a moment later, together with what follows. What rings, answers, mutes, removes or
 * ends may not. The user who did it has the new state at once.
 */
export const canWait = ({ type }: CallEvent, call: CallState): boolean =>
  CAN_WAIT.has(type) && call.endedAt === null;

/** The users who haven't acknowledged the version that concerns them. */
export const unnotified = ({ call, acknowledged }: StoredCall): number[] =>
  call.people
    .filter((person) => {
      const needed = isInCall(person) ? call.version : person.finalVersion;
      return (acknowledged[person.id] ?? 0) < needed;
    })
    .map(({ id }) => id);

export function acknowledge(stored: StoredCall, user: number, version: number): StoredCall {
  const { acknowledged } = stored;
  const newest = Math.max(acknowledged[user] ?? 0, version);
  return { ...stored, acknowledged: { ...acknowledged, [user]: newest } };
}

/** What still has to be written, or null. */
export function unrecorded({ call, recorded }: StoredCall): Written | null {
  const written = { record: recordOf(call), voice: voiceOf(call) };
  if (!written.record && !written.voice) return null;
  return JSON.stringify(written) === recorded ? null : written;
}

const isDelivered = (stored: StoredCall) =>
  unnotified(stored).length === 0 && unrecorded(stored) === null;

/** When the object may delete the call, in ms since 1970. Null while it runs. */
export function forgetAt(stored: StoredCall): number | null {
  const { endedAt } = stored.call;
  return endedAt === null ? null : endedAt + (isDelivered(stored) ? FORGET_MS : GIVE_UP_MS);
}

/** When the object must check the call next, in ms since 1970. */
export function nextAlarm(
  stored: StoredCall,
  { now, busy, failures }: { now: number; busy: boolean; failures: number },
): number | null {
  const { call } = stored;
  const times = [dueAt(call), forgetAt(stored)];
  if (!isDelivered(stored)) {
    const most = call.endedAt === null ? RETRY_MAX_MS : RETRY_MAX_ENDED_MS;
    const retry = Math.min(RETRY_MIN_MS * 2 ** Math.max(0, failures - 1), most);
    times.push(now + (busy ? RECOVERY_MS : retry));
  }
  const known = times.filter((at) => at !== null);
  return known.length > 0 ? Math.min(...known) : null;
}
