import type { ServerFrame } from '../worker/contract/socket.ts';
import type { CallEvent } from './calls/call-reducer.ts';
import type { Acted, CallState } from './calls/call-state.ts';
import type { Relayed } from './calls/user-commands.ts';

/** What the objects may be asked. The bindings are typed by these, since the objects themselves know the bindings. */

export interface CallRpc extends Rpc.DurableObjectBranded {
  start(begun: CallState): CallState;
  act(event: CallEvent, covered?: number[]): Acted;
  look(): CallState | null;
}

export interface SignallingRpc extends Rpc.DurableObjectBranded {
  fetch(request: Request): Promise<Response>;
  endDevice(deviceId: number | null): Promise<void>;
  learn(call: CallState): 'busy' | null;
  relay(message: Relayed): Promise<void>;
  isCallMember(call: string): boolean;
  part(other: number): Promise<void>;
  say(frame: ServerFrame): void;
}

/** What a user's object sends to the objects of those who watch. */
export interface PresenceChange {
  user: number;
  online: boolean;
  /** Grows with every change, so that what arrives twice or late is known for what it is. */
  version: number;
  /** Who may know has changed too: each watcher checks again for itself. */
  recheck: boolean;
}

export interface Delivery {
  /** Who has no stream open that watches. */
  gone: number[];
  /** Whose object couldn't be reached. */
  failed: number[];
}

export interface PresenceRpc extends Rpc.DurableObjectBranded {
  fetch(request: Request): Promise<Response>;
  arrive(report: number): Promise<void>;
  leave(report: number, offlineAt: number): Promise<void>;
  audienceChanged(): Promise<void>;
  watch(viewer: number): { online: boolean; version: number };
  takeChange(change: PresenceChange): Promise<boolean>;
  relay(change: PresenceChange, viewers: number[]): Promise<Delivery>;
  recheckVisibility(user: number): Promise<void>;
  endDevice(deviceId: number | null): void;
}
