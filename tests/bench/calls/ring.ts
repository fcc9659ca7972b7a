import { setTimeout as wait } from 'node:timers/promises';

import type { Row } from '../row.ts';
import { size } from '../size.ts';
import { openProduct, openRelay, openSocketIo } from './lines.ts';
import { percentile } from './percentile.ts';

const ROUNDS = size(120, 3);
const WARM_UP = size(20, 1);
/** A tab may send about ten call frames a second on average. Ringing and hanging up are two. */
const PAUSE_MS = 240;
const GOAL = 1.3;
const [CALLER, CALLEE] = [1, 2];

/** Pairs of friends who take turns, since one user may begin 30 calls in ten minutes. */
const PAIRS = 7;

/** One ring, from the frame that requests it to the one with the prompt. Then it is cancelled. */
async function pair(origin: URL, callerId: number) {
  const calleeId = callerId + 1;
  const [caller, callee] = [
    await openProduct(origin, callerId),
    await openProduct(origin, calleeId),
  ];
  return {
    ring: async () => {
      const prompt = callee.frame('call');
      const joined = caller.frame('joined');
      const begun = performance.now();
      caller.send({ event: 'call', data: { to: [calleeId], media: 'audio' } });
      const { at } = await prompt;
      const { frame } = await joined;
      if (frame.event !== 'joined') throw new Error('not in the call');
      const over = [caller.frame('ended'), callee.frame('ended')];
      caller.send({ event: 'leave', data: { call: frame.data.call } });
      await Promise.all(over);
      return at - begun;
    },
    close: () => {
      caller.close();
      callee.close();
    },
  };
}

async function product(origin: URL) {
  const first = await pair(origin, CALLER);
  const pairs = [first];
  while (pairs.length < PAIRS) pairs.push(await pair(origin, CALLER + 2 * pairs.length));
  let rings = 0;
  return {
    ring: () => {
      rings += 1;
      return (pairs[rings % PAIRS] ?? first).ring();
    },
    close: () => {
      for (const { close } of pairs) close();
    },
  };
}

async function relay(origin: URL) {
  const [caller, callee] = [await openRelay(origin, CALLER), await openRelay(origin, CALLEE)];
  return {
    ring: async () => {
      const heard = callee.next();
      const begun = performance.now();
      caller.send(CALLEE);
      return (await heard).at - begun;
    },
    close: () => {
      caller.close();
      callee.close();
    },
  };
}

async function socketIo(origin: URL) {
  const [caller, callee] = [await openSocketIo(origin, CALLER), await openSocketIo(origin, CALLEE)];
  return {
    ring: async () => {
      const heard = callee.next();
      const begun = performance.now();
      caller.send('call', { to: CALLEE });
      return (await heard).at - begun;
    },
    close: () => {
      caller.close();
      callee.close();
    },
  };
}

/** Figure 11: the three alternate, so that other load on the machine affects all of them equally. */
export async function benchRing(servers: {
  product: URL;
  relay: URL;
  socketIo: URL;
}): Promise<Row[]> {
  const rivals = [
    await product(servers.product),
    await relay(servers.relay),
    await socketIo(servers.socketIo),
  ];
  const times: number[][] = rivals.map(() => []);
  for (let round = 0; round < ROUNDS + WARM_UP; round += 1) {
    for (const [index, { ring }] of rivals.entries()) {
      const took = await ring();
      if (round >= WARM_UP) times[index]?.push(took);
    }
    await wait(PAUSE_MS);
  }
  for (const { close } of rivals) close();
  const [ours = 0, bare = 0, peer = 0] = times.map((each) => percentile(each, 50));
  const said = [ours, bare, peer].map((ms) => ms.toFixed(2));
  return [
    {
      figure: '11 ring: click to prompt',
      measured: `${said[0]} ms`,
      beside: `${said[1]} ms by two bare objects with one read of the database (socket.io, which asks nobody: ${said[2]} ms)`,
      ratio: ours / bare,
      goal: `≤ ${GOAL}`,
      met: ours / bare <= GOAL,
      counts: false,
    },
  ];
}
