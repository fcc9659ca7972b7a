import type { CallMedia } from '../../worker/contract/call-bounds.ts';
import type { CallClientFrame, CallServerFrame, SignalBody } from '../../worker/contract/call.ts';
import type { CallEvent } from './call-reducer.ts';
import type { Acted, CallState, Callee, Peer } from './call-state.ts';

/** What goes into and comes out of the reducer of one user's calls. */

export interface TabId {
  /** The socket's. */
  id: string;
  peerId: string;
}

export interface OpenTab extends TabId {
  deviceId: number;
}

/** One message of a peer to another, as it goes from object to object. */
export interface Relayed {
  call: string;
  /** The sender, by the sender's own socket. */
  user: number;
  from: string;
  to: string;
  body: SignalBody;
}

export interface Actor {
  id: number;
  deviceId: number;
}

/** Who rings whom. */
export interface RingFacts {
  name: string;
  session: { id: number; name: string } | null;
  callees: Callee[];
  /** Whether the operator has a relay. */
  relay: boolean;
}

/** Whether somebody may come in, and which of those who are in or rung are friends. */
export interface JoinFacts {
  may: boolean;
  friends: number[];
}

/** What is still to be done elsewhere. Each may be done twice. */
export type OutboxCommand =
  | {
      kind: 'start';
      call: string;
      peer: Peer;
      /** Who is called. Empty where `session` says whose members are. */
      to: number[];
      session: number | null;
      media: CallMedia;
      /** In ms since 1970. */
      at: number;
    }
  /** What `start` has become. Others may have heard of the call, so it can't be taken back. */
  | { kind: 'begin'; call: string; peer: Peer; begun: CallState }
  | { kind: 'ring'; call: string; peer: Peer; to: number[] }
  | { kind: 'accept'; call: string; peer: Peer; connected: boolean }
  | { kind: 'act'; call: string; event: CallEvent };

/** One question to the database or to another object. It is answered by an `Answer`. */
export type Request =
  | {
      kind: 'ring-facts';
      actor: Actor;
      to: readonly number[];
      /** Who is in the call or rung already. */
      present: readonly number[];
      session: number | null;
    }
  | { kind: 'group-facts'; actor: Actor; session: number }
  | {
      kind: 'may-join';
      actor: Actor;
      members: readonly number[];
      /** Who is in the call or rung, the members among them. */
      present: readonly number[];
      session: number | null;
    }
  /** Shows a call to those who are rung before the call's own object exists. */
  | { kind: 'announce'; call: CallState }
  | { kind: 'begin'; call: CallState }
  /** `covered`: whom the facts behind `event` were about. */
  | { kind: 'act'; call: string; event: CallEvent; covered?: number[] };

export type Answer =
  /** Null where the actor may not act. */
  | { kind: 'facts'; facts: RingFacts | null }
  | { kind: 'may-join'; facts: JoinFacts }
  | { kind: 'announced' }
  | { kind: 'begun'; call: CallState }
  | { kind: 'acted'; acted: Acted };

export type UserInput =
  /** `newCall` is the id that a call gets which this frame starts. */
  | { kind: 'frame'; tab: OpenTab; frame: CallClientFrame; newCall: string }
  /** A tab's socket was welcomed. `asked` is the peer id that it asked to have back. */
  | { kind: 'tab-opened'; tab: OpenTab; asked: string | null }
  | { kind: 'tab-closed' }
  | { kind: 'learned'; call: CallState }
  /** A call's object was asked for its state. Null where it knows nothing. */
  | { kind: 'looked'; id: string; call: CallState | null }
  | { kind: 'look-failed'; id: string }
  | { kind: 'signal'; message: Relayed }
  /** A device was logged out. With null the account may no longer act. */
  | { kind: 'device-ended'; deviceId: number | null }
  /** This user has blocked another. */
  | { kind: 'blocked'; other: number }
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
