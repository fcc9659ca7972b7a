import { setTimeout as wait } from 'node:timers/promises';

import { ServerFrame } from '../../../worker/contract/socket.ts';
import { percentile } from '../calls/percentile.ts';
import { accessTokenOf, holdPresence } from '../presence/holders.ts';
import type { Row } from '../row.ts';
import { size } from '../size.ts';
import { messagesOf, postMessage } from './delivery.ts';
import { ROOMS } from './rooms.ts';

const PEOPLE = size(ROOMS.busy.members, 10);
const SECONDS = size(60, 2);
const PER_SECOND = 10;
const P99_MAX_MS = 1_000;
/** A message that hasn't come this long after the last one counts as lost. */
const LATE_MS = 10_000;

/** A room of 100 people who write ten messages a second for a minute. */
export async function benchBusyRoom({ product: origin }: { product: URL }): Promise<Row[]> {
  const { id } = ROOMS.busy;
  const address = messagesOf(origin, id);
  const sentAt = new Map<string, number>();
  const delays: number[] = [];
  const orders: number[][] = [];
  const sockets: WebSocket[] = [];
  const users = Array.from({ length: PEOPLE }, (_, index) => index + 1);
  for (const user of users) {
    const order: number[] = [];
    orders.push(order);
    const socket = await holdPresence(origin, user, (text) => {
      if (!text.startsWith('{"event":"message"')) return;
      const frame = ServerFrame.parse(JSON.parse(text));
      if (frame.event !== 'message') return;
      order.push(frame.data.message.number);
      const begun = sentAt.get(frame.data.message.text);
      if (begun !== undefined) delays.push(performance.now() - begun);
    });
    socket.send(JSON.stringify({ event: 'viewing', data: { room: `/api/sessions/${id}` } }));
    sockets.push(socket);
  }
  const tokens = await Promise.all(users.map((user) => accessTokenOf(user)));
  const answers: Promise<number>[] = [];
  const begun = performance.now();
  for (let count = 0; count < SECONDS * PER_SECOND; count += 1) {
    await wait(Math.max(0, begun + (count * 1_000) / PER_SECOND - performance.now()));
    const text = `message ${count}`;
    sentAt.set(text, performance.now());
    answers.push(postMessage(address, tokens[count % PEOPLE] ?? '', text));
  }
  const numbers = (await Promise.all(answers)).toSorted((a, b) => a - b);
  const complete = () => orders.every((order) => order.length >= numbers.length);
  for (const end = performance.now() + LATE_MS; !complete() && performance.now() < end;)
    await wait(50);
  for (const socket of sockets) socket.close();
  const wrong = orders.filter((order) => String(order) !== String(numbers)).length;
  const p99 = percentile(delays, 99);
  const what = `${PEOPLE} people, ${PER_SECOND} messages a second for ${SECONDS} s`;
  return [
    {
      figure: `31 ${what}: tabs in which one is lost, doubled or out of order`,
      measured: `${wrong} of ${PEOPLE}, ${numbers.length} messages`,
      goal: '0',
      met: wrong === 0 && numbers.length === SECONDS * PER_SECOND,
      counts: true,
    },
    {
      figure: `28 ${what}: click to each screen, p99`,
      measured: `${p99.toFixed(0)} ms (median ${percentile(delays, 50).toFixed(0)} ms)`,
      goal: `< ${P99_MAX_MS} ms`,
      met: p99 < P99_MAX_MS,
      counts: false,
    },
  ];
}
