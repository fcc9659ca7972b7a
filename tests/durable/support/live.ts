import { SELF, env, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import { expect, vi } from 'vitest';

import { Watchers } from '../../../durable/presence/watchers.ts';
import { ServerFrame, SocketTicket } from '../../../worker/contract/socket.ts';
import type { Audience } from '../../../worker/contract/vocabulary.ts';
import { ORIGIN, expectAnswer, patch, post } from '../../worker/support/client.ts';
import { valueOf } from '../../worker/support/sql.ts';

/** Sockets and streams like a browser's, with everything that arrived on them. */

/** Waits for a condition. It is checked again each time the event loop turns. */
export async function until<Found>(
  what: string,
  look: () => Found | undefined | false | null | Promise<Found | undefined | false | null>,
  withinMs = 20_000,
): Promise<Found> {
  const end = performance.now() + withinMs;
  for (;;) {
    const found = await look();
    if (found !== undefined && found !== false && found !== null) return found;
    if (performance.now() > end) throw new Error(`Waited in vain for ${what}.`);
    await scheduler.wait(5);
  }
}

export const ticketFor = async (token: string) =>
  (await expectAnswer(post('/api/socket-ticket', {}, token), 200, SocketTicket)).ticket;

export const upgrade = (query: string, headers: Record<string, string> = {}) =>
  SELF.fetch(`${ORIGIN}/socket.io?${query}`, { headers: { Upgrade: 'websocket', ...headers } });

function listen(socket: WebSocket) {
  const frames: ServerFrame[] = [];
  const texts: string[] = [];
  let closed: { code: number } | undefined;
  socket.addEventListener('message', ({ data }) => {
    if (typeof data !== 'string') throw new Error('a binary frame');
    texts.push(data);
    if (data !== 'pong') frames.push(ServerFrame.parse(JSON.parse(data)));
  });
  socket.addEventListener('close', ({ code }) => {
    closed = { code };
  });
  socket.accept();
  return {
    frames,
    texts,
    send: (frame: unknown) =>
      socket.send(typeof frame === 'string' ? frame : JSON.stringify(frame)),
    sendRaw: (data: string | ArrayBuffer) => socket.send(data),
    close: (code = 1000) => socket.close(code),
    frame: <Event extends ServerFrame['event']>(event: Event) =>
      until(`a frame ${event}`, () =>
        frames.find(
          (frame): frame is Extract<ServerFrame, { event: Event }> => frame.event === event,
        ),
      ),
    count: (event: ServerFrame['event']) => frames.filter((frame) => frame.event === event).length,
    closed: () => until('the close', () => closed),
    isClosed: () => closed !== undefined,
  };
}

/** Opens a socket through the Worker. @param peerId the peer id of a tab that rejoins a call */
export async function connect(token: string, peerId?: string) {
  const query = peerId === undefined ? '' : `&peer=${peerId}`;
  const response = await upgrade(`ticket=${await ticketFor(token)}${query}`);
  if (!response.webSocket) throw new Error(`no upgrade: ${response.status}`);
  const socket = listen(response.webSocket);
  await socket.frame('welcome');
  return socket;
}

export const presenceOf = (id: number) => env.PRESENCE.getByName(String(id));
export const signallingOf = (id: number) => env.SIGNALLING.getByName(String(id));

export const storedOnline = async (id: number) =>
  (await valueOf<number>`SELECT online FROM users WHERE id = ${id}`) === 1;

export const untilStored = (id: number, online: boolean) =>
  until(`the stored flag ${online}`, async () => (await storedOnline(id)) === online);

export const requestStream = (token: string | undefined, topics: string[], signal?: AbortSignal) =>
  SELF.fetch(
    `${ORIGIN}/.well-known/mercure?${topics.map((topic) => `topic=${encodeURIComponent(topic)}`).join('&')}`,
    {
      headers: token === undefined ? {} : { Authorization: `Bearer ${token}` },
      ...(signal && { signal }),
    },
  );

/** Opens a stream and records it: the last state of each user, and all events in order. */
export async function watch(token: string, users: number[]) {
  const abort = new AbortController();
  const response = await requestStream(
    token,
    users.map((id) => `user/${id}`),
    abort.signal,
  );
  const body: ReadableStream<Uint8Array> | null = response.body;
  if (!response.ok || !body) throw new Error(`no stream: ${response.status}`);
  const events: { id: number; user: number; online: number }[] = [];
  const chunks: string[] = [];
  let ended = false;
  const read = async () => {
    const decoder = new TextDecoder();
    let rest = '';
    try {
      for await (const chunk of body) {
        const text = decoder.decode(chunk, { stream: true });
        chunks.push(text);
        rest += text;
        const blocks = rest.split('\n\n');
        rest = blocks.pop() ?? '';
        for (const block of blocks) {
          const [, id, user, online] =
            /^id: (\d+)\ndata: \{"user":(\d+),"online":([01])\}$/.exec(block) ?? [];
          if (id) events.push({ id: Number(id), user: Number(user), online: Number(online) });
          else if (block !== ':') throw new Error(`not an event: ${block}`);
        }
      }
    } catch (error) {
      if (!abort.signal.aborted) throw error;
    } finally {
      ended = true;
    }
  };
  const done = read();
  await until('the first states', () => events.length >= users.length);
  return {
    events,
    chunks,
    done,
    of: (user: number) => events.filter((event) => event.user === user).map(({ online }) => online),
    shows: (user: number, online: 0 | 1) =>
      until(
        `user ${user} to read ${online}`,
        () => events.findLast((event) => event.user === user)?.online === online,
      ),
    ended: () => until('the end of the stream', () => ended),
    isEnded: () => ended,
    leave: () => abort.abort(),
  };
}

/** Moves the clock of the Worker and the objects forward. Timers and the platform's alarms keep the real time. */
export function advance(ms: number) {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms });
}

/** Runs an object's alarm as if `ms` had passed. @returns false if none was set */
export function alarmAfter(ms: number, stub: DurableObjectStub) {
  advance(ms);
  return runDurableObjectAlarm(stub);
}

/** Changes the user's setting. The response comes after all watchers were notified. */
export async function setOnlineFor(user: { id: number; token: string }, onlineFor: Audience) {
  const answer = await patch(`/api/users/${user.id}`, { onlineFor }, user.token);
  expect(answer.status).toBe(200);
}

/** The watchers that a user's object would notify of a change, read from its storage. */
export const toldOf = (id: number) =>
  runInDurableObject(presenceOf(id), (_, { storage }) =>
    new Watchers(storage).begin(Date.now()).flat(),
  );

/** Closes the last socket and lets the grace period pass. */
export async function goOffline(id: number, socket: { close: () => void }) {
  socket.close();
  await until('the grace', () => alarmAfter(0, presenceOf(id)));
  await alarmAfter(30_001, presenceOf(id));
}
