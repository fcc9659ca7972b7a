import { setTimeout as wait } from 'node:timers/promises';

import type { Row } from '../row.ts';
import { size } from '../size.ts';
import { holdPresence, holdStream, inTurns } from './holders.ts';

export const HOLDERS = size(2_000, 40);
const AT_ONCE = 40;
const WITHIN_MS = 90_000;

/** The user whom a holder follows: the next one, in a circle. */
const followed = (holder: number) => (holder % HOLDERS) + 1;

/** Figure 19: many users, each with a socket and a stream on the next one. Then half of them leave. */
export async function benchHold(origin: URL): Promise<Row[]> {
  const holders = Array.from({ length: HOLDERS }, (_, index) => index + 1);
  const streams = await inTurns(holders, AT_ONCE, (holder) =>
    holdStream(origin, holder, [followed(holder)]),
  );
  const sockets = await inTurns(holders, AT_ONCE, (holder) => holdPresence(origin, holder));
  const wrong = async (right: (user: number) => number) => {
    const end = performance.now() + WITHIN_MS;
    for (;;) {
      const missing = holders.filter((holder, index) => {
        const stream = streams[index];
        const user = followed(holder);
        return !stream || stream.ended || stream.online.get(user) !== right(user);
      }).length;
      if (missing === 0 || performance.now() > end) return missing;
      await wait(100);
    }
  };
  const here = await wrong(() => 1);
  const held = streams.filter(({ ended }) => !ended).length;
  const open = sockets.filter(({ readyState }) => readyState === WebSocket.OPEN).length;
  for (const socket of sockets.filter((_, index) => index % 2 === 0)) socket.close();
  const gone = await wrong((user) => (user % 2 === 1 ? 0 : 1));
  for (const socket of sockets) socket.close();
  for (const { close } of streams) close();
  return [
    {
      figure: '19 sockets and streams held, and views that are wrong: all here, half of them gone',
      measured: `${open} and ${held}; ${here}, ${gone}`,
      goal: `${HOLDERS} each; 0, 0`,
      met: open === HOLDERS && held === HOLDERS && here === 0 && gone === 0,
      counts: true,
    },
  ];
}
