import type { Sfu } from '../../worker/calls/sfu.ts';
import type { ActResult, Basis, CallEvent, CallState } from '../../worker/contract/objects/call.ts';
import type { SfuAsk, SfuReply } from '../../worker/contract/sfu.ts';
import { type CallPorts, CallRunner } from './call-runner.ts';
import { SfuRunner } from './sfu-runner.ts';

/** A call's object without the platform: who is in the call, and their connections to the SFU, with one alarm for both. */
export class CallCore {
  readonly #ports: CallPorts;
  readonly #call: CallRunner;
  readonly #sfu: SfuRunner;
  #callDueAt: number | null;

  constructor(ports: CallPorts & { sfu: Pick<Sfu, keyof Sfu> }) {
    this.#ports = ports;
    const { now, store, sfu } = ports;
    this.#call = new CallRunner({
      ...ports,
      wakeAt: (time) => {
        this.#callDueAt = time;
        this.#arm();
      },
      clear: () => {
        this.#callDueAt = null;
        // What is left at the SFU is still closed.
        if (this.#sfu.dueAt() === null) ports.clear();
        else store.delete('call');
        this.#arm();
      },
    });
    this.#sfu = new SfuRunner({
      now,
      store,
      sfu,
      call: () => this.#call.look(),
      announce: (user, peerId, sends) => {
        this.#call.act({ type: 'sends', user, peerId, sends });
      },
      arm: () => this.#arm(),
    });
    // The alarm from before an eviction is this one, and must not be forgotten for a later one.
    this.#callDueAt = this.#call.dueAt();
  }

  start(begun: CallState): CallState {
    return this.#call.start(begun);
  }

  act(event: CallEvent, basis?: Basis): ActResult {
    const acted = this.#call.act(event, basis);
    this.#sfu.follow(acted.call);
    return acted;
  }

  look(): CallState | null {
    const call = this.#call.look();
    this.#sfu.follow(call);
    return call;
  }

  sfu(user: number, peerId: string, ask: SfuAsk): Promise<SfuReply> {
    return this.#sfu.ask(user, peerId, ask);
  }

  handleAlarm() {
    this.#call.handleAlarm();
    this.#sfu.follow(this.#call.look());
    this.#sfu.handleAlarm();
    this.#arm();
  }

  #arm() {
    const times = [this.#callDueAt, this.#sfu.dueAt()].filter((time) => time !== null);
    this.#ports.wakeAt(times.length === 0 ? null : Math.min(...times));
  }
}
