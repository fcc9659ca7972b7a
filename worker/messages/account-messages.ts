import type { OwnMessage } from '../contract/objects/rpc.ts';
import { OwnerIri as RoomIri, type RoomRef } from '../contract/reference.ts';
import { iso } from '../contract/time.ts';
import { askRoom, forgetRooms, listRooms } from '../core/objects.ts';
import type { Env } from '../env.ts';

/** How many rooms one run takes, so that it stays short. The rest follow a minute later. */
const ROOMS_PER_RUN = 20;

/** How many messages a room answers at once. A call of an object can't answer more than 32 MiB. */
const MESSAGES_AT_ONCE = 1000;

const unreachable = (room: string, error: unknown) => {
  console.error(`The room ${room} could not be reached`, error);
};

/** All that a user wrote in a room. */
async function messagesIn(env: Env, room: RoomRef, userId: number) {
  const pages: OwnMessage[][] = [];
  do {
    const page = { limit: MESSAGES_AT_ONCE, before: pages[0]?.[0]?.number };
    pages.unshift(await askRoom(env, room, userId, async (stub) => stub.writtenBy(userId, page)));
  } while (pages[0]?.length === MESSAGES_AT_ONCE);
  return pages.flat();
}

/**
 * A user's rooms, what they wrote there and how they reacted, for their export. Deleted messages aren't included, nor
 * what is in a room that can't be reached, which is marked.
 */
export async function exportMessages(env: Env, userId: number) {
  const messages = [];
  const reactions = [];
  const rooms = [];
  for (const { room, readNumber } of await listRooms(env, userId, {
    limit: Number.MAX_SAFE_INTEGER,
  })) {
    try {
      const ref = RoomIri.parse(room);
      const own = await messagesIn(env, ref, userId);
      const reacted = await askRoom(env, ref, userId, async (stub) => stub.reactedBy(userId));
      for (const { number, text, sentAt, pictures } of own) {
        messages.push({
          room,
          number,
          text,
          // They are among the files.
          pictures: pictures.map(({ newName }) => newName),
          sentAt: iso(sentAt),
        });
      }
      for (const { number, emoji } of reacted) reactions.push({ room, number, emoji });
      rooms.push({ room, readNumber });
    } catch (error) {
      unreachable(room, error);
      rooms.push({ room, readNumber, missing: true });
    }
  }
  return { messages, reactions, rooms };
}

/**
 * Empties what a deleted account wrote in some of its rooms, and removes its reactions. Safe to repeat.
 * @returns whether nothing was left to empty
 * @throws Error if a room can't be reached. The others are emptied
 */
export async function forgetMessages(env: Env, userId: number): Promise<boolean> {
  const rooms = (await listRooms(env, userId, { limit: ROOMS_PER_RUN })).map(({ room }) => room);
  if (rooms.length === 0) return true;
  const emptied: string[] = [];
  for (const room of rooms) {
    try {
      await askRoom(env, RoomIri.parse(room), userId, async (stub) => stub.forgetAuthor(userId));
      emptied.push(room);
    } catch (error) {
      unreachable(room, error);
    }
  }
  await forgetRooms(env, userId, emptied);
  if (emptied.length < rooms.length) {
    throw new Error(`${rooms.length - emptied.length} rooms could not be reached`);
  }
  return false;
}
