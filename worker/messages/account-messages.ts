import { OwnerIri as RoomIri } from '../contract/reference.ts';
import { askRoom, forgetRooms, listRooms } from '../core/objects.ts';
import type { Env } from '../env.ts';

/** How many rooms one run takes, so that it stays short. The rest follow a minute later. */
const ROOMS_PER_RUN = 20;

/** A user's rooms, what they wrote there and how they reacted, for their export. Deleted messages aren't included. */
export async function exportMessages(env: Env, userId: number) {
  const rooms = await listRooms(env, userId, { limit: Number.MAX_SAFE_INTEGER });
  const written = [];
  const reactions = [];
  for (const { room } of rooms) {
    const ref = RoomIri.parse(room);
    const own = await askRoom(env, ref, userId, async (stub) => stub.writtenBy(userId));
    for (const { number, text, sentAt } of own.messages) {
      written.push({ room, number, text, sentAt: new Date(sentAt).toISOString() });
    }
    for (const { number, emoji } of own.reactions) reactions.push({ room, number, emoji });
  }
  return {
    messages: written,
    reactions,
    rooms: rooms.map(({ room, readNumber }) => ({ room, readNumber })),
  };
}

/**
 * Empties what a deleted account wrote in some of its rooms, and removes its reactions. Safe to repeat.
 * @returns whether nothing was left to empty
 */
export async function forgetMessages(env: Env, userId: number): Promise<boolean> {
  const rooms = (await listRooms(env, userId, { limit: ROOMS_PER_RUN })).map(({ room }) => room);
  if (rooms.length === 0) return true;
  for (const room of rooms) {
    await askRoom(env, RoomIri.parse(room), userId, async (stub) => stub.forgetAuthor(userId));
  }
  await forgetRooms(env, userId, rooms);
  return false;
}
