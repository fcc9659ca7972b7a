import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

import type { OwnMedia } from '../../worker/contract/media.ts';

/** Unsent messages in IndexedDB, so that a reload keeps them. Storing may fail at any time, so nothing here throws. */

export interface WaitingMessage {
  id: number;
  user: number;
  room: string;
  text: string;
  nonce: string;
  /** The room's last number when the message was written: its own number is higher. Undefined if it wasn't known. */
  after: number | undefined;
  /** The number of the message that it answers. */
  replyTo?: number | undefined;
  /** Its pictures, which are uploaded. */
  pictures?: readonly OwnMedia[] | undefined;
  /** Why the server refused it. It stays until the user tries again or deletes it. */
  problem: string | null;
}

interface Schema extends DBSchema {
  waiting: { key: number; value: WaitingMessage };
}

type Database = IDBPDatabase<Schema>;

async function open(): Promise<Database> {
  const db = await openDB<Schema>('peerway-outbox', 1, {
    upgrade: (made) => made.createObjectStore('waiting', { keyPath: 'id' }),
    // Otherwise a tab that upgrades or deletes the database would wait for this one.
    blocking: () => db.close(),
  });
  return db;
}

let opened: Promise<Database> | undefined;

/**
 * Uses the database. A browser may end a connection at any time, for example iOS in the background. So after a failure
 * the database is opened again, once.
 * @returns undefined if it can't be used
 */
async function inDatabase<Result>(
  work: (db: Database) => Promise<Result>,
  again = true,
): Promise<Result | undefined> {
  const used = (opened ??= open());
  try {
    return await work(await used);
  } catch {
    if (opened === used) opened = undefined;
    return again ? inDatabase(work, false) : undefined;
  }
}

/** All stored messages, in the order in which they were written. Undefined if they can't be read. */
export const readStored = () => inDatabase((db) => db.getAll('waiting'));

/** @returns whether it's stored */
export async function keep(message: WaitingMessage): Promise<boolean> {
  return (await inDatabase((db) => db.put('waiting', message))) !== undefined;
}

/** @returns whether it's no longer stored */
export async function drop({ id }: WaitingMessage): Promise<boolean> {
  const dropped = await inDatabase(async (db) => {
    await db.delete('waiting', id);
    return true;
  });
  return dropped === true;
}

/**
 * Drops a message that was sent, and notes its number as the room's last for the messages that were written after it.
 * @returns whether it is no longer stored
 */
export async function dropSent({ id, user, room }: WaitingMessage, after: number) {
  const dropped = await inDatabase(async (db) => {
    const { store, done } = db.transaction('waiting', 'readwrite');
    const change = async () => {
      await store.delete(id);
      for (const one of await store.getAll()) {
        if (one.user === user && one.room === room) await store.put({ ...one, after });
      }
    };
    await Promise.all([change(), done]);
    return true;
  });
  return dropped === true;
}
