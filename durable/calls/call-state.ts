import {
  CALL_MEMBERS_MAX,
  type CallEnding,
  type CallMedia,
  type CallWay,
  type Reach,
  type RingOutcome,
  VIDEO_MEMBERS_MAX,
} from '../../worker/contract/call-bounds.ts';

/** A call as its object knows it: what `call-reducer.ts` changes, and every tab is shown through `call-view.ts`. */

export interface Switches {
  audio: boolean;
  video: boolean;
  screen: boolean;
}

/** One tab that takes part. */
export interface Peer {
  peerId: string;
  userSocketId: string;
  deviceId: number;
}

export interface Seat extends Peer, Switches {
  connected: boolean;
  /** A member whose socket is gone leaves at this time, in ms since 1970; null while it is open. */
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

export interface Person {
  id: number;
  name: string;
  /** Those who were friends of this person when it was rung or came in, of all who were in the call by then. */
  friends: number[];
  ring: Ring | null;
  seat: Seat | null;
  /** How the person's last seat was lost. */
  left: { peerId: string; reason: CallEnding } | null;
  /** The version that this person must have heard of, if out of the call by now; 0 for whoever hears nothing. */
  lastWord: number;
}

export interface CallState {
  id: string;
  /** Grows with every change, so that what arrives twice or late is known for what it is. */
  version: number;
  media: CallMedia;
  session: { id: number; name: string } | null;
  /** Whether the operator had a relay when it began. */
  relay: boolean;
  callerId: number;
  /** In ms since 1970, as are the others. */
  startedAt: number;
  /** Whether there were ever more than two: such a call goes on when one leaves. */
  group: boolean;
  aloneSince: number | null;
  endedAt: number | null;
  people: Person[];
}

/** Somebody to be rung. Who is out of the caller's reach hears nothing. */
export interface Callee {
  id: number;
  name: string;
  reach: Reach;
  /** Friends among the caller and those who are in the call. */
  friends: number[];
}

/** What a call's object answers to an event. */
export interface Acted {
  /** Null where the call's object knows nothing of it, or nothing any more. */
  call: CallState | null;
  /** True where somebody is in it whom the facts didn't cover. Nothing was done then. */
  stale: boolean;
}

export const isRinging = (person: Person) => person.ring?.outcome === 'ringing';
export const isIn = (person: Person) => person.seat !== null || isRinging(person);

export const personOf = (call: CallState, id: number) =>
  call.people.find((person) => person.id === id);
export const seated = (call: CallState) => call.people.filter(({ seat }) => seat !== null);
export const ringing = (call: CallState) => call.people.filter(isRinging);

export const isFull = (call: CallState) => call.people.filter(isIn).length >= CALL_MEMBERS_MAX;
export const mayShowPictures = (members: number) => members <= VIDEO_MEMBERS_MAX;

const knows = (call: CallState, id: number, other: number) =>
  personOf(call, id)?.friends.includes(other) ?? false;

/** How two of a call may connect. Whoever came later knows whether the two are friends. */
export function wayBetween(call: CallState, a: number, b: number): CallWay {
  if (a === b || knows(call, a, b) || knows(call, b, a)) return 'direct';
  return call.relay ? 'relayed' : 'exposed';
}

/** Whether somebody calls one other person, and nobody has answered yet. */
export function isLone(call: CallState): boolean {
  return (
    call.endedAt === null &&
    !call.group &&
    call.session === null &&
    seated(call).length === 1 &&
    Boolean(personOf(call, call.callerId)?.seat) &&
    ringing(call).length === 1
  );
}
