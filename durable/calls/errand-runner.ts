import { type CallEvent, applyEvent, beginCall, forgetCall } from './call-rules.ts';
import {
  type CallState,
  type Peer,
  isIn,
  isRinging,
  personOf,
  ringing,
  seated,
} from './call-state.ts';
import { endingOf } from './call-view.ts';
import type { Errand } from './errands.ts';
import type { KnownCalls } from './known-calls.ts';
import type { Ports, RingFacts, Tab } from './ports.ts';

type Start = Extract<Errand, { kind: 'start' }>;

/** A ring that could not be started for so long isn't meant any more. */
const START_WITHIN_MS = 15_000;
/** A call may be heard of before its object has been: what is wanted of it is tried again meanwhile. */
const BEGUN_WITHIN_MS = 8_000;
/** How often facts are asked again because the call has changed meanwhile. */
const ASK_MAX = 8;

/** Does what one user's object has to do elsewhere: asks the database, and has the calls' objects decide. */
export class ErrandRunner {
  readonly #ports: Ports;
  readonly #known: KnownCalls;
  readonly #learn: (call: CallState) => void;
  readonly #replace: (errand: Errand, by: Errand) => void;
  readonly #ahead = new Map<string, Promise<RingFacts | null>>();
  readonly #bornAt: number;

  constructor(
    ports: Ports,
    known: KnownCalls,
    learn: (call: CallState) => void,
    replace: (errand: Errand, by: Errand) => void,
  ) {
    this.#ports = ports;
    this.#known = known;
    this.#learn = learn;
    this.#replace = replace;
    this.#bornAt = ports.now();
  }

  /** Asks for a ring's facts before the errand is written down: the ring doesn't wait for the disk. */
  askAhead(start: Start) {
    const asked = this.#ask(start);
    // Looked at when the errand's turn has come, should it fail.
    asked.catch(() => {});
    this.#ahead.set(start.call, asked);
  }

  run(errand: Errand): Promise<unknown> {
    switch (errand.kind) {
      case 'start':
        return this.#start(errand);
      case 'begin':
        return this.#begin(errand.begun);
      case 'ring':
        return this.#ring(errand);
      case 'accept':
        return this.#accept(errand);
      case 'act':
        return this.#send(errand.call, errand.event);
      default:
        return errand satisfies never;
    }
  }

  /** Asks a call's object for the truth. */
  async refresh(id: string) {
    const call = await this.#ports.call(id).look();
    if (call) this.#learn(call);
    else this.#forget(id);
  }

  giveUp(errand: Errand) {
    if (errand.kind === 'start' || errand.kind === 'begin')
      this.#refuse(errand.peer, 'The call could not be started.');
  }

  /** Tells a tab that it answers what rings no longer. */
  sayOver(tab: Tab, call: CallState) {
    const me = this.#ports.me();
    const { left, ring } = personOf(call, me) ?? {};
    const elsewhere = ring?.answeredBy && ring.answeredBy !== tab.id && left?.peerId !== tab.peerId;
    const reason = elsewhere ? 'elsewhere' : endingOf(call, me);
    tab.send({ event: 'ended', data: { call: call.id, reason } });
  }

  async #send(id: string, event: CallEvent, covered?: number[]): Promise<boolean> {
    const { call, stale } = await this.#ports.call(id).act(event, covered);
    const { startedAt = 0 } = this.#known.get(id) ?? {};
    if (call) this.#learn(call);
    else if (this.#ports.now() - startedAt < BEGUN_WITHIN_MS) throw new Error('not begun yet');
    else this.#forget(id);
    return !stale;
  }

