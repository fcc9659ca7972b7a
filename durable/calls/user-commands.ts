import type { CallMedia } from '../../worker/contract/call-bounds.ts';
import type { CallClientFrame, CallServerFrame } from '../../worker/contract/call.ts';
import type {
  ActResult,
  Basis,
  CallEvent,
  CallState,
  ForwardedSignal,
  Peer,
  PersonInCall,
  RingFacts,
} from '../../worker/contract/objects/call.ts';
import type { Actor } from '../../worker/core/refusals.ts';
import type { OpenTab, TabId } from '../tab.ts';

/** The inputs and outputs of the reducer of one user's calls. */

/** The answer to a ring, with whether the operator has a TURN server, and an SFU for sessions. */
export type RingAnswer = RingFacts & { turnServer: boolean; sfu: boolean };

/** What other objects still have to do. Running one of these twice does no harm. */
export type PendingCommand =
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
  /** `late` if its call's object hasn't answered for long. */
  | { kind: 'act'; call: string; event: CallEvent; late?: true };

export type Act = Extract<PendingCommand, { kind: 'act' }>;

/** One request to the database or to other objects. It is answered by an `Answer`. */
export type Ask =
  | {
      kind: 'ring-facts';
      actor: Actor;
      to: readonly number[];
      /** Who is already in the call or rung. Empty before the call begins. */
      basis: Basis;
      session: number | null;
    }
  /** A session's members, and its call: `call`, unless another is running. `ended` is its previous call. */
  | { kind: 'session-facts'; actor: Actor; session: number; call: string; ended: string | null }
  | {
      kind: 'may-join';
      actor: Actor;
      /** The call's members. */
      basis: Basis;
      /** Everyone whom the call remembers. */
      present: readonly number[];
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
  | { kind: 'facts'; facts: RingAnswer | null }
  /** The actor, or null if they may not join. */
  | { kind: 'may-join'; me: PersonInCall | null }
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
  | { kind: 'signal'; message: ForwardedSignal }
  /** A device was logged out. With null the account may no longer act. */
  | { kind: 'device-ended'; deviceId: number | null }
  | { kind: 'blocked'; other: number }
  /** This user and another are no longer friends. */
  | { kind: 'unfriended'; other: number }
  /** This user is no longer a member of a session. */
  | { kind: 'session-left'; session: number }
  | { kind: 'alarm' }
  /** The request of the first pending command was answered, or failed. */
  | { kind: 'answered'; answer: Answer }
  | { kind: 'failed' };

export type UserCommand =
  | { kind: 'send'; tab: TabId; frame: CallServerFrame }
  /** A sentence for developers. */
  | { kind: 'error'; tab: TabId; message: string }
  | { kind: 'forward'; user: number; message: ForwardedSignal }
  /** Is sent once, and isn't answered. */
  | { kind: 'tell'; call: string; event: CallEvent }
  | { kind: 'put'; key: string; value: unknown }
  | { kind: 'delete'; key: string }
  | { kind: 'request'; request: Ask }
  | { kind: 'look'; id: string }
  | { kind: 'wake'; inMs: number };
