import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';

import { RefreshedToken, TokenPair } from '../contract/account.ts';
import { SOCKET_PING_INTERVAL_MS } from '../contract/presence.ts';
import { CROWD_USER_AGENT, crowd } from './seed/crowd.ts';
import { DEMO_PASSWORD } from './seed/password.ts';
import { talk } from './seed/talk.ts';

/** Keeps some demo users online. Each has a socket, as a browser would. Then they write messages in their rooms. */

/** Log-ins are rate limited per address. The crowd leaves most of the limit to real users. */
const PAUSE_BETWEEN_MS = 2_500;
/** A room accepts a message a second from each user. */
const PAUSE_BETWEEN_MESSAGES_MS = 1_200;
const PAUSE_BEFORE_RETURN_MS = 10_000;
const Ticket = z.object({ ticket: z.string() });

async function post(url: string, body: unknown, token?: string): Promise<unknown> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'User-Agent': CROWD_USER_AGENT,
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  return answer.json();
}

/** Opens a socket and waits until it closes. */
async function stay(url: string, token: string) {
  const { ticket } = Ticket.parse(await post(`${url}/api/socket-ticket`, {}, token));
  const socket = new WebSocket(`${url.replace('http', 'ws')}/socket.io?ticket=${ticket}`);
  const ping = setInterval(() => socket.send('ping'), SOCKET_PING_INTERVAL_MS);
  ping.unref();
  const { promise, resolve } = Promise.withResolvers<void>();
  for (const event of ['close', 'error'] as const) socket.addEventListener(event, () => resolve());
  await promise;
  clearInterval(ping);
}

const logIn = async (url: string, email: string) =>
  TokenPair.parse(await post(`${url}/api/login`, { email, password: DEMO_PASSWORD }));

async function attend(url: string, first: z.infer<typeof TokenPair>) {
  let tokens = first;
  for (;;) {
    await stay(url, tokens.token);
    await wait(PAUSE_BEFORE_RETURN_MS, undefined, { ref: false });
    const { refresh_token } = tokens;
    const next = RefreshedToken.parse(await post(`${url}/api/token/refresh`, { refresh_token }));
    tokens = { token: next.token, refresh_token: next.refresh_token ?? refresh_token };
  }
}

/** Writes into the rooms what isn't there yet. What a room refuses, such as one that is over, is skipped. */
async function speak(url: string, tokens: ReadonlyMap<string, string>) {
  for (const { from, path, body } of talk) {
    const token = tokens.get(from);
    if (token === undefined) continue;
    await post(url + path, body, token).catch(() => undefined);
    await wait(PAUSE_BETWEEN_MESSAGES_MS, undefined, { ref: false });
  }
}

/** Logs the crowd in, one after another. DEMO_CROWD=0 turns it off. */
export async function gatherCrowd(url: string) {
  if (process.env['DEMO_CROWD'] === '0') return;
  const tokens = new Map<string, string>();
  for (const { key } of crowd) {
    // A user who can't log in is skipped: the state may not be the demo's.
    const pair = await logIn(url, `${key}@peerway.example`).catch(() => undefined);
    if (pair) {
      tokens.set(key, pair.token);
      attend(url, pair).catch(() => undefined);
    }
    await wait(PAUSE_BETWEEN_MS, undefined, { ref: false });
  }
  await speak(url, tokens);
}
