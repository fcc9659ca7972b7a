import { transportOf, wayBetween } from '../../../../durable/calls/call-state.ts';
import type { CallClientFrame } from '../../../../worker/contract/call.ts';
import type { CallState } from '../../../../worker/contract/objects/call.ts';
import type { OpenLink } from './sounds.ts';
import type { VirtualTab } from './tab.ts';
import { World } from './world.ts';

/** A random schedule of users who ring, answer, leave, lose their sockets and block each other. */

const ACTIONS = [
  'call',
  'call',
  'call',
  'group',
  'session',
  'join',
  'join',
  'accept',
  'accept',
  'accept',
  'decline',
  'leave',
  'add',
  'add',
  'close',
  'reopen',
  'reopen',
  'tab',
  'switch',
  'block',
  'unfriend',
  'unfriend',
  'befriend',
  'bar',
  'log out',
  'evict user',
  'evict call',
  'evict call',
  'wait',
  'wait',
] as const;

/** What happens, too, if the tabs have a part in the sound. */
const SOUND_ACTIONS = [
  ...ACTIONS,
  'join',
  'join',
  'join',
  'speak',
  'speak',
  'camera',
  'mute',
  'remove',
  'reload',
  'evict call',
  'SFU down',
  'SFU loses',
  'connection breaks',
] as const;

/** Longer than a ring, a rejoin, and every retry. */
const SETTLED_MS = 5 * 60_000;

export class Machine {
  readonly world: World;
  readonly log: string[] = [];
  readonly #people: number;

  readonly #leaks: string[] = [];

  constructor(seed: number, people: number, faults: boolean, openLink?: OpenLink) {
    this.world = new World(seed, people, faults, openLink);
    this.#people = people;
  }

  async run(steps: number) {
    const { network } = this.world;
    const { below } = network.random;
    for (let step = 0; step < steps; step += 1) {
      for (let together = 1 + below(3); together > 0; together -= 1) this.#step();
      await network.settle();
      await network.pass(below(4) === 0 ? below(12_000) : below(150));
      this.#listen();
    }
  }

  /** Everyone reconnects, faults stop, and time passes. @returns what is inconsistent */
  async faults(): Promise<string[]> {
    const { world } = this;
    world.network.faulty = false;
    world.sfu.downUntil = 0;
    for (const user of world.users.values()) {
      for (const tab of user.tabs) world.reopenTab(user.id, tab);
    }
    for (let round = 0; round < 3; round += 1) {
      await world.network.pass(SETTLED_MS / 3);
      for (const user of world.users.values()) void world.logic(user.id).take({ kind: 'alarm' });
      await world.network.pass(1_000);
      this.#listen();
    }
    return this.#disagreements();
  }

