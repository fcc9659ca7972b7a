import { describe, expect, it } from 'vitest';

import { Link } from '../../../web/calls/core/link.ts';
import { randomFrom } from '../../durable/support/random.ts';
import { Air, Time, Wire } from './network.ts';

const SILENT = { mic: null, camera: null, screen: null, screenSound: null };

const other = (side: 'a' | 'b') => (side === 'a' ? 'b' : 'a');

/** Two tabs with a link to each other. Both the signalling and the media can be interrupted. */
function twoTabs(delay: () => number = () => 20) {
  const time = new Time();
  const air = new Air(time);
  let names = 0;
  const states: Record<'a' | 'b', string[]> = { a: [], b: [] };
  const links: Record<'a' | 'b', Link | null> = { a: null, b: null };
  const wires = { a: new Wire(time, delay), b: new Wire(time, delay) };

  const open = (side: 'a' | 'b', reachOut: boolean) => {
    links[side]?.close();
    const mine = new Link(
      {
        polite: side === 'b',
        connect: (_ways, events) => air.connect(events),
        ways: () => Promise.resolve({ iceServers: [] }),
        tracks: () => SILENT,
        clock: time.clock,
        name: () => {
          names += 1;
          return `n${names}`;
        },
        // Signals that a tab sent just before it closed are still delivered.
        send: (body) => wires[other(side)].carry(body, () => links[other(side)]),
        onTrack: () => undefined,
        onState: (state) => states[side].push(state),
      },
      reachOut,
    );
    links[side] = mine;
  };
  const connected = () =>
    (['a', 'b'] as const).every((side) => links[side]?.connection?.state() === 'connected');
  return { time, air, links, wires, states, open, connected };
}

describe('a link', () => {
  it('comes about with one offer where one has come to the other', async () => {
    const { time, wires, open, connected } = twoTabs();
    open('a', false);
    open('b', true);
    await time.pass(500);
    expect(connected()).toBe(true);
    // An offer, its answer, and one candidate of each.
    expect([wires.a.sent, wires.b.sent]).toEqual([2, 2]);
  });

  it('is there again within two seconds of a reload, on either side', async () => {
    for (const side of ['a', 'b'] as const) {
      const { time, open, connected } = twoTabs();
      open('a', true);
      open('b', false);
      await time.pass(1_000);
      open(side, true);
      await time.pass(2_000);
      expect(connected()).toBe(true);
    }
  });

  it('looks for new ways where the network has changed, and says so', async () => {
    const { time, air, open, states, connected } = twoTabs();
    open('a', true);
    open('b', false);
    await time.pass(1_000);
    air.cut = true;
    air.look();
    await time.pass(20_000);
    expect(states.a.at(-1)).toBe('lost');
    air.cut = false;
    await time.pass(20_000);
    expect(connected()).toBe(true);
    expect(states.a.at(-1)).toBe('connected');
  });
});

const RUNS = Number(process.env['LINK_RUNS'] ?? 300);
const RUN_MAX_MS = 30;

/** A random schedule of reloads, interruptions and losses, then a quiet phase. */
async function runSchedule(seed: number) {
  const random = randomFrom(seed);
  const tabs = twoTabs(() => random.below(400));
  const { time, air, links, wires, open, connected } = tabs;
  const side = () => random.pick(['a', 'b'] as const);
  open('a', random.below(2) === 0);
  open('b', random.below(2) === 0);
  for (let turn = 0; turn < 12; turn += 1) {
    await time.pass(random.below(3_000));
    switch (random.below(8)) {
      case 0:
        open(side(), true);
        break;
      case 1:
        wires[side()].away = true;
        break;
      case 2: {
        const back = side();
        wires[back].away = false;
        links.a?.refresh(false);
        links.b?.refresh(false);
        break;
      }
      case 3:
        air.cut = !air.cut;
        air.look();
        break;
      case 4:
        links[side()]?.refresh(random.below(2) === 0);
        break;
      case 5:
        links[side()]?.move();
        break;
      case 6:
        links[side()]?.doubt(random.below(2) === 0);
        break;
      default:
        links[side()]?.resend();
    }
  }
  wires.a.away = false;
  wires.b.away = false;
  air.cut = false;
  air.look();
  links.a?.refresh(false);
  links.b?.refresh(false);
  await time.pass(60_000);
  const sent = wires.a.sent + wires.b.sent;
  await time.pass(60_000);
  return { connected: connected(), quiet: wires.a.sent + wires.b.sent === sent };
}

it(
  `finds its way after any of ${RUNS} schedules, and then says no more`,
  async () => {
    for (let seed = 1; seed <= RUNS; seed += 1) {
      expect({ seed, ...(await runSchedule(seed)) }).toEqual({
        seed,
        connected: true,
        quiet: true,
      });
    }
  },
  5_000 + RUNS * RUN_MAX_MS,
);
