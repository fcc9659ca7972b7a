import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

import type { MessageItem } from '../../worker/contract/message.ts';
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
/** Ids of messages that have come back as the room's own, while the answer to their request has not. */
const arrived = new Set<number>();
const show = async () => outbox.set((await read()).filter(({ id }) => !arrived.has(id)));

/** Begins to send for a user; 0 stops it. */
export function openOutbox(user: number) {
  me = user;
  outbox.set([]);
  if (user !== 0) void show().then(flush);
}

/** Keeps a message, and sends it as soon as possible. That may be before the outbox is open. */
export async function sendLater(user: number, room: string, text: string) {
  const nonce = crypto.randomUUID();
  // Ids grow with time, also between tabs and after a reload.
  const id = Math.max(Date.now(), (outbox.get().at(-1)?.id ?? 0) + 1);
  const waiting: WaitingMessage = { id, user, room, text, nonce, problem: null };
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

/** @returns whether the next one may follow */
async function sendOne(waiting: WaitingMessage): Promise<boolean> {
  const { id, room, text, nonce } = waiting;
  const db = await database();
  try {
    const message = await postMessage(room, { text, nonce });
    await db.delete('waiting', id);
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
  else if (event.event === 'message' && outbox.get().length > 0) {
    replaceArrived(event.data);
    // Another tab of this user may have sent what this one shows as waiting.
    void show();
  }
});

/** The last number of this user's own messages, by room. */
const ownNumbers = new Map<string, number>();

/** A message of this user replaces the first waiting one with its text, so that it is never shown twice. */
function replaceArrived({ room, message }: { room: string; message: MessageItem }) {
  if (message.author.id !== me || message.number <= (ownNumbers.get(room) ?? 0)) return;
  ownNumbers.set(room, message.number);
  const sent = outbox.get().find((one) => one.room === room && one.text === message.text);
  if (!sent) return;
  arrived.add(sent.id);
  outbox.set(outbox.get().filter((one) => one !== sent));
}
