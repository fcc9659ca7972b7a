import type { CallServerFrame } from '../../worker/contract/call.ts';
import type { CallEvent } from './call-reducer.ts';
import type { Acted, CallState } from './call-state.ts';
import type { Actor, JoinFacts, OpenTab, Relayed, RingFacts, TabId } from './user-commands.ts';
import type { Store } from './user-state.ts';

export interface Tab extends OpenTab {
  send: (frame: CallServerFrame) => void;
}

/** A call's object. */
interface CallPort {
  start: (begun: CallState) => Promise<CallState>;
  /** @param covered whom the facts behind `event` were about */
  act: (event: CallEvent, covered?: number[]) => Promise<Acted>;
  look: () => Promise<CallState | null>;
}

/** What the database knows; null where the actor may not act. */
interface Facts {
  ring: (
    actor: Actor,
    to: readonly number[],
    present: readonly number[],
    session: number | null,
  ) => Promise<RingFacts | null>;
  /** The members of a session, for one of them. */
  group: (actor: Actor, session: number) => Promise<RingFacts | null>;
  mayJoin: (
    actor: Actor,
    members: readonly number[],
    present: readonly number[],
    session: number | null,
  ) => Promise<JoinFacts>;
}

/** What one user's calls need of the world, so that tests can put another in its place. */
export interface Ports {
  me: () => number;
  now: () => number;
  store: Store;
  /** The tabs that are open. */
  tabs: () => Tab[];
  /** Sends a sentence for developers. */
  refuse: (tab: TabId, message: string) => void;
  call: (id: string) => CallPort;
  relay: (user: number, message: Relayed) => void;
  /** Shows a call to another user's object. Resolves once it is sent, whether or not it arrives. */
  announce: (user: number, call: CallState) => Promise<void>;
  facts: Facts;
  /** Asks for an `alarm` after so many ms. */
  wakeIn: (ms: number) => void;
}
