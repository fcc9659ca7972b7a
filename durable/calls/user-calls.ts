import type { CallEvent } from './call-rules.ts';
import { type CallState, isIn, isRinging, personOf } from './call-state.ts';
import { ErrandRunner } from './errand-runner.ts';
import { Errands } from './errands.ts';
import { KnownCalls, type Telling } from './known-calls.ts';
import type { Ports, Tab } from './ports.ts';
import { TabFrames } from './tab-frames.ts';

/** What should have ended so long ago is asked about. */
const OVERDUE_MS = 15_000;

/**
 * One user's calls: learns from the calls' objects what has become of them, shows it to the user's tabs, and does
 * what follows from it. What the tabs send is taken by `frames`.
 */
export class UserCalls {
  readonly frames: TabFrames;
  readonly #ports: Ports;
  readonly #known: KnownCalls;
  readonly #runner: ErrandRunner;
  readonly #errands: Errands;

  constructor(ports: Ports) {
    this.#ports = ports;
    this.#known = new KnownCalls(ports.store, ports.me);
    this.#runner = new ErrandRunner(
      ports,
      this.#known,
      (call) => this.learn(call),
      (errand, by) => this.#errands.replace(errand, by),
    );
    this.#errands = new Errands({
      store: ports.store,
      run: (errand) => this.#runner.run(errand),
      giveUp: (errand) => this.#runner.giveUp(errand),
      changed: () => {
        // Whoever is being called doesn't ring here meanwhile.
        this.#tell(this.#known.ring(this.#errands.calling()));
        this.settle();
      },
      wakeIn: ports.wakeIn,
    });
    this.#known.ring(this.#errands.calling());
    this.frames = new TabFrames(ports, this.#known, this.#errands, this.#runner);
  }

  /** Takes in a call's newest state. @returns `busy` where it rings in vain */
  learn(call: CallState): 'busy' | null {
    const person = personOf(call, this.#ports.me());
    const fresh = this.#known.get(call.id) === undefined;
    if (fresh && person && isRinging(person)) {
      if (this.#known.conflict(call, this.#errands.calling()) === 'busy') return 'busy';
    }
    this.#see(call, fresh);
    return null;
  }

  /** Whether a message's sender is in the call that both are said to be in. */
  knows(call: string, user: number, peerId: string): boolean {
    const known = this.#known.get(call);
    return known !== undefined && personOf(known, user)?.seat?.peerId === peerId;
  }

  isMember(call: string): boolean {
    return this.#known.joined().some(({ id }) => id === call);
  }

  /** Asks a call's object for the truth. */
  refresh(id: string) {
    return this.#runner.refresh(id);
  }

  /** The peer id that a tab may have back: its own, of a call that it is still in. */
  returning(peerId: string, deviceId: number): boolean {
    const me = this.#ports.me();
    return this.#known.joined().some((call) => {
      const seat = personOf(call, me)?.seat;
      return seat?.peerId === peerId && seat.deviceId === deviceId;
    });
  }

  /** Tells a tab that has come what it must know. @param asked the peer id it asked to have back */
  welcome(tab: Tab, asked: string | null) {
    const me = this.#ports.me();
    const lost = this.#known
      .all()
      .find((call) => asked !== null && personOf(call, me)?.left?.peerId === asked);
    if (lost && asked !== tab.peerId) {
      const reason = personOf(lost, me)?.left?.reason ?? 'lost';
      tab.send({ event: 'ended', data: { call: lost.id, reason } });
    }
    for (const frame of this.#known.welcome(tab, this.#errands.calling())) tab.send(frame);
    this.settle();
  }

  /** Does what follows from who is where; whenever a tab comes or goes, and after all that is learned. */
  settle() {
    const me = this.#ports.me();
    const tabs = this.#ports.tabs();
    for (const call of this.#known.joined()) {
      const seat = personOf(call, me)?.seat;
      if (!seat) continue;
      const { peerId, userSocketId, connected } = seat;
      const tab = tabs.find((one) => one.peerId === peerId);
      if (!tab && connected) this.#act(call.id, { type: 'lost', user: me, peerId, userSocketId });
      if (tab && !(connected && tab.id === userSocketId)) {
        this.#act(call.id, { type: 'back', user: me, peerId, userSocketId: tab.id });
      }
    }
    this.#leaveAllButOne();
    for (const call of this.#known.ringing()) {
      const conflict = this.#known.conflict(call, this.#errands.calling());
      if (conflict === 'busy') this.#act(call.id, { type: 'busy', user: me });
      if (conflict === 'meet') this.#meet(call);
    }
    // Those of an object that died are still there.
    void this.#errands.resume();
  }

  /** A device was logged out, or with null the account may no longer act: what it was in, it is out of. */
  async endDevice(deviceId: number | null) {
    const me = this.#ports.me();
    for (const call of this.#known.joined()) {
      const seat = personOf(call, me)?.seat;
      if (!seat || (deviceId !== null && seat.deviceId !== deviceId)) continue;
      const { peerId } = seat;
      const event: CallEvent =
        deviceId === null
          ? { type: 'bar', user: me }
          : { type: 'leave', user: me, peerId, reason: 'left' };
      this.#act(call.id, event);
    }
    if (deviceId === null) {
      for (const call of this.#known.ringing()) this.#act(call.id, { type: 'bar', user: me });
    }
    await this.#errands.resume();
  }

  /** The user has blocked another: no call holds both. */
  async part(other: number) {
    const me = this.#ports.me();
    const shared = [...this.#known.joined(), ...this.#known.ringing()].filter((call) => {
      const person = personOf(call, other);
      return person && isIn(person);
    });
    for (const { id } of shared) this.#act(id, { type: 'part', by: me, other });
    await this.#errands.resume();
  }

  /** Takes up what was left undone, and asks anew about what should have ended by now. */
  async wake(now: number) {
    const overdue = this.#known.ringing().filter((call) => {
      const { ring } = personOf(call, this.#ports.me()) ?? {};
      return ring && ring.expiresAt + OVERDUE_MS < now;
    });
    for (const { id } of overdue) await this.#runner.refresh(id);
    this.settle();
    await this.#errands.resume();
  }

  #act(call: string, event: CallEvent) {
    this.#errands.add({ kind: 'act', call, event });
  }

  /** Goes to the call of somebody whom the user is ringing, with the tab that rings. */
  #meet(call: CallState) {
    const me = this.#ports.me();
    const own = this.#known.joined().find(({ id }) => id !== call.id);
    const seat = own && personOf(own, me)?.seat;
    if (!seat) return;
    const { peerId, userSocketId, deviceId, connected } = seat;
    const peer = { peerId, userSocketId, deviceId };
    this.#errands.add({ kind: 'accept', call: call.id, peer, connected });
  }

  /** Nobody is in two calls. */
  #leaveAllButOne() {
    const me = this.#ports.me();
    for (const call of this.#known.superseded()) {
      const { peerId } = personOf(call, me)?.seat ?? {};
      if (peerId === undefined) continue;
      this.#act(call.id, { type: 'leave', user: me, peerId, reason: 'elsewhere' });
    }
  }

  #see(call: CallState, fresh: boolean) {
    const now = this.#ports.now();
    const tellings = this.#known.learn(call, this.#errands.calling(), now);
    if (!tellings) return;
    this.#tell(tellings);
    const person = personOf(call, this.#ports.me());
    // Whoever hears only that something is over has nothing to remember of it.
    if (!fresh || (person && isIn(person)) || person?.left) this.#known.keep(call.id, now);
    this.settle();
  }

  #tell(tellings: readonly Telling[]) {
    const tabs = this.#ports.tabs();
    for (const telling of tellings) {
      for (const tab of tabs.filter((one) => telling.for(one))) tab.send(telling.frame);
    }
  }
}
