import type {
  PersonInCall,
  ActResult,
  Basis,
  CallState,
  CallEvent,
  ForwardedSignal,
} from '../../worker/contract/objects/call.ts';
import type { Actor } from '../../worker/core/refusals.ts';
import type { Tab, TabId } from '../tab.ts';
import type { RingAnswer } from './user-commands.ts';
import type { Store } from './user-state.ts';

/** A call's object. */
interface CallPort {
  start: (begun: CallState) => Promise<CallState>;
  /** @param basis what the event's facts are based on */
  act: (event: CallEvent, basis?: Basis) => Promise<ActResult>;
  look: () => Promise<CallState | null>;
}

/** Queries to the database. They answer null if the actor may not act. */
interface Facts {
  ring: (
    actor: Actor,
    to: readonly number[],
    present: readonly number[],
    session: number | null,
  ) => Promise<RingAnswer | null>;
  /** The members of a session, and its call: `call`, unless another is running. Only a member may query them. */
  session: (
    actor: Actor,
    session: number,
    call: string,
    ended: string | null,
  ) => Promise<RingAnswer | null>;
  /** The actor, or null if they may not join. */
  mayJoin: (actor: Actor, ask: JoinQuery) => Promise<PersonInCall | null>;
}

interface JoinQuery {
  members: readonly number[];
  /** Everyone whom the call remembers. */
  present: readonly number[];
  session: number | null;
}

/** Everything outside that one user's calls need. Tests replace it. */
export interface Ports {
  me: () => number;
  now: () => number;
  store: Store;
  /** The open tabs. */
  tabs: () => Tab[];
  /** Sends a sentence for developers. */
  refuse: (tab: TabId, message: string) => void;
  call: (id: string) => CallPort;
  forward: (user: number, message: ForwardedSignal) => void;
  /** Sends a call to another user's object. Resolves when it is sent, whether or not it arrives. */
  announce: (user: number, call: CallState) => Promise<void>;
  facts: Facts;
  /** Schedules an `alarm` after this many ms. */
  wakeIn: (ms: number) => void;
}
