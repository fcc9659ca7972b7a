import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { RefreshedToken, TokenPair } from '../contract/account.ts';
import { SOCKET_PING_INTERVAL_MS } from '../contract/presence.ts';
import { DEMO_PASSWORD } from './seed/password.ts';
import { gamers } from './seed/gamers.ts';

/** Some of the demo community are really there: each holds a socket, as a browser would. */

const CROWD_MAX = 14;
/** Log-ins are limited by address: the crowd leaves most of that to people. */
const PAUSE_BETWEEN_MS = 2_500;
const PAUSE_BEFORE_RETURN_MS = 10_000;
const Ticket = z.object({ ticket: z.string() });

async function post(url: string, body: unknown, token?: string): Promise<unknown> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  return answer.json();
}

/** Opens a socket and stays until it closes. */
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

async function attend(url: string, email: string) {
  let tokens = TokenPair.parse(await post(`${url}/api/login`, { email, password: DEMO_PASSWORD }));
  for (;;) {
    await stay(url, tokens.token);
    await wait(PAUSE_BEFORE_RETURN_MS, undefined, { ref: false });
    const { refresh_token } = tokens;
    const next = RefreshedToken.parse(await post(`${url}/api/token/refresh`, { refresh_token }));
    tokens = { token: next.token, refresh_token: next.refresh_token ?? refresh_token };
  }
}

/** Lets the crowd in, one after another. DEMO_CROWD=0 keeps them out. */
export async function gatherCrowd(url: string) {
  if (process.env['DEMO_CROWD'] === '0') return;
  const around = gamers.filter(({ around: here }) => here).slice(0, CROWD_MAX);
  for (const { key } of around) {
    // Whoever cannot come in, in a state that is not the demo's for one, stays away.
    attend(url, `${key}@peerway.example`).catch(() => undefined);
    await wait(PAUSE_BETWEEN_MS, undefined, { ref: false });
  }
}
