import { vi } from 'vitest';

import { CallCore } from '../../../../durable/calls/call-core.ts';
import { UserRunner } from '../../../../durable/calls/user-runner.ts';
import type { CallState } from '../../../../worker/contract/objects/call.ts';
import type { SfuAsk } from '../../../../worker/contract/sfu.ts';
import { randomFrom } from '../../support/random.ts';
import { Disk } from './disk.ts';
import { FarSfu } from './far-sfu.ts';
import { Network } from './network.ts';
import { type OpenLink, Sounds } from './sounds.ts';
import { VirtualTab } from './tab.ts';

/** One incarnation of an object. After an eviction its pending work has no effect any more. */
interface Life<Logic> {
  alive: boolean;
  /** Rejects once it is evicted. */
  died?: PromiseWithResolvers<never>;
  logic: Logic;
}

const pair = (a: number, b: number) => `${Math.min(a, b)} ${Math.max(a, b)}`;

const face = (id: number) => ({ id, name: `user ${id}`, firstFile: null });

/** An evicted object writes nothing more. */
const storeOf = (disk: Disk, life: { alive: boolean }) => ({
  list: <Value>(options?: { prefix?: string }) => disk.list<Value>(options),
  put: (key: string, value: unknown) => {
    if (life.alive) disk.put(key, value);
  },
  delete: (key: string) => life.alive && disk.delete(key),
});

export interface VirtualUser {
  id: number;
  disk: Disk;
  life: Life<UserRunner> | null;
  tabs: VirtualTab[];
  barred: boolean;
}

interface VirtualCall {
  id: string;
  disk: Disk;
  life: Life<CallCore> | null;
  alarmAt: number | null;
}

/** Users, their tabs, and calls: the product's own logic, on virtual time. */
export class World {
  readonly network: Network;
  readonly users = new Map<number, VirtualUser>();
  readonly calls = new Map<string, VirtualCall>();
  readonly #blocks = new Set<string>();
  /** Pairs who are no longer friends. At first all users are friends. */
  readonly #strangers = new Set<string>();
  readonly recorded = new Map<string, Map<number, string>>();
  /** The call of the only session, as its row in the database. All users are members of the session. */
  voice: { call: string; users: number[]; version: number; claimedAt: number } | null = null;
  readonly sfu: FarSfu;
  /** What the tabs hear. Null if they have no part in it. */
  readonly sounds: Sounds | null;
  #ids = 0;
  /** Whether sessions' calls go through an SFU. */
  readonly #hasSfu: boolean;

  constructor(seed: number, people: number, faults: boolean, openLink?: OpenLink) {
    this.network = new Network(seed, faults);
    // An object that is made again reads its calls in the order of their names, which are random.
    const names = randomFrom(-seed);
    vi.spyOn(crypto, 'randomUUID').mockImplementation(() => {
      const first = names
        .below(2 ** 32)
        .toString(16)
        .padStart(8, '0');
      this.#ids += 1;
      return `${first}-0000-4000-8000-${String(this.#ids).padStart(12, '0')}`;
    });
    this.sfu = new FarSfu(this.network);
    this.sounds = openLink
      ? new Sounds(this.network, this.sfu, openLink, (peer, ask) =>
          this.network.far(
            () => this.#askSfu(peer, ask),
            () => true,
            false,
          ),
        )
      : null;
    this.#hasSfu = openLink !== undefined || seed % 2 === 1;
    for (let id = 1; id <= people; id += 1) {
      this.users.set(id, { id, disk: new Disk(), life: null, tabs: [], barred: false });
      this.openTab(id);
    }
  }

  name(kind: string) {
    this.#ids += 1;
    return `${kind}${this.#ids}`;
  }

  user(id: number): VirtualUser {
    const user = this.users.get(id);
    if (!user) throw new Error(`no user ${id}`);
    return user;
  }

  /** The user's object, created again if it was evicted. */
  logic(id: number): UserRunner {
    const user = this.user(id);
    user.life ??= this.#bearUser(user);
    return user.life.logic;
  }

