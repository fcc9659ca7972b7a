import type { CallClientFrame } from '../../worker/contract/call.ts';
import type { CallEvent } from './call-rules.ts';
import {
  type CallState,
  type Peer,
  isRinging,
  mayShowPictures,
  personOf,
  seated,
} from './call-state.ts';
import { joinedSelf } from './call-view.ts';
import type { ErrandRunner } from './errand-runner.ts';
import type { Errand, Errands } from './errands.ts';
import type { KnownCalls } from './known-calls.ts';
import type { Ports, Tab } from './ports.ts';

type Data<Event extends CallClientFrame['event']> = Extract<
  CallClientFrame,
  { event: Event }
>['data'];

const peerOf = ({ id, peerId, deviceId }: Tab): Peer => ({ peerId, userSocketId: id, deviceId });
const same = (a: readonly number[], b: readonly number[]) =>
  a.length === b.length && a.every((id) => b.includes(id));

/**
 * What the tabs of one user send. Each frame is checked against what is known here, at once; what has to be done
 * elsewhere becomes an errand. Every method says what is wrong with the frame, or null: honest frames that come
 * too late are not wrong, and are told so.
 */
export class TabFrames {
  readonly #ports: Ports;
  readonly #known: KnownCalls;
  readonly #errands: Errands;
  readonly #runner: ErrandRunner;

  constructor(ports: Ports, known: KnownCalls, errands: Errands, runner: ErrandRunner) {
    this.#ports = ports;
    this.#known = known;
    this.#errands = errands;
    this.#runner = runner;
  }

  /** Begins to ring. */
  call(tab: Tab, data: Data<'call'>): string | null {
    const me = this.#ports.me();
    const to = 'to' in data ? [...new Set(data.to)] : [];
    const session = 'session' in data ? data.session : null;
    if (to.includes(me)) return 'data.to: yourself.';
    const own = this.#known.home();
    if (own && !this.#leaveBehind(own)) return this.#callAgain(tab, own, to, session);
    const starting = this.#errands.starting();
    if (starting) return this.#isRepeated(starting, tab, to, session) ? null : 'In a call already.';
    const ring = this.#known.ringOf(to);
    if (ring) {
      this.#errands.add({ kind: 'accept', call: ring.id, peer: peerOf(tab), connected: true });
      return null;
    }
    const { media } = data;
    const [call, at] = [crypto.randomUUID(), this.#ports.now()];
    const start = { kind: 'start', call, peer: peerOf(tab), to, session, media, at } as const;
    this.#runner.askAhead(start);
    this.#errands.add(start);
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
    if (person.seat?.peerId === tab.peerId) return null;
    if (call.endedAt !== null || !isRinging(person)) this.#runner.sayOver(tab, call);
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

  /** Whether a ring that is being started is asked for once more; the tab hears of it soon. */
  #isRepeated(starting: Errand, tab: Tab, to: readonly number[], session: number | null): boolean {
    if (starting.kind === 'begin') return starting.peer.peerId === tab.peerId;
    return (
      starting.kind === 'start' &&
      starting.peer.peerId === tab.peerId &&
      same(starting.to, to) &&
      starting.session === session
    );
  }

  #act(call: string, event: CallEvent) {
    this.#errands.add({ kind: 'act', call, event });
  }

  /** Leaves a call whose tab has gone, rather than wait whether it returns: the user is elsewhere by now. */
  #leaveBehind(own: CallState): boolean {
    const me = this.#ports.me();
    const { peerId } = personOf(own, me)?.seat ?? {};
    if (peerId === undefined || this.#ports.tabs().some((tab) => tab.peerId === peerId))
      return false;
    this.#act(own.id, { type: 'leave', user: me, peerId, reason: 'left' });
    return true;
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
}
