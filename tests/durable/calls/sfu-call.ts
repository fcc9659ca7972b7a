import { applyEvent } from '../../../durable/calls/call-reducer.ts';
import { SfuRunner } from '../../../durable/calls/sfu-runner.ts';
import type { TrackKind } from '../../../worker/contract/call-bounds.ts';
import type { CallEvent } from '../../../worker/contract/objects/call.ts';
import type { SfuAsk } from '../../../worker/contract/sfu.ts';
import { offerOf } from '../support/offer.ts';
import { Disk } from './call-machine/disk.ts';
import { NOW, callTo, knownTo, peer } from './call-makers.ts';
import { FakeSfu } from './fake-sfu.ts';

export const MIC = [{ mid: '0', kind: 'audio' as const }];

/** The call of a session with the users 1 to 3, whose object asks an SFU. */
export class SfuCall {
  readonly sfu = new FakeSfu();
  readonly disk = new Disk();
  now = NOW;
  alarm: number | null = null;
  call = callTo([], { session: { id: 7, name: 'Raid' }, transport: 'sfu', waits: true });
  runner = this.#wake();

  constructor() {
    for (const id of [2, 3]) {
      this.happens({
        type: 'enter',
        user: { ...knownTo(id), isMember: true, blockedWith: [] },
        peer: peer(id),
      });
    }
  }

  #wake(): SfuRunner {
    return new SfuRunner({
      now: () => this.now,
      store: this.disk,
      sfu: this.sfu,
      call: () => this.call,
      announce: (user, peerId, sends) => {
        this.call = applyEvent(this.call, { type: 'sends', user, peerId, sends }, this.now);
      },
      arm: () => {
        this.alarm = this.runner.dueAt();
      },
    });
  }

  /** The object after an eviction. */
  wake() {
    this.runner = this.#wake();
  }

  happens(event: CallEvent) {
    this.call = applyEvent(this.call, event, this.now);
    this.runner.follow(this.call);
  }

  turnsOn(user: number, picture: 'video' | 'screen') {
    const switches = { audio: true, video: false, screen: false, [picture]: true };
    this.happens({ type: 'switch', user, peerId: peer(user).peerId, switches });
  }

  ask = (user: number, what: SfuAsk, peerId = peer(user).peerId) =>
    this.runner.ask(user, peerId, what);

  publish = (
    user: number,
    tracks: { mid: string; kind: TrackKind }[] = MIC,
    origin = `pc${user}`,
  ) => this.ask(user, { act: 'publish', offer: offerOf(origin, tracks), tracks: [...tracks] });

  subscribe = (user: number, ...others: number[]) =>
    this.ask(user, {
      act: 'subscribe',
      tracks: others.map((id) => ({ of: peer(id).peerId, kind: 'audio' as const })),
    });

  answer = (user: number) => this.ask(user, { act: 'answer', answer: offerOf(`pc${user}`) });

  sendsOf = (id: number) => this.call.people.find((one) => one.id === id)?.seat?.sends;
}

export const settled = async () => {
  for (let turn = 0; turn < 40; turn += 1) await Promise.resolve();
};
