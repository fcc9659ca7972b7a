import { DurableObject } from 'cloudflare:workers';

import { recordCall } from '../../worker/calls/queries/call-records.ts';
import type { Env } from '../../worker/env.ts';
import type { CallRpc } from '../rpc.ts';
import type { CallEvent } from './call-reducer.ts';
import type { Acted, CallState } from './call-state.ts';
import { CallRunner } from './call-runner.ts';

/**
 * One per call, named by the call's id. It has no sockets: it decides, and notifies the objects of everyone concerned.
 * The media of larger groups would be planned here too: see `worker/calls/ice-servers.ts`.
 */
export class Call extends DurableObject<Env> implements CallRpc {
  readonly #call = new CallRunner({
    now: () => Date.now(),
    store: this.ctx.storage.kv,
    notify: (user, call) => this.env.SIGNALLING.getByName(String(user)).learn(call),
    record: (record) => recordCall(this.env.DB, record),
    wakeAt: (time) => {
      // Not awaited: the storage keeps writes in order and holds responses back until they are on disk.
      if (time === null) void this.ctx.storage.deleteAlarm();
      else void this.ctx.storage.setAlarm(time);
    },
    clear: () => {
      void this.ctx.storage.deleteAlarm();
      void this.ctx.storage.deleteAll();
    },
  });

  start(begun: CallState): CallState {
    return this.#call.start(begun);
  }

  act(event: CallEvent, covered?: number[]): Acted {
    return this.#call.act(event, covered);
  }

  look(): CallState | null {
    return this.#call.look();
  }

  override alarm() {
    this.#call.handleAlarm();
  }
}
