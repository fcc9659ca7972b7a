import { setTimeout as wait } from 'node:timers/promises';

import { MessageItem } from '../../../worker/contract/message.ts';
import { openProduct, openRelay } from '../calls/lines.ts';
import { percentile } from '../calls/percentile.ts';
import { accessTokenOf } from '../presence/holders.ts';
import type { Row } from '../row.ts';
import { size } from '../size.ts';
import { ROOMS } from './rooms.ts';

const ROUNDS = size(100, 3);
const WARM_UP = size(10, 1);
/** Five messages in five seconds are allowed to each of the two authors. */
const PAUSE_MS = 550;
const GOAL = 1.5;

export const messagesOf = (origin: URL, session: number) =>
  new URL(`/api/sessions/${session}/messages`, origin);

/** Sends a message as a user's browser does. @returns its number */
export async function postMessage(address: URL, token: string, text: string): Promise<number> {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ text, nonce: crypto.randomUUID() }),
  });
  if (answer.status !== 201) throw new Error(`${answer.status}: ${await answer.text()}`);
  return MessageItem.parse(await answer.json()).number;
}

/** From the click to the frame in the other's tab; each writes in turn. */
async function product(origin: URL) {
  const tabs = [await openProduct(origin, 1), await openProduct(origin, 2)];
  const tokens = [await accessTokenOf(1), await accessTokenOf(2)];
  const address = messagesOf(origin, ROOMS.small.id);
  const room = `/api/sessions/${ROOMS.small.id}`;
  for (const tab of tabs) tab.send({ event: 'viewing', data: { room } });
  let round = 0;
  return {
    send: async () => {
      const [author, reader] = round % 2 === 0 ? [0, 1] : [1, 0];
      round += 1;
      const shown = tabs[reader]?.frame('message');
      const begun = performance.now();
      const sent = postMessage(address, tokens[author] ?? '', `message ${round}`);
      const at = (await shown)?.at ?? Number.NaN;
      await sent;
      return at - begun;
    },
    close: () => tabs.forEach((tab) => tab.close()),
  };
}

async function relay(origin: URL) {
  const reader = await openRelay(origin, 2);
  const address = new URL('/?user=1', origin);
  return {
    send: async () => {
      const shown = reader.next();
      const begun = performance.now();
      const body = JSON.stringify({ to: 2, text: 'message' });
      const sent = fetch(address, { method: 'POST', body });
      const { at } = await shown;
      await (await sent).body?.cancel();
      return at - begun;
    },
    close: () => reader.close(),
  };
}

/** Figure 28: the two alternate, so that other load on the machine affects both equally. */
export async function benchDelivery(servers: { product: URL; relay: URL }): Promise<Row> {
  const rivals = [await product(servers.product), await relay(servers.relay)];
  const times: number[][] = rivals.map(() => []);
  for (let round = 0; round < ROUNDS + WARM_UP; round += 1) {
    for (const [index, { send }] of rivals.entries()) {
      const took = await send();
      if (round >= WARM_UP) times[index]?.push(took);
    }
    await wait(PAUSE_MS);
  }
  for (const { close } of rivals) close();
  const [ours = 0, bare = 0] = times.map((each) => percentile(each, 50));
  return {
    figure: '28 message: click to the other’s screen',
    measured: `${ours.toFixed(2)} ms`,
    beside: `${bare.toFixed(2)} ms by two bare objects, a read of the database and a row`,
    ratio: ours / bare,
    goal: `≤ ${GOAL}`,
    met: ours / bare <= GOAL,
    counts: false,
  };
}