  async #start(errand: Start) {
    const { call: id, peer, to, media, at } = errand;
    const me = this.#ports.me();
    if (this.#known.get(id)) return;
    const ahead = this.#ahead.get(id);
    this.#ahead.delete(id);
    const found = await (ahead ?? this.#ask(errand));
    if (!found) return this.#refuse(peer, 'You may not call.');
    if (!this.#isOpen(peer)) return;
    // Asking takes a while, and the other may have rung meanwhile.
    if (this.#known.joined().length > 0) return this.#refuse(peer, 'In a call already.');
    // Unless this object has died since and had told of this call: the two would answer each other, and none begin.
    const ring = at < this.#bornAt ? undefined : this.#known.ringOf(to);
    if (ring) return this.#accept({ kind: 'accept', call: ring.id, peer, connected: true });
    const now = this.#ports.now();
    if (now - at > START_WITHIN_MS) return this.#refuse(peer, 'The call could not be started.');
    const caller = { id: me, name: found.name, peer };
    const { callees } = found;
    const begun = beginCall({ id, media, session: found.session, caller, callees }, now);
    if (begun.people.some(isRinging)) {
      // Those who are rung hear it from here, before the call's own object, which tells them again and hears them,
      // is even made: of all that a ring takes that takes longest.
      await Promise.all(ringing(begun).map((one) => this.#ports.tell(one.id, begun)));
      const answer = this.#begin(begun);
      // Asked for first: nobody waits for the disk. From here on there is no way back.
      this.#replace(errand, { kind: 'begin', call: id, peer, begun });
      return answer;
    }
    this.#learn(begun);
    this.#learn(applyEvent(begun, { type: 'tick' }, now));
  }

  async #begin(begun: CallState) {
    this.#learn(await this.#ports.call(begun.id).start(begun));
  }

  async #ring({ call: id, peer, to }: Extract<Errand, { kind: 'ring' }>) {
    const me = this.#ports.me();
    for (let asked = 0; asked < ASK_MAX; asked += 1) {
      const call = this.#known.get(id);
      if (!call || !personOf(call, me)?.seat) return;
      const present = call.people.filter(isIn).map((person) => person.id);
      const wanted = to.filter((user) => !present.includes(user));
      if (wanted.length === 0) return;
      const actor = { id: me, deviceId: peer.deviceId };
      const found = await this.#ports.facts.ring(actor, wanted, present, call.session?.id ?? null);
      if (!found) return this.#refuse(peer, 'You may not call.');
      const event = { type: 'ring', by: me, callees: found.callees } as const;
      if (await this.#send(id, event, present)) return;
    }
  }

  async #accept(errand: Extract<Errand, { kind: 'accept' }>) {
    const { call: id, peer, connected } = errand;
    const me = this.#ports.me();
    for (let asked = 0; asked < ASK_MAX; asked += 1) {
      const call = this.#known.get(id);
      const person = call && personOf(call, me);
      const tab = this.#ports.tabs().find((one) => one.peerId === peer.peerId);
      if (!tab && connected) return;
      if (!call || !person || !isRinging(person)) {
        if (tab && call && person?.seat?.peerId !== peer.peerId) this.sayOver(tab, call);
        return;
      }
      const own = this.#known.joined().find((one) => one.id !== id);
      if (own && this.#known.conflict(call, null) !== 'meet') return;
      const members = seated(call).map((one) => one.id);
      const actor = { id: me, deviceId: peer.deviceId };
      if (!(await this.#ports.facts.mayJoin(actor, members, call.session?.id ?? null))) {
        await this.#send(id, { type: 'bar', user: me });
        return;
      }
      if (await this.#send(id, { type: 'accept', user: me, peer, connected }, members)) return;
    }
  }

  #ask({ peer, to, session }: Start): Promise<RingFacts | null> {
    const { facts } = this.#ports;
    const actor = { id: this.#ports.me(), deviceId: peer.deviceId };
    return session === null ? facts.ring(actor, to, [], null) : facts.group(actor, session);
  }

  #forget(id: string) {
    const call = this.#known.get(id);
    if (call && call.endedAt === null) this.#learn(forgetCall(call, this.#ports.now()));
  }

  #isOpen({ peerId }: Peer) {
    return this.#ports.tabs().some((tab) => tab.peerId === peerId);
  }

  #refuse(peer: Peer, message: string) {
    this.#ports.refuse({ id: peer.userSocketId, peerId: peer.peerId }, message);
  }
}
