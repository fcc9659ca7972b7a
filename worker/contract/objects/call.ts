import type {
  CallEnding,
  CallMedia,
  CallTransport,
  Reach,
  RingOutcome,
  TrackKind,
} from '../call-bounds.ts';
import type { SignalBody } from '../call.ts';
import type { Person } from '../person.ts';

/** The state of a call, the events that users' objects send to its object, and the messages between users' objects. */

interface Switches {
  audio: boolean;
  video: boolean;
  screen: boolean;
}

/** The tab that a user joined the call with. */
export interface Peer {
  peerId: string;
  userSocketId: string;
  deviceId: number;
}

export interface Seat extends Peer, Switches {
  connected: boolean;
  /** When a member whose socket was lost leaves the call, in ms since 1970. Null while the socket is open. */
  returnBy: number | null;
  /** What the SFU has of this member, each with a number of its own. Missing in a mesh. */
  sends?: Partial<Record<TrackKind, number>>;
  hand?: boolean;
  /** Whether they speak, and when that last changed, in ms since 1970. Nobody is told. */
  speaks?: boolean;
  spokeAt?: number;
  /** The others don't receive their sound. */
  unheard?: boolean;
  /** How often the host has muted them. */
  mutes?: number;
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

/** A user in a call, with their friends and blocks among the others. */
export interface PersonInCall extends Person {
  /** In the call's state, two friends are in each other's list. */
  friends: number[];
  /** Whether they are a member of the call's session. */
  isMember: boolean;
  /** The others in the call with whom there was a block when this was queried. */
  blockedWith: number[];
}

export interface Participant extends PersonInCall {
  ring: Ring | null;
  seat: Seat | null;
  /** The peer id of the person's last seat, and why it ended. */
  left: { peerId: string; reason: CallEnding } | null;
  /** The host has removed them. They come back only if the host rings them. */
  removed?: boolean;
  /** The last version that this person must receive after leaving the call. 0 if there is none. */
  finalVersion: number;
}

export interface CallState {
  id: string;
  /** Grows with every change, so that repeated and late states are recognised. */
  version: number;
  /** Missing means `mesh`: calls that began before there were others. */
  transport?: CallTransport;
  media: CallMedia;
  session: { id: number; name: string } | null;
  hostId?: number | null;
  /** Whether the operator had a TURN server when it began. */
  turnServer: boolean;
  callerId: number;
  /** `startedAt`, `aloneSince` and `endedAt` are in ms since 1970. */
  startedAt: number;
  /** Whether there were ever more than two people. Such a call goes on when one leaves. */
  group: boolean;
  /** Started without ringing anyone: the first member waits for others to join. */
  waits: boolean;
  aloneSince: number | null;
  endedAt: number | null;
  /**
   * How often a block or the end of a friendship separated two people. Facts that were queried before the latest
   * separation may be wrong.
   */
  separations?: number;
  people: Participant[];
}

/** What an event's facts are based on. */
export interface Basis {
  /** The users whom the facts cover. */
  users: number[];
  /** The call's `separations` before the facts were queried. */
  separations: number;
}

/** Someone to ring. People whom the caller can't reach aren't notified. */
export interface Callee extends PersonInCall {
  reach: Reach;
}

/** A call object's answer to an event. */
export interface ActResult {
  /** Null if the object doesn't know the call, or no longer does. */
  call: CallState | null;
  /** True if the facts didn't cover someone who is in the call, or are too old. The event wasn't applied then. */
  needsFacts: boolean;
}

/** The user's friends and blocks in the call, as just read from the database. */
export type KnownPeople = Pick<PersonInCall, 'friends' | 'isMember' | 'blockedWith'>;

export type CallEvent =
  | { type: 'ring'; by: number; callees: Callee[] }
  | { type: 'busy'; user: number }
  | ({ type: 'accept'; user: number; peer: Peer; connected: boolean } & KnownPeople)
  /** Joins without being rung. */
  | { type: 'enter'; user: PersonInCall; peer: Peer }
  | { type: 'decline'; user: number; socketId: string }
  /** `elsewhere`: two users rang each other and met in the other's call. */
  | { type: 'leave'; user: number; peerId: string; reason: 'left' | 'elsewhere' }
  /** Goes on in another tab of the user. The others' call isn't interrupted. */
  | { type: 'move'; user: number; peerId: string; to: Peer }
  | { type: 'lost'; user: number; peerId: string; userSocketId: string }
  | { type: 'back'; user: number; peerId: string; userSocketId: string }
  | { type: 'switch'; user: number; peerId: string; switches: Switches }
  | { type: 'hand'; user: number; peerId: string; up: boolean }
  | { type: 'speaking'; user: number; peerId: string; on: boolean }
  /** By the host of the session. */
  | { type: 'mute' | 'remove'; by: number; peerId: string }
  /** The SFU has other tracks of a member than before. */
  | { type: 'sends'; user: number; peerId: string; sends: Partial<Record<TrackKind, number>> }
  /** The user is no longer allowed in this call: their account, their place in its session or new facts forbid it. */
  | { type: 'bar'; user: number }
  | { type: 'block'; by: number; other: number }
  /** Two users are no longer friends. */
  | { type: 'unfriend'; by: number; other: number }
  | { type: 'tick' };

/** A message from one peer to another, as their objects exchange it. */
export interface ForwardedSignal {
  call: string;
  /** The sender, as the sender's own socket says. */
  user: number;
  from: string;
  to: string;
  body: SignalBody;
}

/** The caller, and the people to ring, as the database says. */
export interface RingFacts {
  me: Person;
  session: { id: number; name: string } | null;
  hostId?: number | null;
  callees: Callee[];
  /** The session's call: the new one, or one that is already running. */
  call: string | null;
}
