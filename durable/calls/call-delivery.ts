import { type CallEvent, applyEvent, dueAt } from './call-reducer.ts';
import { type CallRecord, type SessionVoice, recordOf, voiceOf } from './call-record.ts';
import { type Acted, type CallState, isIn, seated } from './call-state.ts';

/** What a call's object keeps: the call, and how far the news of it has got. What is owed to whom follows from it. */
export interface StoredCall {
  call: CallState;
  /** The version that each person's object has acknowledged. */
  acknowledged: Record<number, number>;
  /** What was written last, as JSON. */
  recorded: string;
}

/** What the database is to hold of a call. */
export interface Written {
  record: CallRecord | null;
  voice: SessionVoice | null;
}

const RETRY_MIN_MS = 1_000;
/** Somebody who is rung has 30 s in all; once it is over there is time. */
const RETRY_MAX_MS = 2_000;
const RETRY_MAX_ENDED_MS = 60_000;
/** Before what is under way is looked at again: an object that died in the middle of it takes it up. */
const GUARD_MS = 3_000;
/** An ended call is remembered for so long: a start that is sent again must not ring again. */
const FORGET_MS = 60_000;
/** Whoever can't be notified for so long after the end never is. */
const GIVE_UP_MS = 60 * 60 * 1000;

/** @param covered whom the facts behind the event were about; somebody else in the call makes it `stale` */
export function decide(
  call: CallState,
  event: CallEvent,
  covered: readonly number[] | undefined,
  now: number,
): Acted & { call: CallState } {
  const comes = event.type === 'accept' || event.type === 'enter';
  const present = comes ? seated(call) : call.people.filter(isIn);
  if (covered && present.some(({ id }) => !covered.includes(id))) return { call, stale: true };
  return { call: applyEvent(call, event, now), stale: false };
}

/** Who hasn't acknowledged the version that concerns them. */
export const unnotified = ({ call, acknowledged }: StoredCall): number[] =>
  call.people
    .filter((person) => {
      const needed = isIn(person) ? call.version : person.lastWord;
      return (acknowledged[person.id] ?? 0) < needed;
    })
    .map(({ id }) => id);

export function acknowledge(stored: StoredCall, user: number, version: number): StoredCall {
  const { acknowledged } = stored;
  const newest = Math.max(acknowledged[user] ?? 0, version);
  return { ...stored, acknowledged: { ...acknowledged, [user]: newest } };
}

/** What is to be written and isn't yet. */
export function unrecorded({ call, recorded }: StoredCall): Written | null {
  const written = { record: recordOf(call), voice: voiceOf(call) };
  if (!written.record && !written.voice) return null;
  return JSON.stringify(written) === recorded ? null : written;
}

const isDelivered = (stored: StoredCall) =>
  unnotified(stored).length === 0 && unrecorded(stored) === null;

/** When the object may forget the call, in ms since 1970; null while it runs. */
export function forgetAt(stored: StoredCall): number | null {
  const { endedAt } = stored.call;
  return endedAt === null ? null : endedAt + (isDelivered(stored) ? FORGET_MS : GIVE_UP_MS);
}

/** When the object has to look at the call next, in ms since 1970. */
export function nextAlarm(
  stored: StoredCall,
  { now, busy, failures }: { now: number; busy: boolean; failures: number },
): number | null {
  const { call } = stored;
  const times = [dueAt(call), forgetAt(stored)];
  if (!isDelivered(stored)) {
    const most = call.endedAt === null ? RETRY_MAX_MS : RETRY_MAX_ENDED_MS;
    const retry = Math.min(RETRY_MIN_MS * 2 ** Math.max(0, failures - 1), most);
    times.push(now + (busy ? GUARD_MS : retry));
  }
  const known = times.filter((at) => at !== null);
  return known.length > 0 ? Math.min(...known) : null;
}
