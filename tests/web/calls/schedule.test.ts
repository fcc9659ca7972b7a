import { expect, it } from 'vitest';

import { type CallInput, dueAt, reduceTab } from '../../../web/calls/core/machine.ts';
import { type TabState, initialState } from '../../../web/calls/core/state.ts';
import type { ServerFrame } from '../../../worker/contract/socket.ts';
import { randomFrom } from '../../durable/support/random.ts';
import { Exchange, type Line } from './exchange.ts';
import { Time } from './network.ts';
import { resumed } from './one-tab.ts';

const RUNS = Number(process.env['CALL_MACHINE_RUNS'] ?? 300);
const USERS = [1, 2, 3];
const TABS = [1, 2, 2, 3];
const LATE_MAX_MS = 300;
const RUN_MAX_MS = 30;

/** A tab: the machine, its clock, and a socket that delivers everything late, but in order. */
class Tab {
  state: TabState;
  line: Line | null = null;
  readonly #user: number;
  readonly #time: Time;
  readonly #exchange: Exchange;
  readonly #late: () => number;
  #stopClock: () => void = () => {};
  #sockets = 0;
  #downAt = 0;
  #upAt = 0;

  constructor(user: number, time: Time, exchange: Exchange, late: () => number) {
    this.#user = user;
    this.#time = time;
    this.#exchange = exchange;
    this.#late = late;
    this.state = initialState(user);
    this.connect();
  }

  connect() {
    if (this.line) return;
    const { talk, self } = this.state;
    this.#open(talk?.roster ? (self?.peerId ?? null) : null);
  }

  drop() {
    if (!this.line) return;
    this.#exchange.close(this.line);
    this.line = null;
    this.put({ kind: 'down' });
  }

  reload() {
    const { talk, self, switches } = this.state;
    this.drop();
    this.#stopClock();
    this.state = initialState(this.#user);
    const wasIn = talk?.roster && self;
    if (wasIn) {
      const { media, since, togetherMs } = talk;
      this.put(resumed({ peerId: self.peerId, switches, media, since, togetherMs }));
    }
    this.#open(wasIn ? self.peerId : null);
  }

  put(input: CallInput) {
    const { clock } = this.#time;
    const { state, send } = reduceTab(this.state, input, clock.now());
    this.state = state;
    const { line } = this;
    for (const frame of send) {
      this.#upAt = this.#after(this.#upAt, () => {
        if (line && this.#exchange.lines.has(line)) this.#exchange.hear(line, frame);
      });
    }
    this.#stopClock();
    const due = dueAt(state);
    if (due !== null) {
      this.#stopClock = clock.after(Math.max(0, due - clock.now()), () =>
        this.put({ kind: 'time' }),
      );
    }
  }

  /** @param peer the peer id to rejoin as */
  #open(peer: string | null) {
    this.#sockets += 1;
    const mine = this.#sockets;
    const say = (frame: ServerFrame) => {
      this.#downAt = this.#after(this.#downAt, () => {
        if (this.#sockets === mine && this.line) this.put({ kind: 'frame', frame });
      });
    };
    this.line = this.#exchange.open(this.#user, say, peer);
  }

  #after(last: number, run: () => void): number {
    const { clock } = this.#time;
    const at = Math.max(last, clock.now() + this.#late());
    clock.after(at - clock.now(), run);
    return at;
  }
}

async function runSchedule(seed: number) {
  const random = randomFrom(seed);
  const time = new Time();
  const exchange = new Exchange(time.clock);
  const tabs = TABS.map((user) => new Tab(user, time, exchange, () => random.below(LATE_MAX_MS)));
  const act = (tab: Tab): CallInput => {
    const ring = tab.state.rings[0]?.call ?? '';
    const to = [random.pick(USERS.filter((user) => user !== tab.state.user))];
    const switches = { audio: random.below(2) === 0, video: false, screen: false };
    return random.pick<CallInput>([
      { kind: 'dial', target: { to }, media: 'audio' },
      { kind: 'accept', call: ring, media: 'audio' },
      { kind: 'accept', call: ring, media: 'audio' },
      { kind: 'decline', call: ring },
      { kind: 'add', to },
      { kind: 'switch', switches },
      { kind: 'leave' },
    ]);
  };
  for (let turn = 0; turn < 40; turn += 1) {
    const tab = random.pick(tabs);
    const what = random.below(10);
    if (what === 0) tab.drop();
    else if (what === 1) tab.reload();
    else if (what < 4) tab.connect();
    else tab.put(act(tab));
    await time.pass(random.below(what === 9 ? 12_000 : 900));
    exchange.tick();
  }
  // A quiet phase: everyone is connected, and all rings and disconnections time out.
  for (const tab of tabs) tab.connect();
  for (let second = 0; second < 60; second += 1) {
    await time.pass(1_000);
    exchange.tick();
  }
  return tabs.map(({ state, line }) => {
    const call = exchange.calls.find(({ seats }) =>
      seats.some(({ peerId }) => peerId === line?.peerId),
    );
    return {
      rings: state.rings.length,
      call: state.talk?.call ?? null,
      version: state.talk?.roster?.version ?? null,
      owed: dueAt(state),
      truly: { call: call?.id ?? null, version: call?.version ?? null },
    };
  });
}

it(
  `agrees with the server after any of ${RUNS} schedules`,
  async () => {
    for (let seed = 1; seed <= RUNS; seed += 1) {
      for (const { truly, ...seen } of await runSchedule(seed)) {
        expect({ seed, ...seen }).toEqual({ seed, rings: 0, owed: null, ...truly });
      }
    }
  },
  5_000 + RUNS * RUN_MAX_MS,
);
