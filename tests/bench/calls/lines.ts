import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';

import { ServerFrame } from '../../../worker/contract/socket.ts';
import { holdPresence, holdSocket } from '../presence/holders.ts';

/** Sockets of users who call each other: with the product, over baseline objects, and over socket.io. */

type Heard = (text: string) => boolean;

const WITHIN_MS = 20_000;

/** The messages of a socket, and the callers that wait for one. */
function listener() {
  const waiting = new Set<(text: string) => void>();
  return {
    hear: (text: string) => {
      for (const wake of waiting) wake(text);
    },
    /** Resolves with the time and the text of the next matching message. */
    next: (is: Heard) => {
      const { promise, resolve, reject } = Promise.withResolvers<{ at: number; text: string }>();
      const late = setTimeout(
        () => reject(new Error(`Nothing was heard: ${is.toString()}`)),
        WITHIN_MS,
      );
      const wake = (text: string) => {
        if (!is(text)) return;
        clearTimeout(late);
        waiting.delete(wake);
        resolve({ at: performance.now(), text });
      };
      waiting.add(wake);
      return promise;
    },
  };
}

/** A user's tab, in the product. */
export async function openProduct(origin: URL, user: number) {
  const { hear, next } = listener();
  const early: string[] = [];
  const socket = await holdPresence(origin, user, (text) => {
    early.push(text);
    hear(text);
  });
  const frame = async (event: ServerFrame['event']) => {
    const { at, text } = await next((one) => one.startsWith(`{"event":"${event}"`));
    return { at, frame: ServerFrame.parse(JSON.parse(text)) };
  };
  const first = early[0] ?? (await next(() => true)).text;
  const welcome = ServerFrame.parse(JSON.parse(first));
  if (welcome.event !== 'welcome') throw new Error('no welcome');
  return {
    ...welcome.data,
    user,
    frame,
    send: (sent: unknown) => socket.send(JSON.stringify(sent)),
    close: () => socket.close(),
  };
}

/** A socket of a user's baseline object. */
export async function openRelay(origin: URL, user: number) {
  const { hear, next } = listener();
  const socket = await holdSocket(new URL(`/?user=${user}`, origin), hear);
  return {
    next: () => next(() => true),
    send: (to: number) => socket.send(JSON.stringify({ event: 'call', to })),
    close: () => socket.close(),
  };
}

/** A socket.io connection by its protocol: joins the namespace, answers pings. */
export async function openSocketIo(origin: URL, user: number) {
  const { hear, next } = listener();
  const joined = Promise.withResolvers<undefined>();
  const address = new URL(`/socket.io/?EIO=4&transport=websocket&user=${user}`, origin);
  const socket = await holdSocket(address, (text, from) => {
    if (text.startsWith('0')) from.send('40');
    else if (text.startsWith('40')) joined.resolve(undefined);
    else if (text === '2') from.send('3');
    else hear(text);
  });
  await joined.promise;
  return {
    next: () => next((text) => text.startsWith('42')),
    send: (event: string, data: object) => socket.send(`42${JSON.stringify([event, data])}`),
    close: () => socket.close(),
  };
}

/** Starts a script of this folder. @returns its process and the first line that it prints */
export async function startBeside(file: string, args: string[] = []) {
  const child: ChildProcess = spawn(
    process.execPath,
    [path.join(import.meta.dirname, file), ...args],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  if (!child.stdout) throw new Error('no output');
  const said: unknown[] = await once(createInterface({ input: child.stdout }), 'line');
  return { child, line: String(said[0]) };
}
