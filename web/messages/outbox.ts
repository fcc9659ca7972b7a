import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

import { ApiError } from '../app/api.ts';
import { describeFailure } from '../ui/describe-failure.ts';
import { createStore } from '../ui/store.ts';
import { postMessage } from './messages-api.ts';
import { publishOwn, onRooms } from './rooms.ts';

/**
 * Messages on their way out. They are kept until the server has them, also through a reload, and go out in order. A
 * lost answer does no harm: the nonce makes one message of two requests.
 */

export interface WaitingMessage {
  id: number;
  user: number;
  room: string;
  text: string;
  nonce: string;
  /** The room's last number that could not be this message's. Undefined if it wasn't known. */
  after: number | undefined;
  /** Why the server refused it. It stays until the user tries again or deletes it. */
  problem: string | null;
}

interface Schema extends DBSchema {
  waiting: { key: number; value: WaitingMessage };
}

const RETRY_MS = 5_000;

/** What this tab shows as not sent yet, in the order in which it was written. */
export const outbox = createStore<readonly WaitingMessage[]>([]);

let opened: Promise<IDBPDatabase<Schema>> | undefined;
const database = () =>
  (opened ??= openDB<Schema>('peerway-outbox', 1, {
    upgrade: (db) => db.createObjectStore('waiting', { keyPath: 'id' }),
  }));

let me = 0;
let retry: ReturnType<typeof setTimeout> | undefined;

const read = async () =>
  (await (await database()).getAll('waiting')).filter(({ user }) => user === me);
const show = async () => outbox.set(await read());

/** Begins to send for a user; 0 stops it. */
export function openOutbox(user: number) {
  me = user;
  outbox.set([]);
  if (user !== 0) void show().then(flush);
}

/**
 * Keeps a message, and sends it as soon as possible. That may be before the outbox is open.
 * @param after the room's last number, if it is known
 */
export async function sendLater(user: number, room: string, text: string, after?: number) {
  const nonce = crypto.randomUUID();
  // Ids grow with time, also between tabs and after a reload.
  const id = Math.max(Date.now(), (outbox.get().at(-1)?.id ?? 0) + 1);
  const waiting: WaitingMessage = { id, user, room, text, nonce, after, problem: null };
  outbox.set([...outbox.get(), waiting]);
  await (await database()).put('waiting', waiting);
  await show();
  await flush();
}

export async function sendAgain(waiting: WaitingMessage) {
  await (await database()).put('waiting', { ...waiting, problem: null });
  await show();
  await flush();
}

export async function discard({ id }: WaitingMessage) {
  await (await database()).delete('waiting', id);
  await show();
}

/** One tab at a time sends, so that the order holds. */
const flush = () =>
  navigator.locks.request(`peerway/outbox/${me}`, async () => {
    for (;;) {
      const next = (await read()).find(({ problem }) => problem === null);
      if (!next || !(await sendOne(next))) break;
      await show();
    }
  });

/** What was written after it gets a higher number. */
async function remove(db: IDBPDatabase<Schema>, { id, user, room }: WaitingMessage, after: number) {
  const { store, done } = db.transaction('waiting', 'readwrite');
  await store.delete(id);
  for (const one of await store.getAll()) {
    if (one.user === user && one.room === room) await store.put({ ...one, after });
  }
  await done;
}

/** @returns whether the next one may follow */
async function sendOne(waiting: WaitingMessage): Promise<boolean> {
  const { room, text, nonce } = waiting;
  const db = await database();
  try {
    const message = await postMessage(room, { text, nonce });
    await remove(db, waiting, message.number);
    publishOwn(room, message);
    return true;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.kind === 'refused' || error.kind === 'missing' || error.kind === 'invalid') {
      const problem = error.violations['text'] ?? describeFailure(error);
      await db.put('waiting', { ...waiting, problem });
      return true;
    }
    clearTimeout(retry);
    retry = setTimeout(() => void flush(), RETRY_MS);
    return false;
  }
}

addEventListener('online', () => void flush());
onRooms((event) => {
  if (event.event === 'back') void flush();
  // Another tab of this user may have sent what this one shows as waiting.
  else if (event.event === 'message' && outbox.get().length > 0) void show();
});