  /** Everybody in a call, by their peer. Nobody else may be heard. */
  #listen() {
    const { world } = this;
    const peers = new Map<string, { call: string; user: number }>();
    for (const [id, { disk }] of world.calls) {
      // To ask its object would also wake it.
      const [row] = disk.list<{ call: CallState }>({ prefix: 'call' });
      const call = row?.[1].call;
      if (!call || call.endedAt !== null) continue;
      for (const { id: user, seat } of call.people)
        if (seat) peers.set(seat.peerId, { call: id, user });
    }
    const leaks = world.sounds?.leaks((a, b) => {
      const [one, other] = [peers.get(a), peers.get(b)];
      return one !== undefined && one.call === other?.call && !world.blocked(one.user, other.user);
    });
    this.#leaks.push(...(leaks ?? []));
  }

  #disagreements(): string[] {
    const { world } = this;
    const faults: string[] = [...this.#leaks];
    const seats = new Map<string, string>();
    const taken = new Set<number>();
    for (const id of world.calls.keys()) {
      const call = world.callOf(id).look();
      if (!call || call.endedAt !== null) continue;
      if (call.session) {
        const members = call.people.filter(({ seat }) => seat).map((one) => one.id);
        const { call: shown, users } = world.voice ?? { call: '', users: [] };
        if (shown !== id || users.join() !== members.join()) {
          faults.push(
            `the session shows ${shown} with ${users.join()}, not ${id} with ${members.join()}`,
          );
        }
      }
      for (const { id: user, ring, seat } of call.people) {
        if (ring?.outcome === 'ringing') faults.push(`${id} rings ${user} for ever`);
        if (!seat) continue;
        if (taken.has(user)) faults.push(`${user} is in two calls`);
        taken.add(user);
        seats.set(seat.peerId, id);
        faults.push(
          ...this.#together(
            call,
            call.people.filter((one) => one.seat).map((one) => one.id),
          ),
        );
      }
    }
    for (const user of world.users.values()) {
      for (const tab of user.tabs) faults.push(...this.#wrong(user.id, tab, seats.get(tab.peerId)));
    }
    return [...new Set(faults)];
  }

  #together(call: CallState, members: number[]) {
    return members.flatMap((a) =>
      members.flatMap((b) => [
        ...(a < b && this.world.blocked(a, b) ? [`${a} with ${b}, blocked`] : []),
        ...(a !== b && wayBetween(call, a, b) === 'direct' && !this.world.areFriends(a, b)
          ? [`${a} tells ${b} the address, no friend`]
          : []),
      ]),
    );
  }

  #wrong(user: number, tab: VirtualTab, call: string | undefined): string[] {
    const faults = [...tab.faults];
    if (tab.prompts.size > 0) faults.push(`${tab.id} shows ${[...tab.prompts.keys()].join()}`);
    if (tab.seat?.call !== call) faults.push(`${tab.id} is in ${tab.seat?.call}, not ${call}`);
    const state = call === undefined ? null : this.world.callOf(call).look();
    if (!state || !tab.seat) return faults;
    const shown = tab.seat.roster.members.map(({ id, peerId, connected, way }) => [
      id,
      peerId,
      connected,
      way,
    ]);
    const real = state.people.flatMap(({ id, seat }) =>
      seat ? [[id, seat.peerId, seat.connected, wayBetween(state, user, id)]] : [],
    );
    if (JSON.stringify(shown) !== JSON.stringify(real)) {
      faults.push(`${tab.id} sees ${JSON.stringify(shown)} instead of ${JSON.stringify(real)}`);
    }
    const isHeard = this.world.sounds && transportOf(state) === 'sfu';
    return isHeard ? [...faults, ...(this.world.sounds?.wrong(tab) ?? [])] : faults;
  }

  #step() {
    const { world } = this;
    const { pick, below } = world.network.random;
    const id = 1 + below(this.#people);
    const user = world.user(id);
    const other = 1 + below(this.#people);
    const action = world.sounds ? pick(SOUND_ACTIONS) : pick(ACTIONS);
    const open = user.tabs.filter((tab) => tab.open);
    const tab = open.length > 0 ? pick(open) : null;
    this.log.push(`${action} ${id} ${other}`);
    switch (action) {
      case 'call':
      case 'group':
        if (tab && id !== other) {
          const to = action === 'call' ? [other] : this.#others(id);
          this.#send(id, tab, { event: 'call', data: { to, media: 'audio' } });
        }
        return;
      case 'session':
      case 'join':
        if (tab) {
          const data = { session: 1, media: 'audio' } as const;
          const event = action === 'join' ? 'join' : 'call';
          this.#send(id, tab, { event, data });
        }
        return;
      case 'accept':
      case 'decline':
        if (tab) this.#answer(id, tab, action === 'accept');
        return;
      case 'leave':
        if (tab?.seat) this.#send(id, tab, { event: 'leave', data: { call: tab.seat.call } });
        return;
      case 'add':
        if (tab?.seat && id !== other) {
          const data = { call: tab.seat.call, to: [other] };
          this.#send(id, tab, { event: 'addcall', data });
        }
        return;
      case 'close':
      case 'reload':
        if (tab) world.closeTab(id, tab);
        if (tab && action === 'reload') {
          world.sounds?.leave(tab);
          world.reopenTab(id, tab);
        }
        return;
      case 'reopen':
        for (const one of user.tabs) world.reopenTab(id, one);
        return;
      case 'tab':
        if (user.tabs.length < 3) world.openTab(id, 1 + below(2));
        return;
      case 'switch':
        if (tab?.seat) {
          const data = { call: tab.seat.call, audio: below(2) === 0, video: false, screen: false };
          this.#send(id, tab, { event: 'state', data });
        }
        return;
      case 'speak':
        if (tab?.seat) {
          const data = { call: tab.seat.call, on: below(2) === 0 };
          this.#send(id, tab, { event: 'speaking', data });
        }
        return;
      case 'camera':
        if (tab?.seat) {
          const data = { call: tab.seat.call, audio: true, video: below(2) === 0, screen: false };
          this.#send(id, tab, { event: 'state', data });
        }
        return;
      case 'mute':
      case 'remove': {
        const host = world.user(1).tabs.find((one) => one.open && one.seat);
        const peer = host?.seat?.roster.members.find((one) => one.id === id)?.peerId;
        if (host?.seat && peer !== undefined && below(3) === 0) {
          this.#send(1, host, { event: action, data: { call: host.seat.call, peer } });
        }
        return;
      }
      case 'SFU down':
        if (below(3) === 0) world.sfu.downUntil = world.network.now + below(40_000);
        return;
      case 'SFU loses': {
        const [session] = [...world.sfu.fake.sessions.keys()].slice(-1 - below(3));
        if (session === undefined) return;
        const lost = world.sfu.lose(session);
        world.network.after(below(8_000), () => world.sounds?.break(lost, 'failed'));
        return;
      }
      case 'connection breaks': {
        const [session] = [...world.sfu.fake.sessions.keys()].slice(-1 - below(3));
        if (session === undefined) return;
        const origin = world.sfu.origins.get(session);
        // It comes back too late.
        if (world.sounds?.break(origin, 'disconnected')) {
          world.network.after(30_000, () => world.sfu.drop(session));
        }
        return;
      }
      case 'block':
        if (id !== other && below(4) === 0) world.block(id, other);
        return;
      case 'unfriend':
        if (id !== other) world.unfriend(id, other);
        return;
      case 'befriend':
        world.befriend(id, other);
        return;
      case 'bar':
        if (below(6) === 0) {
          user.barred = true;
          for (const one of user.tabs) one.open = false;
          void world.logic(id).take({ kind: 'device-ended', deviceId: null });
          user.barred = false;
        }
        return;
      case 'log out':
        for (const one of open) if (one.deviceId === 2) one.open = false;
        void world.logic(id).take({ kind: 'device-ended', deviceId: 2 });
        return;
      case 'evict user':
        world.evict(user);
        return;
      case 'evict call':
        if (world.calls.size > 0) world.evict(pick([...world.calls.values()]));
        return;
      case 'wait':
        return;
      default:
        action satisfies never;
    }
  }

  #send(id: number, tab: VirtualTab, frame: CallClientFrame) {
    this.world.logic(id).handleFrame(this.world.port(tab), frame);
  }

  #others(id: number) {
    const all = Array.from({ length: this.#people }, (_, index) => index + 1);
    return all.filter((one) => one !== id).slice(0, 2 + this.world.network.random.below(3));
  }

  #answer(id: number, tab: VirtualTab, accept: boolean) {
    const { world } = this;
    const [call] = tab.prompts.keys();
    if (call === undefined) return;
    const state = world.callOf(call).look();
    for (const { id: caller, seat } of state?.people ?? []) {
      if (!seat || caller === id) continue;
      this.#send(id, tab, {
        event: 'confirmed',
        data: { call, caller, user: id, socket: tab.id, data: seat.peerId, peer: null, accept },
      });
    }
  }
}
