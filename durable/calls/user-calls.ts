import type { CallClientFrame } from '../../worker/contract/call.ts';
import { type CallEvent, applyEvent, beginCall, forgetCall } from './call-rules.ts';
import {
  type CallState,
  type Peer,
  isIn,
  isRinging,
  mayShowPictures,
  personOf,
  seated,
} from './call-state.ts';
import { endingOf, joinedSelf } from './call-view.ts';
import { type Errand, Errands } from './errands.ts';
import { KnownCalls, type Telling } from './known-calls.ts';
import type { Actor, Ports, RingFacts, Tab } from './ports.ts';

type Data<Event extends CallClientFrame['event']> = Extract<
  CallClientFrame,
  { event: Event }
>['data'];

/** A ring that could not be started for so long isn't meant any more. */
const START_WITHIN_MS = 15_000;
/** How often facts are asked again because the call has changed meanwhile. */
const ASK_MAX = 8;

const peerOf = ({ id, peerId, deviceId }: Tab): Peer => ({ peerId, userSocketId: id, deviceId });
const same = (a: readonly number[], b: readonly number[]) =>
  a.length === b.length && a.every((id) => b.includes(id));

/**
 * One user's calls: takes the frames of the user's tabs, has the calls' objects decide, and shows the tabs what
 * has become of it. Frames are checked at once; what has to be done elsewhere is an errand.
 */
export class UserCalls {
  readonly #ports: Ports;
  readonly #known: KnownCalls;
  readonly #errands: Errands;
  /** Facts that were asked before the errand was written down: the ring doesn't wait for the disk. */
  readonly #ahead = new Map<string, Promise<RingFacts | null>>();

