import { evictDurableObject } from 'cloudflare:test';

import type { CallServerFrame } from '../../../worker/contract/call.ts';
import type { ServerFrame } from '../../../worker/contract/socket.ts';
import type { addUser } from '../../worker/support/people.ts';
import { type CallTab, addFriends, callOf, openTab, passTime, reopen } from '../support/calls.ts';
import { deploy, ifNotRunning } from '../support/faults.ts';
import { signallingOf, until } from '../support/live.ts';
import { randomFrom } from '../support/random.ts';
import { VirtualTab } from './call-machine/tab.ts';

type Person = Awaited<ReturnType<typeof addUser>>;

interface Place {
  person: Person;
  tab: CallTab;
  /** Whether the tab has abandoned its socket. The close may not have arrived yet. */
  left: boolean;
  returning: boolean;
  /** What a browser would show after these frames. */
  seen: VirtualTab;
  /** How many frames `seen` has taken. */
  taken: number;
}

const ACTIONS = [
  'call',
  'call',
  'group',
  'accept',
  'accept',
  'accept',
  'decline',
  'leave',
  'add',
  'close',
  'reopen',
  'reopen',
  'evict person',
  'evict call',
  'deploy',
] as const;

const NEEDS_SOCKET = new Set<string>([
  'call',
  'group',
  'accept',
  'decline',
  'leave',
  'add',
  'close',
]);

const isOfCall = (frame: ServerFrame): frame is CallServerFrame =>
  frame.event !== 'voice' && 'call' in frame.data;

/** A deploy may also close a socket that was just opening. */
const isOpen = ({ left, tab }: Place) => !left && !tab.socket.isClosed();

/** A random schedule of friends who call each other, with real objects and sockets. */
export class CallSchedule {
  readonly #random: ReturnType<typeof randomFrom>;
  readonly #places: Place[] = [];
  readonly #calls = new Set<string>();
  readonly log: string[] = [];

  constructor(seed: number) {
    this.#random = randomFrom(seed);
  }

  async run(steps: number) {
    const people = await addFriends(3);
    for (const person of [...people, ...people.slice(0, 1)]) {
      const tab = await openTab(person);
      const seen = new VirtualTab(tab.userSocketId, tab.peerId, person.deviceId);
      this.#places.push({ person, tab, left: false, returning: false, seen, taken: 0 });
    }
    for (let step = 0; step < steps; step += 1) {
      const together = 1 + this.#random.below(3);
      await Promise.all(Array.from({ length: together }, () => this.#step()));
      if (this.#random.below(2) === 0) await scheduler.wait(this.#random.below(30));
    }
  }

  /** Everyone reconnects and the rings time out. @returns what is inconsistent */
  async faults(): Promise<string[]> {
    let faults: string[] = [];
    await until(
      'all to agree',
      async () => {
        for (const place of this.#places) await this.#return(place);
        this.#look();
        for (const call of this.#calls) {
          const state = await callOf(call).look();
          const rings = state?.people.some(({ ring }) => ring?.outcome === 'ringing');
          if (state?.endedAt === null && rings) await passTime(call, 31_000);
        }
        faults = await this.#disagreements();
        return faults.length === 0;
      },
      60_000,
    ).catch(() => {});
    for (const { tab } of this.#places) tab.socket.close();
    await Promise.all(this.#places.map(({ tab }) => tab.socket.closed()));
    return faults;
  }

  async #disagreements(): Promise<string[]> {
    this.#look();
    const faults: string[] = [];
    const seats = new Map<string, { call: string; members: string }>();
    const taken = new Set<number>();
    for (const call of this.#calls) {
      const state = await callOf(call).look();
      if (state?.endedAt !== null) continue;
      const members = state.people.flatMap(({ id, seat }) =>
        seat ? [`${id} ${seat.peerId}`] : [],
      );
      for (const { id, ring, seat } of state.people) {
        if (ring?.outcome === 'ringing') faults.push(`${call} rings ${id} for ever`);
        if (!seat) continue;
        if (taken.has(id)) faults.push(`${id} is in two calls`);
        taken.add(id);
        seats.set(seat.peerId, { call, members: members.join() });
      }
    }
    for (const { tab, seen } of this.#places) {
      const seat = seats.get(tab.peerId);
      const shown = seen.seat?.roster.members.map(({ id, peerId }) => `${id} ${peerId}`).join();
      faults.push(...seen.faults);
      if (seen.prompts.size > 0) faults.push(`${tab.peerId} shows a prompt`);
      if (seen.seat?.call !== seat?.call) faults.push(`${tab.peerId} is in ${seen.seat?.call}`);
      if (shown !== seat?.members) faults.push(`${tab.peerId} sees ${shown}, not ${seat?.members}`);
    }
    return faults;
  }

  /** Each tab takes the frames that have arrived. */
  #look() {
    for (const place of this.#places) {
      const { frames } = place.tab.socket;
      for (const frame of frames.slice(place.taken)) {
        if (!isOfCall(frame)) continue;
        place.seen.take(frame);
        this.#calls.add(frame.data.call);
      }
      place.taken = frames.length;
    }
  }

  async #return(place: Place) {
    if (place.returning || isOpen(place)) return;
    place.returning = true;
    await place.tab.socket.closed();
    this.#look();
    place.tab = await reopen({ ...place.person, peerId: place.tab.peerId });
    place.seen.reopen(place.tab.userSocketId, place.tab.peerId);
    place.taken = 0;
    place.left = false;
    place.returning = false;
  }

  async #step() {
    const { pick } = this.#random;
    const place = pick(this.#places);
    const { tab, seen, person } = place;
    const other = pick(this.#places).person;
    const picked = pick(ACTIONS);
    const action = isOpen(place) || !NEEDS_SOCKET.has(picked) ? picked : 'reopen';
    this.#look();
    this.log.push(`${action} ${person.id} ${other.id}`);
    const call = seen.seat?.call;
    switch (action) {
      case 'call':
        if (other !== person) tab.call([other]);
        return;
      case 'group':
        tab.call(this.#places.map((one) => one.person).filter((one) => one !== person));
        return;
      case 'accept':
      case 'decline':
        this.#answer(place, action === 'accept');
        return;
      case 'leave':
        if (call !== undefined) tab.leave(call);
        return;
      case 'add':
        if (call !== undefined) tab.send({ event: 'addcall', data: { call, to: [other.id] } });
        return;
      case 'close':
        place.left = true;
        tab.socket.close();
        return;
      case 'reopen':
        await this.#return(place);
        return;
      case 'evict person':
        await evictDurableObject(signallingOf(person.id)).catch(ifNotRunning);
        return;
      case 'evict call':
        for (const one of this.#calls) {
          await evictDurableObject(callOf(one)).catch(ifNotRunning);
        }
        return;
      case 'deploy': {
        const lost = this.#places.filter((one) => one.person === person && isOpen(one));
        for (const one of lost) one.left = true;
        await deploy(
          signallingOf(person.id),
          lost.map((one) => one.tab.socket),
        );
        return;
      }
      default:
        action satisfies never;
    }
  }

  #answer({ tab, seen }: Place, accept: boolean) {
    for (const frame of tab.socket.frames.toReversed()) {
      if (frame.event !== 'call' && frame.event !== 'addcall') continue;
      if (!seen.prompts.has(frame.data.call)) continue;
      const callers = frame.event === 'call' ? [frame.data] : frame.data.callers;
      for (const caller of callers) tab.confirm(frame.data.call, caller, accept);
      return;
    }
  }
}