  callOf(id: string): CallCore {
    const call: VirtualCall = this.calls.get(id) ?? {
      id,
      disk: new Disk(),
      life: null,
      alarmAt: null,
    };
    this.calls.set(id, call);
    call.life ??= this.#bearCall(call);
    return call.life.logic;
  }

  /** Whoever waits for an object that is evicted learns that no answer will come. */
  #askSfu({ call, user, peerId }: { call: string; user: number; peerId: string }, ask: SfuAsk) {
    const answer = this.callOf(call).sfu(user, peerId, ask);
    const died = this.calls.get(call)?.life?.died?.promise;
    return Promise.race([answer, died ?? answer]);
  }

  evict(object: VirtualUser | VirtualCall) {
    const { life } = object;
    object.life = null;
    if (!life) return;
    life.alive = false;
    life.died?.reject(new Error('evicted'));
  }

  openTab(id: number, deviceId = 1): VirtualTab {
    const tab = new VirtualTab(this.name('s'), this.name('p'), deviceId);
    this.user(id).tabs.push(tab);
    this.logic(id).openTab(this.#port(tab), null);
    return tab;
  }

  closeTab(id: number, tab: VirtualTab) {
    tab.open = false;
    this.logic(id).closeTab();
  }

  /** Reconnects as the client does, with its old peer id. */
  reopenTab(id: number, tab: VirtualTab) {
    if (tab.open) return;
    const asked = tab.peerId;
    const returns = this.logic(id).returning(asked, tab.deviceId);
    tab.reopen(this.name('s'), returns ? asked : this.name('p'));
    this.logic(id).openTab(this.#port(tab), asked);
  }

  block(by: number, other: number) {
    this.#blocks.add(`${by} ${other}`);
    const tell = (): Promise<void> =>
      this.network.far(() => this.logic(by).take({ kind: 'blocked', other })).catch(() => tell());
    void tell();
  }

  /** As the route does it: both are told, and asked again if that fails. */
  unfriend(by: number, other: number) {
    this.#strangers.add(pair(by, other));
    const tell = (user: number, friend: number): Promise<void> =>
      this.network
        .far(() => this.logic(user).take({ kind: 'unfriended', other: friend }))
        .catch(() => tell(user, friend));
    void tell(by, other);
    void tell(other, by);
  }

  befriend(a: number, b: number) {
    this.#strangers.delete(pair(a, b));
  }

  areFriends(a: number, b: number) {
    return !this.#strangers.has(pair(a, b));
  }

  blocked(a: number, b: number) {
    return this.#blocks.has(`${a} ${b}`) || this.#blocks.has(`${b} ${a}`);
  }

  port(tab: VirtualTab) {
    return this.#port(tab);
  }

  #port(tab: VirtualTab) {
    return {
      id: tab.id,
      peerId: tab.peerId,
      deviceId: tab.deviceId,
      send: (frame: Parameters<VirtualTab['take']>[0]) => {
        if (!tab.open) return;
        tab.take(frame);
        const owner = [...this.users.values()].find(({ tabs }) => tabs.includes(tab));
        if (owner) this.sounds?.follow(owner.id, tab);
      },
    };
  }

  #bearUser(user: VirtualUser): Life<UserRunner> {
    const { network } = this;
    const life: { alive: boolean } = { alive: true };
    /** Requests of an evicted object are never answered. */
    const asked = <Answer>(ask: () => Answer | Promise<Answer>): Promise<Answer> =>
      life.alive ? network.far(ask, () => life.alive) : new Promise(() => {});
    const friendsOf = (id: number, present: readonly number[]) =>
      present.filter((other) => other !== id && this.areFriends(id, other));
    const reachable = (actor: number, ids: readonly number[], present: readonly number[]) =>
      ids.map((id) => ({
        ...face(id),
        friends: friendsOf(id, [actor, ...present]),
        isMember: false,
        blockedWith: [],
        reach:
          !this.user(id).barred && ![actor, ...present].some((other) => this.blocked(id, other))
            ? ('rings' as const)
            : ('none' as const),
      }));
    const logic = new UserRunner({
      me: () => user.id,
      now: () => network.now,
      store: storeOf(user.disk, life),
      tabs: () =>
        life.alive ? user.tabs.filter(({ open }) => open).map((tab) => this.#port(tab)) : [],
      refuse: ({ id }) => {
        const tab = user.tabs.find((one) => one.id === id);
        if (tab) tab.refused += 1;
      },
      call: (id) => ({
        start: (begun) => asked(() => this.callOf(id).start(begun)),
        act: (event, basis) => asked(() => this.callOf(id).act(event, basis)),
        look: () => asked(() => this.callOf(id).look()),
      }),
      forward: () => {},
      announce: (other, call) => {
        if (life.alive) network.far(() => this.logic(other).learn(call)).catch(() => {});
        return new Promise((resolve) => network.after(network.random.below(30), resolve));
      },
      facts: {
        ring: (actor, to, present) =>
          asked(() =>
            user.barred
              ? null
              : {
                  me: face(actor.id),
                  session: null,
                  call: null,
                  turnServer: false,
                  sfu: false,
                  callees: reachable(actor.id, to, present),
                },
          ),
        session: (actor, id, call, ended) =>
          asked(() => {
            if (user.barred) return null;
            const { voice } = this;
            const lapsed = voice?.users.length === 0 && voice.claimedAt < network.now - 5_000;
            if (!voice || voice.call === ended || lapsed) {
              this.voice = { call, users: [], version: 0, claimedAt: network.now };
            }
            const others = [...this.users.keys()].filter((other) => other !== actor.id);
            return {
              me: face(actor.id),
              session: { id, name: 'session' },
              call: this.voice?.call ?? null,
              callees: reachable(actor.id, others, []),
              turnServer: false,
              sfu: this.#hasSfu,
              hostId: 1,
            };
          }),
        mayJoin: (actor, { members, present }) =>
          asked(() =>
            user.barred || members.some((id) => this.blocked(id, actor.id))
              ? null
              : {
                  ...face(actor.id),
                  friends: friendsOf(actor.id, present),
                  isMember: false,
                  blockedWith: [],
                },
          ),
      },
      wakeIn: (ms) => network.after(ms, () => void this.logic(user.id).take({ kind: 'alarm' })),
    });
    return Object.assign(life, { logic });
  }

  #bearCall(call: VirtualCall): Life<CallCore> {
    const { network } = this;
    const life: { alive: boolean } = { alive: true };
    const died = Promise.withResolvers<never>();
    died.promise.catch(() => {});
    const logic = new CallCore({
      now: () => network.now,
      sfu: this.sfu.askedBy(() => life.alive),
      store: storeOf(call.disk, life),
      notify: (user, state: CallState) =>
        life.alive
          ? network.far(
              () => this.logic(user).learn(state),
              () => life.alive,
            )
          : new Promise(() => {}),
      record: ({ record, voice }, version) =>
        network.far(() => {
          if (voice && this.voice?.call === voice.callId && this.voice.version <= version) {
            const { users } = voice;
            this.voice = users.length === 0 ? null : { ...this.voice, users, version };
          }
          if (!record) return;
          const outcomes = record.members.map(({ userId, outcome }) => [userId, outcome] as const);
          this.recorded.set(record.id, new Map(outcomes));
        }),
      wakeAt: (time) => {
        if (!life.alive) return;
        call.alarmAt = time;
        if (time !== null) network.at(time, () => this.#ring(call, time));
      },
      clear: () => {
        call.disk.clear();
        call.alarmAt = null;
      },
    });
    return Object.assign(life, { logic, died });
  }

  /** Runs a call's alarm, unless it was moved to another time. */
  #ring(call: VirtualCall, time: number) {
    if (call.alarmAt !== time) return;
    call.alarmAt = null;
    this.callOf(call.id).handleAlarm();
  }
}
