import { setTimeout as wait } from 'node:timers/promises';

import type { Row } from '../row.ts';
import { size } from '../size.ts';
import { openProduct, openSocketIo, startBeside } from './lines.ts';
import { percentile } from './percentile.ts';

/** The messages of each block. Blocks with and without a flood alternate. */
const MESSAGES = size(250, 20);
const BLOCKS = size(5, 1);
const PAUSE_MS = 8;
const TOPICS_DELAY_MS = size(1_500, 100);
const FLOODERS = [20, 22, 24, 26, 28].map(String);

interface Signaller {
  /** Sends one message. @returns how long it took to arrive, in ms */
  signal: () => Promise<number>;
  close: () => void;
}

/** Two members of a call, one of whom signals the other. */
async function product(origin: URL): Promise<Signaller> {
  const [caller, callee] = [await openProduct(origin, 1), await openProduct(origin, 2)];
  const prompted = callee.frame('call');
  caller.send({ event: 'call', data: { to: [2], media: 'audio' } });
  const { frame: prompt } = await prompted;
  if (prompt.event !== 'call') throw new Error('no prompt');
  const { call, id, peerId, userSocketId } = prompt.data;
  const confirmed = caller.frame('confirmed');
  callee.send({
    event: 'confirmed',
    data: {
      call,
      caller: id,
      user: 2,
      socket: callee.userSocketId,
      data: { id, peerId, userSocketId },
      peer: null,
      accept: true,
    },
  });
  await confirmed;
  const candidate = { candidate: 'candidate:1 1 udp 1 192.0.2.1 9 typ host' };
  return {
    signal: async () => {
      const heard = callee.frame('signal');
      const begun = performance.now();
      caller.send({ event: 'signal', data: { call, to: callee.peerId, candidate } });
      return (await heard).at - begun;
    },
    close: () => {
      caller.close();
      callee.close();
    },
  };
}

async function socketIo(origin: URL): Promise<Signaller> {
  const [caller, callee] = [await openSocketIo(origin, 1), await openSocketIo(origin, 2)];
  return {
    signal: async () => {
      const heard = callee.next();
      const begun = performance.now();
      caller.send('signal', { to: 2 });
      return (await heard).at - begun;
    },
    close: () => {
      caller.close();
      callee.close();
    },
  };
}

async function block({ signal }: Signaller) {
  const times: number[] = [];
  for (let sent = 0; sent < MESSAGES; sent += 1) {
    times.push(await signal());
    await wait(PAUSE_MS);
  }
  return times;
}

/** One side of the comparison, with the times that it has taken, in ms. */
interface Side {
  signaller: Signaller;
  kind: string;
  origin: URL;
  calm: number[];
  flooded: number[];
}

const sideOf = (signaller: Signaller, kind: string, origin: URL): Side => ({
  signaller,
  kind,
  origin,
  calm: [],
  flooded: [],
});

async function measureRound({ signaller, kind, origin, calm, flooded }: Side) {
  calm.push(...(await block(signaller)));
  const { child } = await startBeside('flood-socket.ts', [kind, origin.href, ...FLOODERS]);
  await wait(TOPICS_DELAY_MS);
  flooded.push(...(await block(signaller)));
  child.kill();
  await wait(TOPICS_DELAY_MS);
}

/** The 99th percentiles with and without a flood, in ms, and their ratio. */
function comparedIn({ calm, flooded }: Side) {
  const [with99, without99] = [percentile(flooded, 99), percentile(calm, 99)];
  return { with99, without99, ratio: with99 / without99 };
}

/** Figure 24: five sockets with a thousand frames a second each, while two others signal. */
export async function benchFlood(servers: { product: URL; socketIo: URL }): Promise<Row[]> {
  const ours = sideOf(await product(servers.product), 'product', servers.product);
  const theirs = sideOf(await socketIo(servers.socketIo), 'socket-io', servers.socketIo);
  const sides = [ours, theirs];
  for (const { signaller } of sides) await block(signaller);
  // The sides alternate, so that other work on the machine slows both.
  for (let round = 0; round < BLOCKS; round += 1) {
    for (const side of sides) await measureRound(side);
  }
  for (const { signaller } of sides) signaller.close();
  const [own, peer] = [comparedIn(ours), comparedIn(theirs)];
  const beside = `${peer.ratio.toFixed(2)}, ${peer.with99.toFixed(1)} ms ÷ ${peer.without99.toFixed(1)} ms`;
  return [
    {
      figure: "24 others' signalling in a flood, p99",
      measured: `${own.with99.toFixed(1)} ms`,
      beside: `${own.without99.toFixed(1)} ms without a flood (socket.io: ${beside})`,
      ratio: own.ratio,
      goal: `≤ ${peer.ratio.toFixed(2)}`,
      met: own.ratio <= peer.ratio,
      counts: false,
    },
  ];
}
