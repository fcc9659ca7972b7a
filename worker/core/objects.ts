import { z } from 'zod';

import { admissionRequest } from '../../durable/calls/admission.ts';
import { roomName } from '../../durable/messages/room-name.ts';
import { streamRequest } from '../../durable/presence/stream-request.ts';
import type { Viewer } from './auth/signed-token.ts';
import type { Ticket } from '../presence/socket-ticket.ts';
import type { RoomRpc } from '../../durable/rpc.ts';
import { type RoomRef, iri } from '../contract/reference.ts';
import type { NoticeFrame } from '../contract/socket.ts';
import type { Env } from '../env.ts';

/**
 * The one place of the Worker that names an object: each user has a `Signalling` and a `Presence`, named by the
 * user's id. Calls are reached through the `Signalling` of those in them. Rooms are named by what they belong to.
 */

const PeerId = z.uuid();

const ATTEMPTS_MAX = 3;

const retryable = (error: unknown) =>
  error instanceof Error &&
  'retryable' in error &&
  error.retryable === true &&
  !('overloaded' in error && error.overloaded === true);

/** A call that may be made twice; each attempt takes a new stub, since a broken one stays broken. */
async function call<Answer>(attempt: () => Promise<Answer>): Promise<Answer> {
  for (let left = ATTEMPTS_MAX - 1; ; left -= 1) {
    try {
      return await attempt();
    } catch (error) {
      if (left === 0 || !retryable(error)) throw error;
    }
  }
}

/**
 * Hands an upgrade to the object of the ticket's user; its answer is 101, 401 or 429, with `Retry-After` where the
 * device has flooded.
 * @param asked the peer id that a tab in a call asks to have back, or whatever it says instead
 */
export function openSocket(
  env: Env,
  { id, deviceId, ticketId, expiresAt }: Ticket,
  asked: string | undefined,
) {
  const peer = PeerId.safeParse(asked);
  const admission = { deviceId, ticketId, expiresAt, asked: peer.success ? peer.data : null };
  return call(() => env.SIGNALLING.getByName(String(id)).fetch(admissionRequest(admission)));
}

/** Whether the user is a member of this running call. */
export const isCallMember = (env: Env, userId: number, callId: string) =>
  call(async () => env.SIGNALLING.getByName(String(userId)).isCallMember(callId));

/** Opens a stream at the viewer's own object; its answer is 101, 401 or 429. */
export const openStream = (env: Env, { id, deviceId }: Viewer, users: number[]) =>
  call(() => env.PRESENCE.getByName(String(id)).fetch(streamRequest({ deviceId, users })));

/**
 * Closes what a device holds open, at once, and ends its calls: it was logged out or revoked. With null, all
 * devices: the account may no longer act. The user is offline at once where nothing else is open.
 */
export async function endDevice(env: Env, userId: number, deviceId: number | null) {
  const name = String(userId);
  await Promise.all([
    call(async () => env.SIGNALLING.getByName(name).endDevice(deviceId)),
    call(async () => env.PRESENCE.getByName(name).endDevice(deviceId)),
  ]);
}

/** What one of two users may know of the other has changed: a block, a friendship, and either's end. */
export async function relationChanged(env: Env, a: number, b: number) {
  await Promise.all([
    call(async () => env.PRESENCE.getByName(String(a)).recheckVisibility(b)),
    call(async () => env.PRESENCE.getByName(String(b)).recheckVisibility(a)),
  ]);
}

/**
 * One of two has blocked the other: neither is shown to the other any more, no call holds both, and nothing that one
 * writes reaches the other.
 * @param left what one of them was in with the other as its host
 */
export async function userBlocked(env: Env, { blocker, blocked, shared, left }: Block) {
  await Promise.all([
    relationChanged(env, blocker, blocked),
    call(async () => env.SIGNALLING.getByName(String(blocker)).part(blocked)),
    ...shared.map((id) => sessionChanged(env, id)),
    ...left.map(({ sessionId, userId }) => memberLeft(env, sessionId, userId)),
    closeRoom(env, blocker, iri('users', blocked)),
    closeRoom(env, blocked, iri('users', blocker)),
  ]);
}

interface Block {
  blocker: number;
  blocked: number;
  shared: number[];
  left: { sessionId: number; userId: number }[];
}

/** Asks a room, by what it belongs to. `viewer` is one of a conversation's two. */
export const askRoom = <Answer>(
  env: Env,
  room: RoomRef,
  viewer: number,
  ask: (stub: DurableObjectStub<RoomRpc>) => Promise<Answer>,
) => call(() => ask(env.ROOM.getByName(roomName(room, viewer))));

/** Its members, or what they are to each other, have changed: the room asks again before it acts. */
export const sessionChanged = (env: Env, id: number) =>
  askRoom(env, { kind: 'session', id }, 0, async (room) => room.factsChanged());

/** A room is no longer a user's to see: nothing of it stays unread. */
const closeRoom = (env: Env, userId: number, room: string) =>
  call(async () => env.SIGNALLING.getByName(String(userId)).closeRoom(room));

/** Somebody has left a session or was removed: its room is closed to them before they are answered. */
export async function memberLeft(env: Env, sessionId: number, userId: number) {
  await sessionChanged(env, sessionId);
  await closeRoom(env, userId, iri('sessions', sessionId));
}

/** The rooms that a user has written in or been written to in, those with something new last first. */
export const listRooms = (env: Env, userId: number, limit: number) =>
  call(async () => env.SIGNALLING.getByName(String(userId)).rooms(limit));

export const forgetRooms = (env: Env, userId: number, rooms: string[]) =>
  call(async () => env.SIGNALLING.getByName(String(userId)).forgetRooms(rooms));

/** A user has changed who is told that they are online. */
export async function audienceChanged(env: Env, userId: number) {
  await call(async () => env.PRESENCE.getByName(String(userId)).audienceChanged());
}

/** Sends a frame to every tab of a user, and to none where none is open. */
export const sendFrame = (env: Env, userId: number, frame: NoticeFrame) =>
  call(async () => env.SIGNALLING.getByName(String(userId)).say(frame));
