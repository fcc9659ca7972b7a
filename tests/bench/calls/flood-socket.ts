// Floods a server from its own process: `flood-socket.ts <product|socket-io> <origin> <users…>`. Prints `flooding`.
import { setInterval } from 'node:timers';
import { setTimeout as wait } from 'node:timers/promises';

import { holdPresence } from '../presence/holders.ts';
import { openSocketIo } from './lines.ts';

/** The frames per second of each user. */
const PER_SECOND = 1_000;
const TICK_MS = 10;

const [kind, origin = '', ...users] = process.argv.slice(2);
const address = new URL(origin);
const FRAMES = [
  'no frame at all',
  JSON.stringify({ event: 'leave', data: { call: '6c1f1f0a-5a10-4a7e-9b8e-0d7c4a4f3b11' } }),
  JSON.stringify({ event: 'call', data: { to: [1], media: 'audio' } }),
  JSON.stringify({ event: 'state', data: { pad: 'x'.repeat(4_000) } }),
];

/** Sends at this rate until the socket is closed, and tries to reconnect at every tick. */
async function floodProduct(user: number) {
  for (;;) {
    const socket = await holdPresence(address, user).catch(() => null);
    if (!socket) {
      await wait(TICK_MS);
      continue;
    }
    const closed = Promise.withResolvers<undefined>();
    socket.addEventListener('close', () => closed.resolve(undefined));
    const timer = setInterval(() => {
      for (let sent = 0; sent < (PER_SECOND * TICK_MS) / 1000; sent += 1) {
        const frame = FRAMES[sent % FRAMES.length];
        if (socket.readyState === WebSocket.OPEN && frame !== undefined) socket.send(frame);
      }
    }, TICK_MS);
    await closed.promise;
    clearInterval(timer);
  }
}

async function floodSocketIo(user: number) {
  const { send } = await openSocketIo(address, user);
  setInterval(() => {
    for (let sent = 0; sent < (PER_SECOND * TICK_MS) / 1000; sent += 1) {
      send('signal', { to: user, pad: 'x'.repeat(1_000) });
    }
  }, TICK_MS);
}

console.log('flooding');
await Promise.all(
  users.map((user) =>
    kind === 'product' ? floodProduct(Number(user)) : floodSocketIo(Number(user)),
  ),
);
