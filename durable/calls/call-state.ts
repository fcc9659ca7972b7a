import type { Person as Face } from '../../worker/contract/person.ts';
import {
  CALL_MEMBERS_MAX,
  type CallEnding,
  type CallMedia,
  type CallWay,
  type Reach,
  type RingOutcome,
  VIDEO_MEMBERS_MAX,
} from '../../worker/contract/call-bounds.ts';

/** A call as its object stores it. `call-reducer.ts` changes it, `call-view.ts` turns it into frames for tabs. */

export interface Switches {
  audio: boolean;
  video: boolean;
  screen: boolean;
}

/** The tab with which a user takes part. */
export interface Peer {
  peerId: string;
  userSocketId: string;
  deviceId: number;
}

export interface Seat extends Peer, Switches {
  connected: boolean;
  /** When a member whose socket was lost leaves, in ms since 1970. Null while it is open. */
  returnBy: number | null;
}

interface Ring {
  outcome: RingOutcome;
  /** In ms since 1970. */
  expiresAt: number;
  /** Who rang. */
  by: number;
  /** The socket of the tab that answered. */
  answeredBy: string | null;
}

/** A user, and who of the others in the call is a friend of theirs. */
export interface Acquainted extends Face {
  /** In the call's state, two friends are in each other's list. */
  friends: number[];
  /** Whether they are a member of the call's session. */
  fellow: boolean;
  /** Those of the others with whom there was a block then. */
  apart: number[];
}

export interface Person extends Acquainted {
  ring: Ring | null;
  seat: Seat | null;
  /** The peer id of the person's last seat, and why it ended. */
  left: { peerId: string; reason: CallEnding } | null;
  /** The last version that someone who went out of the call must receive. 0 if there is none. */
  finalVersion: number;
}

export interface CallState {
  id: string;
  /** Grows with every change, so that repeated and late states are recognised. */
  version: number;
  media: CallMedia;
  session: { id: number; name: string } | null;
  /** Whether the operator had a relay when it began. */
  relay: boolean;
  callerId: number;
  /** In ms since 1970, as are the others. */
  startedAt: number;
  /** Whether there were ever more than two people. Such a call goes on when one leaves. */
  group: boolean;
  /** Started without ringing anyone: the first member waits for others. */
  waits: boolean;
  aloneSince: number | null;
  endedAt: number | null;
  /** How often two people were parted. What was found out about people before the last time may be wrong. */
  severed?: number;
  people: Person[];
}

/** What an event's facts stand on. */
export interface Basis {
  /** The users whom the facts cover. */
  users: number[];
  /** The call's `severed` before the facts were queried. */
  severed: number;
}

export const severedIn = ({ severed = 0 }: CallState) => severed;

/** Someone to ring. People whom the caller can't reach aren't notified. */
export interface Callee extends Acquainted {
  reach: Reach;
}

/** A call object's answer to an event. */
export interface ActResult {
  /** Null if the object doesn't know the call, or no longer does. */
  call: CallState | null;
  /** True if the facts didn't cover someone who is in the call, or are too old. The event wasn't applied then. */
  stale: boolean;
}

export const isRinging = (person: Person) => person.ring?.outcome === 'ringing';
export const isInCall = (person: Person) => person.seat !== null || isRinging(person);

export const personOf = (call: CallState, id: number) =>
  call.people.find((person) => person.id === id);
export const seated = (call: CallState) => call.people.filter(({ seat }) => seat !== null);
export const ringing = (call: CallState) => call.people.filter(isRinging);

/** Everyone who is in the call or rung. */
export const presentIn = (call: CallState) => call.people.filter(isInCall).map(({ id }) => id);

/** Everyone whom the call remembers. */
export const knownIn = (call: CallState) => call.people.map(({ id }) => id);

export const isFull = (call: CallState) => call.people.filter(isInCall).length >= CALL_MEMBERS_MAX;
export const mayShowPictures = (members: number) => members <= VIDEO_MEMBERS_MAX;

/** How two users in a call may connect. */
export function wayBetween(call: CallState, a: number, b: number): CallWay {
  if (a === b || personOf(call, a)?.friends.includes(b)) return 'direct';
  return call.relay ? 'relayed' : 'exposed';
}

/** Whether two users have a block between them. One may be in the call while the other is rung, or has left. */
export const areApart = (call: CallState, a: number, b: number) =>
  (personOf(call, a)?.apart ?? []).includes(b) || (personOf(call, b)?.apart ?? []).includes(a);

/** Whether both are members of the call's session. */
export const areFellows = (call: CallState, a: number, b: number) =>
  [a, b].every((id) => personOf(call, id)?.fellow ?? false);

/** Whether this is a call to one other person that hasn't been answered yet. */
export function isUnansweredCall(call: CallState): boolean {
  return (
    call.endedAt === null &&
    !call.group &&
    call.session === null &&
    seated(call).length === 1 &&
    Boolean(personOf(call, call.callerId)?.seat) &&
    ringing(call).length === 1
  );
}
