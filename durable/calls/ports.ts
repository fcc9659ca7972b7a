import type { CallServerFrame, SignalBody } from '../../worker/contract/call.ts';
import type { CallEvent } from './call-rules.ts';
import type { CallState, Callee } from './call-state.ts';
import type { Store, TabId } from './known-calls.ts';

/** What the calls of one user need of the world, so that tests can put another in its place. */

export interface Tab extends TabId {
  deviceId: number;
  send: (frame: CallServerFrame) => void;
}

export interface Acted {
  /** Null where the call's object knows nothing of it, or nothing any more. */
  call: CallState | null;
  /** True where somebody is in it whom the facts didn't cover: nothing was done. */
  stale: boolean;
}

/** A call's object. */
interface CallPort {
  start: (begun: CallState) => Promise<CallState>;
  /** @param covered whom the facts behind `event` were about */
  act: (event: CallEvent, covered?: number[]) => Promise<Acted>;
  look: () => Promise<CallState | null>;
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

interface Actor {
  id: number;
  deviceId: number;
}

/** Who rings whom; null where the actor may not act. */
export interface RingFacts {
  name: string;
  session: { id: number; name: string } | null;
  callees: Callee[];
}

/** What a ring or an answer needs of the database: one question each. */
interface Facts {
  /** @param present who is in the call or rung already */
  ring: (
    actor: Actor,
    to: number[],
    present: number[],
    session: number | null,
  ) => Promise<RingFacts | null>;
  /** The members of a session, for one of them. */
  group: (actor: Actor, session: number) => Promise<RingFacts | null>;
  mayJoin: (actor: Actor, members: number[], session: number | null) => Promise<boolean>;
}

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
  /** Tells another user's object of a call, ahead of the call's own. Resolves once it is out; whether it arrives is no matter. */
  tell: (user: number, call: CallState) => Promise<void>;
  facts: Facts;
  /** Asks to be woken after so many ms. */
  wakeIn: (ms: number) => void;
}
