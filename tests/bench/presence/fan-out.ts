import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';

import type { Row } from '../row.ts';
import { size } from '../size.ts';
import { HOLDERS } from './hold.ts';
import { holdPresence, holdSocket, holdStream, inTurns } from './holders.ts';

const VIEWERS = size(1_000, 20);
/** How many users come online, one per round. The first round warms up. */
const ROUNDS = size(6, 3);
/**
 * Users of no other measurement. For some of them only a report says that they are online, without a socket that could
 * close later.
 */
const FIRST_STAR = HOLDERS + 1;
export const STARS = 2 * ROUNDS;
const GOAL = 1.3;
const WITHIN_MS = 60_000;
const AT_ONCE = 50;

const viewers = Array.from({ length: VIEWERS }, (_, index) => index + 1);
const stars = Array.from({ length: STARS }, (_, index) => FIRST_STAR + index);
/**
 * For the first half only a report is sent to their object. The second half comes online with a ticket and a socket.
 */
const [knocked, connected] = [stars.slice(0, ROUNDS), stars.slice(ROUNDS)];

/** Counts events down, and measures how long that takes. */
function tally() {
  let left = 0;
  let reached: (() => void) | undefined;
  return {
    count: () => {
      left -= 1;
      if (left === 0) reached?.();
    },
    /** @returns the ms from the start until everyone has received it */
    time: async (setOff: () => Promise<unknown>) => {
      const { promise, resolve, reject } = Promise.withResolvers<undefined>();
      const late = setTimeout(() => reject(new Error(`${left} heard nothing`)), WITHIN_MS);
      left = VIEWERS;
      reached = () => resolve(undefined);
      const begun = performance.now();
      await Promise.all([setOff(), promise]);
      clearTimeout(late);
      return performance.now() - begun;
    },
  };
}

function median(times: number[]) {
  const sorted = times.slice(1).toSorted((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? 0;
}

async function product(origin: URL, knock: URL) {
  const { count, time } = tally();
  const streams = await inTurns(viewers, AT_ONCE, (viewer) =>
    holdStream(origin, viewer, stars, (_, online) => online === 1 && count()),
  );
  const told: number[] = [];
  for (const star of knocked) {
    told.push(await time(() => fetch(new URL(`/${star}`, knock), { method: 'POST' })));
  }
  const come: number[] = [];
  const sockets: WebSocket[] = [];
  for (const star of connected) {
    come.push(
      await time(async () => {
        sockets.push(await holdPresence(origin, star));
      }),
    );
  }
  for (const socket of sockets) socket.close();
  for (const { close } of streams) close();
  return { told: median(told), come: median(come) };
}

/** A server that sends to every socket what is posted to it. */
async function relay(post: URL, open: (count: () => void, viewer: number) => Promise<WebSocket>) {
  const { count, time } = tally();
  const sockets = await inTurns(viewers, AT_ONCE, (viewer) => open(count, viewer));
  const body = JSON.stringify({ user: 1, online: 1 });
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    times.push(await time(() => fetch(post, { method: 'POST', body })));
  }
  for (const socket of sockets) socket.close();
  return median(times);
}

/** One socket.io viewer by its protocol: joins the namespace, answers pings. */
async function joinSocketIo(address: URL, count: () => void) {
  const joined = Promise.withResolvers<undefined>();
  const socket = await holdSocket(address, (text, from) => {
    if (text.startsWith('0')) from.send('40');
    else if (text.startsWith('40')) joined.resolve(undefined);
    else if (text === '2') from.send('3');
    else if (text.startsWith('42')) count();
  });
  await joined.promise;
  return socket;
}

async function socketIo() {
  const file = path.join(import.meta.dirname, 'socket-io.ts');
  const child = spawn(process.execPath, [file], { stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    const said: unknown[] = await once(createInterface({ input: child.stdout }), 'line');
    const origin = new URL(`http://127.0.0.1:${String(said[0])}`);
    const address = new URL('/socket.io/?EIO=4&transport=websocket', origin);
    return await relay(origin, (count) => joinSocketIo(address, count));
  } finally {
    child.kill();
  }
}

/**
 * Figure 10: the time from the report to a user's object until the last of 1,000 viewers has the event. The baseline is
 * an object that calls 1,000 others. Each of these only sends a text to its socket. Each side starts with one request.
 */
export async function benchFanOut(servers: {
  product: URL;
  bare: URL;
  knock: URL;
}): Promise<Row[]> {
  const one = await relay(servers.bare, (count) => holdSocket(servers.bare, count));
  const bare = await relay(new URL(`?viewers=${VIEWERS}`, servers.bare), (count, viewer) =>
    holdSocket(new URL(`?viewer=${viewer}`, servers.bare), count),
  );
  const peer = await socketIo();
  const ours = await product(servers.product, servers.knock);
  return [
    {
      figure: '10 a change told to 1,000 viewers',
      measured: `${ours.told.toFixed(0)} ms (from the ticket on ${ours.come.toFixed(0)} ms)`,
      beside: `${bare.toFixed(0)} ms by ${VIEWERS} bare objects (one with all sockets: ${one.toFixed(0)} ms, socket.io: ${peer.toFixed(0)} ms)`,
      ratio: ours.told / bare,
      goal: `≤ ${GOAL}`,
      met: ours.told / bare <= GOAL,
      counts: false,
    },
  ];
}