  constructor(ports: Ports) {
    this.#ports = ports;
    this.#known = new KnownCalls(ports.store, ports.me);
    this.#errands = new Errands({
      store: ports.store,
      run: async (errand) => {
        await this.#run(errand);
      },
      giveUp: (errand) => this.#giveUp(errand),
      done: () => {
        // What was hidden because somebody was being called may ring now.
        this.#tell(this.#known.ring(this.#calling()));
        this.settle();
      },
      wakeIn: ports.wakeIn,
    });
  }

  /** Begins to ring. @returns what is wrong with the frame, or null */
  call(tab: Tab, data: Data<'call'>): string | null {
    const me = this.#ports.me();
    const to = 'to' in data ? [...new Set(data.to)] : [];
    const session = 'session' in data ? data.session : null;
    if (to.includes(me)) return 'data.to: yourself.';
    const [own] = this.#known.joined();
    if (own) return this.#callAgain(tab, own, to, session);
    const starting = this.#starting();
    if (starting) {
      const repeated = starting.peer.peerId === tab.peerId && same(starting.to, to);
      return repeated && starting.session === session ? null : 'In a call already.';
    }
    const ring = this.#ringOf(to);
    if (ring) {
      this.#errands.add({ kind: 'accept', call: ring.id, peer: peerOf(tab), connected: true });
      return null;
    }
    const id = crypto.randomUUID();
    const actor = { id: me, deviceId: tab.deviceId };
    const { facts } = this.#ports;
    const asked = session === null ? facts.ring(actor, to, [], null) : facts.group(actor, session);
    // Looked at when the errand's turn has come, should it fail.
    asked.catch(() => {});
    this.#ahead.set(id, asked);
    const at = this.#ports.now();
    const { media } = data;
    this.#errands.add({ kind: 'start', call: id, peer: peerOf(tab), to, session, media, at });
    return null;
  }

  /** Rings more people in a running call. */
  addCall(tab: Tab, { call: id, to }: Data<'addcall'>): string | null {
    const refusal = this.#refusal(tab, id);
    if (refusal === null) this.#errands.add({ kind: 'ring', call: id, peer: peerOf(tab), to });
    return refusal?.message ?? null;
  }

  /** An answer to one of those who ring. */
  confirm(tab: Tab, data: Data<'confirmed'>): string | null {
    const me = this.#ports.me();
    if (data.user !== me) return 'data.user: not your own id.';
    if (data.socket !== tab.id) return 'data.socket: not your own socket.';
    const call = this.#known.get(data.call);
    const person = call && personOf(call, me);
    if (!call || !person) return 'data.call: no such call.';
    const caller = personOf(call, data.caller);
    const peerId = typeof data.data === 'string' ? data.data : data.data.peerId;
    const theirs = [caller?.seat?.peerId, caller?.left?.peerId].filter((id) => id !== undefined);
    if (data.caller === me || theirs.length === 0) return 'data.caller: does not ring you.';
    if (!theirs.includes(peerId)) return "data.data: not that caller's.";
    if (person.seat?.peerId === tab.peerId || person.ring?.answeredBy === tab.id) return null;
    if (call.endedAt !== null || !isRinging(person)) this.#sayOver(tab, call);
    else if (data.accept) {
      this.#errands.add({ kind: 'accept', call: call.id, peer: peerOf(tab), connected: true });
    } else this.#act(call.id, { type: 'decline', user: me, socketId: tab.id });
    return null;
  }

  setState(tab: Tab, { call: id, ...switches }: Data<'state'>): string | null {
    const refusal = this.#refusal(tab, id);
    if (refusal) return refusal.message;
    const call = this.#known.get(id);
    const members = call ? seated(call).length : 0;
    if ((switches.video || switches.screen) && !mayShowPictures(members)) {
      return 'data.video: too many members for pictures.';
    }
    const { peerId } = tab;
    this.#act(id, { type: 'switch', user: this.#ports.me(), peerId, switches });
    return null;
  }

  leave(tab: Tab, { call: id }: Data<'leave'>): string | null {
    const refusal = this.#refusal(tab, id);
    if (refusal) return refusal.message;
    const { peerId } = tab;
    this.#act(id, { type: 'leave', user: this.#ports.me(), peerId, reason: 'left' });
    return null;
  }

  signal(tab: Tab, { call: id, to, ...body }: Data<'signal'>): string | null {
    const refusal = this.#refusal(tab, id);
    if (refusal) return refusal.message;
    const call = this.#known.get(id);
    const peer = call?.people.find(({ seat }) => seat?.peerId === to);
    if (peer && peer.id !== this.#ports.me()) {
      const message = { call: id, user: this.#ports.me(), from: tab.peerId, to, body };
      this.#ports.relay(peer.id, message);
      return null;
    }
    // Whoever has just gone is written to in good faith.
    const gone = call?.people.some(({ left }) => left?.peerId === to) ?? false;
    return gone ? null : 'data.to: nobody in this call.';
  }

  /** Takes in a call's newest state. @returns `busy` where it rings in vain */
  learn(call: CallState): 'busy' | null {
    const person = personOf(call, this.#ports.me());
    const fresh = this.#known.get(call.id) === undefined;
    if (fresh && person && isRinging(person)) {
      if (this.#known.conflict(call, this.#calling()) === 'busy') return 'busy';
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
  async refresh(id: string) {
    const call = await this.#ports.call(id).look();
    if (call) this.learn(call);
    else this.#forget(id);
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
    for (const frame of this.#known.welcome(tab, this.#calling())) tab.send(frame);
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
    for (const call of this.#known.ringing()) {
      const conflict = this.#known.conflict(call, this.#calling());
      if (conflict === 'busy') this.#act(call.id, { type: 'busy', user: me });
      if (conflict === 'meet') this.#meet(call);
    }
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
      return ring && ring.expiresAt + START_WITHIN_MS < now;
    });
    for (const { id } of overdue) await this.refresh(id);
    this.settle();
    await this.#errands.resume();
  }

  get unsettled() {
    return this.#errands.any;
  }

  #act(call: string, event: CallEvent) {
    this.#errands.add({ kind: 'act', call, event });
  }

  #starting() {
    return this.#errands.find((errand) => errand.kind === 'start');
  }

  /** Whom the user is about to ring, if it is one. */
  #calling(): number | null {
    const { to = [], session = null } = this.#starting() ?? {};
    const [only, more] = to;
    return session === null && more === undefined ? (only ?? null) : null;
  }

  /** The call in which somebody whom the user wants to call rings the user. */
  #ringOf(to: readonly number[]): CallState | undefined {
    const [only] = to;
    if (only === undefined || to.length > 1) return undefined;
    return this.#known.ringing().find((call) => personOf(call, only)?.seat);
  }

  #callAgain(tab: Tab, own: CallState, to: number[], session: number | null): string | null {
    const me = this.#ports.me();
    const mine = own.callerId === me && personOf(own, me)?.seat?.peerId === tab.peerId;
    const rung = own.people.filter(({ ring }) => ring !== null).map(({ id }) => id);
    const again = session === null ? same(rung, to) : own.session?.id === session;
    if (!mine || !again || seated(own).length > 1) return 'In a call already.';
    for (const frame of joinedSelf(own, me)) tab.send(frame);
    return null;
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

  /** Why this tab can do nothing in a call; a call that was the tab's own is over, which is nobody's fault. */
  #refusal(tab: Tab, id: string): { message: string | null } | null {
    const call = this.#known.get(id);
    const person = call && personOf(call, this.#ports.me());
    if (call && person?.seat?.peerId === tab.peerId && call.endedAt === null) return null;
    if (call && person?.left?.peerId === tab.peerId) {
      const { reason } = person.left;
      tab.send({ event: 'ended', data: { call: id, reason } });
      return { message: null };
    }
    return { message: 'data.call: not in this call.' };
  }

  #sayOver(tab: Tab, call: CallState) {
    const me = this.#ports.me();
    const person = personOf(call, me);
    const reason = person?.ring?.answeredBy ? 'elsewhere' : endingOf(call, me);
    tab.send({ event: 'ended', data: { call: call.id, reason } });
  }

  #see(call: CallState, fresh: boolean) {
    const now = this.#ports.now();
    const tellings = this.#known.learn(call, this.#calling(), now);
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

  #forget(id: string) {
    const call = this.#known.get(id);
    if (call && call.endedAt === null) this.learn(forgetCall(call, this.#ports.now()));
  }

  #run(errand: Errand): Promise<unknown> {
    switch (errand.kind) {
      case 'start':
        return this.#start(errand);
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

  async #send(id: string, event: CallEvent, covered?: number[]): Promise<boolean> {
    const { call, stale } = await this.#ports.call(id).act(event, covered);
    if (call) this.learn(call);
    else this.#forget(id);
    return !stale;
  }

  async #start(errand: Extract<Errand, { kind: 'start' }>) {
    const { call: id, peer, to, session, media, at } = errand;
    const me = this.#ports.me();
    if (this.#known.get(id)) return;
    const actor: Actor = { id: me, deviceId: peer.deviceId };
    const { facts } = this.#ports;
    const ahead = this.#ahead.get(id);
    this.#ahead.delete(id);
    const found = await (ahead ??
      (session === null ? facts.ring(actor, to, [], null) : facts.group(actor, session)));
    if (!found) return this.#refuse(peer, 'You may not call.');
    if (!this.#isOpen(peer)) return;
    // Asking takes a while, and the other may have rung meanwhile.
    if (this.#known.joined().length > 0) return this.#refuse(peer, 'In a call already.');
    const ring = this.#ringOf(to);
    if (ring) return this.#accept({ kind: 'accept', call: ring.id, peer, connected: true });
    const now = this.#ports.now();
    if (now - at > START_WITHIN_MS) return this.#refuse(peer, 'The call could not be started.');
    const caller = { id: me, name: found.name, peer };
    const { callees } = found;
    const begun = beginCall({ id, media, session: found.session, caller, callees }, now);
    if (begun.people.some(isRinging)) {
      this.learn(await this.#ports.call(id).start(begun));
      return;
    }
    this.learn(begun);
    this.learn(applyEvent(begun, { type: 'tick' }, now));
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
        if (tab && call && person?.seat?.peerId !== peer.peerId) this.#sayOver(tab, call);
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
      if (!(await this.#send(id, { type: 'accept', user: me, peer, connected }, members))) continue;
      const seat = this.#known.get(id);
      if (own && seat && personOf(seat, me)?.seat) await this.#leaveFor(own);
      return;
    }
  }

  /** The two have met in the other's call; one's own has served its purpose. */
  async #leaveFor(own: CallState) {
    const me = this.#ports.me();
    const seat = personOf(own, me)?.seat;
    if (!seat) return;
    const { peerId } = seat;
    await this.#send(own.id, { type: 'leave', user: me, peerId, reason: 'elsewhere' });
  }

  #giveUp(errand: Errand) {
    if (errand.kind === 'start') this.#refuse(errand.peer, 'The call could not be started.');
  }

  #isOpen({ peerId }: Peer) {
    return this.#ports.tabs().some((tab) => tab.peerId === peerId);
  }

  #refuse(peer: Peer, message: string) {
    this.#ports.refuse({ id: peer.userSocketId, peerId: peer.peerId }, message);
  }
}
