import type { ServerFrame } from '../worker/contract/socket.ts';
import type { CallEvent } from './calls/call-reducer.ts';
import type { Acted, CallState } from './calls/call-state.ts';
import type { Relayed } from './calls/user-commands.ts';

/** The RPC methods of the objects. Declared apart, since the objects themselves import the bindings' types. */

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

/** What a user's object sends to the objects of its watchers. */
export interface PresenceChange {
  user: number;
  online: boolean;
  /** Grows with every change, so that repeated and late changes are recognised. */
  version: number;
  /** Who may see it has changed too. Each watcher checks that for itself. */
  recheck: boolean;
}

export interface Delivery {
  /** Viewers without an open stream that watches the user. */
  gone: number[];
  /** Viewers whose object couldn't be reached. */
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
