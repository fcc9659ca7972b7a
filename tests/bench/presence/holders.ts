import { SignJWT } from 'jose';
import { type ClientRequest, request } from 'node:http';

import { SOCKET_PING_INTERVAL_MS } from '../../../worker/contract/presence.ts';
import { keyring } from '../../../worker/core/auth/keys.ts';
import { JWT_SECRET } from './servers.ts';

/** Streams and sockets like those of browsers, thousands at a time. */

const sign = async (audience: string, user: number, seconds: number) => {
  const { current } = await keyring({ JWT_SECRET });
  const now = Math.floor(Date.now() / 1000);
  return new SignJWT({ did: user })
    .setProtectedHeader({ alg: 'HS256', kid: current.id })
    .setSubject(String(user))
    .setIssuer('peerway')
    .setAudience(audience)
    .setJti(crypto.randomUUID())
    .setIssuedAt(now)
    .setExpirationTime(now + seconds)
    .sign(current.bytes);
};

/** As the API takes it. */
export const accessTokenOf = (user: number) => sign('peerway-api', user, 900);

export interface Held {
  /** The last state of each followed user. */
  online: Map<number, number>;
  ended: boolean;
  close: () => void;
}

type Heard = (user: number, online: number) => void;

/** Opens a user's stream on these users. Resolves when the first states have arrived. */
export async function holdStream(
  origin: URL,
  viewer: number,
  users: number[],
  heard: Heard = () => {},
): Promise<Held> {
  const token = await sign('peerway-api', viewer, 900);
  const query = users.map((user) => `topic=user/${user}`).join('&');
  const { promise, resolve, reject } = Promise.withResolvers<undefined>();
  const held: Held = { online: new Map(), ended: false, close: () => asked.destroy() };
  const asked: ClientRequest = request(
    new URL(`/.well-known/mercure?${query}`, origin),
    { agent: false, headers: { Authorization: `Bearer ${token}` } },
    (answer) => {
      if (answer.statusCode !== 200) {
        reject(new Error(`a stream was answered ${answer.statusCode}`));
        return;
      }
      let rest = '';
      answer.setEncoding('utf8').on('data', (text: string) => {
        const blocks = (rest + text).split('\n\n');
        rest = blocks.pop() ?? '';
        for (const block of blocks) {
          const [, user, online] = /"user":(\d+),"online":([01])/.exec(block) ?? [];
          if (user === undefined) continue;
          held.online.set(Number(user), Number(online));
          heard(Number(user), Number(online));
        }
        if (held.online.size === users.length) resolve(undefined);
      });
      answer.once('close', () => {
        held.ended = true;
        reject(new Error('a stream ended before its first states'));
      });
    },
  );
  asked.once('error', (error) => {
    held.ended = true;
    reject(error);
  });
  asked.end();
  await promise;
  return held;
}

/** Opens a socket. Resolves once it is open. */
export async function holdSocket(
  address: URL,
  onText: (text: string, from: WebSocket) => void = () => {},
): Promise<WebSocket> {
  const url = new URL(address);
  url.protocol = 'ws:';
  const socket = new WebSocket(url);
  const { promise, resolve, reject } = Promise.withResolvers<undefined>();
  socket.addEventListener('open', () => resolve(undefined));
  socket.addEventListener('message', ({ data }) => onText(String(data), socket));
  socket.addEventListener('error', () => reject(new Error('a socket did not open')));
  await promise;
  return socket;
}

/** Brings a user online and keeps them online with pings, as a client does. */
export async function holdPresence(
  origin: URL,
  user: number,
  onText: (text: string) => void = () => {},
) {
  const ticket = await sign('peerway-socket', user, 60);
  const socket = await holdSocket(new URL(`/socket.io?ticket=${ticket}`, origin), (text) => {
    if (text !== 'pong') onText(text);
  });
  const heartbeat = setInterval(() => socket.send('ping'), SOCKET_PING_INTERVAL_MS);
  socket.addEventListener('close', () => clearInterval(heartbeat));
  return socket;
}

/** Runs `each` for all items, this many in parallel. */
export async function inTurns<Item, Result>(
  items: Item[],
  atOnce: number,
  each: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let from = 0; from < items.length; from += atOnce) {
    results.push(...(await Promise.all(items.slice(from, from + atOnce).map(each))));
  }
  return results;
}
