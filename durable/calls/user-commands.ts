import type { CallMedia } from '../../worker/contract/call-bounds.ts';
import type { CallClientFrame, CallServerFrame, SignalBody } from '../../worker/contract/call.ts';
import type { Person } from '../../worker/contract/person.ts';
import type { CallEvent } from './call-reducer.ts';
import type { Acquainted, ActResult, Basis, CallState, Callee, Peer } from './call-state.ts';

/** The inputs and outputs of the reducer of one user's calls. */

export interface TabId {
  /** The socket's id. */
  id: string;
  peerId: string;
}

export interface OpenTab extends TabId {
  deviceId: number;
}

/** A message from one peer to another, as their objects exchange it. */
export interface Relayed {
  call: string;
  /** The sender, as the sender's own socket says. */
  user: number;
  from: string;
  to: string;
  body: SignalBody;
}

export interface Actor {
  id: number;
  deviceId: number;
}

/** The caller, and the people to ring. */
export interface RingFacts {
  me: Person;
  session: { id: number; name: string } | null;
  callees: Callee[];
  /** The session's call: the new one, or one that is already running. */
  call: string | null;
  /** Whether the operator has a relay. */
  relay: boolean;
}

/** What other objects still have to do. Each may be done twice. */
export type OutboxCommand =
  | {
      kind: 'start';
      call: string;
      peer: Peer;
      /** The users to call. Empty if `session` is set, since then its members are called. */
      to: number[];
      session: number | null;
      media: CallMedia;
      /** In ms since 1970. */
      at: number;
    }
  /** Joins the session's call, or starts one with this id that rings nobody. */
  | { kind: 'join'; call: string; peer: Peer; session: number; media: CallMedia; at: number }
  /** The second step of `start`. Others may already know the call, so it can't be withdrawn. */
  | { kind: 'begin'; call: string; peer: Peer; begun: CallState }
  | { kind: 'ring'; call: string; peer: Peer; to: number[] }
  | { kind: 'accept'; call: string; peer: Peer; connected: boolean }
  | { kind: 'act'; call: string; event: CallEvent };

/** One request to the database or to another object. It is answered by an `Answer`. */
export type Request =
  | {
      kind: 'ring-facts';
      actor: Actor;
      to: readonly number[];
      /** Who is already in the call or rung. */
      present: readonly number[];
      /** The call's. 0 before it begins. */
      severed: number;
      session: number | null;
    }
  /** `ended`: the session's previous call. */
  | { kind: 'group-facts'; actor: Actor; session: number; call: string; ended: string | null }
  | {
      kind: 'may-join';
      actor: Actor;
      members: readonly number[];
      /** Everyone whom the call remembers. */
      present: readonly number[];
      /** The call's. */
      severed: number;
      session: number | null;
      call: string;
    }
  | { kind: 'find'; call: string }
  /** Shows a call to those whom it rings, before the call's own object exists. */
  | { kind: 'announce'; call: CallState }
  | { kind: 'begin'; call: CallState }
  | { kind: 'act'; call: string; event: CallEvent; basis?: Basis };

export type Answer =
  /** Null if the actor may not act. */
  | { kind: 'facts'; facts: RingFacts | null }
  /** The actor, or null if they may not join. */
  | { kind: 'may-join'; me: Acquainted | null }
  /** Null if the call's object doesn't know it. */
  | { kind: 'found'; call: CallState | null }
  | { kind: 'announced' }
  | { kind: 'begun'; call: CallState }
  | { kind: 'acted'; acted: ActResult };

export type UserInput =
  /** `newCall` is the id for a call that this frame starts. */
  | { kind: 'frame'; tab: OpenTab; frame: CallClientFrame; newCall: string }
  /** A tab's socket was welcomed. `asked` is the peer id that the tab wants to keep. */
  | { kind: 'tab-opened'; tab: OpenTab; asked: string | null }
  | { kind: 'tab-closed' }
  | { kind: 'learned'; call: CallState }
  /** A call's object was asked for its state. Null if it doesn't know the call. */
  | { kind: 'looked'; id: string; call: CallState | null }
  | { kind: 'look-failed'; id: string }
  | { kind: 'signal'; message: Relayed }
  /** A device was logged out. With null the account may no longer act. */
  | { kind: 'device-ended'; deviceId: number | null }
  /** This user has blocked another. */
  | { kind: 'blocked'; other: number }
  /** This user and another are no longer friends. */
  | { kind: 'unfriended'; other: number }
  /** This user is no longer a member of a session. */
  | { kind: 'session-left'; session: number }
  | { kind: 'alarm' }
  /** The outbox's request was answered, or failed. */
  | { kind: 'answered'; answer: Answer }
  | { kind: 'failed' };

export type UserCommand =
  | { kind: 'send'; tab: TabId; frame: CallServerFrame }
  /** A sentence for developers. */
  | { kind: 'error'; tab: TabId; message: string }
  | { kind: 'relay'; user: number; message: Relayed }
  | { kind: 'put'; key: string; value: unknown }
  | { kind: 'delete'; key: string }
  | { kind: 'request'; request: Request }
  | { kind: 'look'; id: string }
  | { kind: 'wake'; inMs: number };
