import { z } from 'zod';

import type { NotificationItem } from '../contract/notification.ts';
import { admissionRequest } from '../contract/objects/admission.ts';
import { roomName } from '../contract/objects/room-name.ts';
import type { RoomRpc } from '../contract/objects/rpc.ts';
import { streamRequest } from '../contract/objects/stream-request.ts';
import { type RoomRef, iri } from '../contract/reference.ts';
import type { ServerFrame } from '../contract/socket.ts';
import type { Env } from '../env.ts';
import type { Viewer } from './auth/signed-token.ts';
import type { Ticket } from './auth/socket-ticket.ts';
import { RefusedError } from './refusals.ts';

/**
 * The only place in the Worker that addresses Durable Objects. Each user has a `Signalling`, a `Presence` and a
 * `Notifier`, named by the user's id. Calls are reached through the `Signalling` of their members. Rooms are named by
 * what they belong to.
 */

const PeerId = z.uuid();

const ATTEMPTS_MAX = 3;

const retryable = (error: unknown) =>
  error instanceof Error &&
  'retryable' in error &&
  error.retryable === true &&
  !('overloaded' in error && error.overloaded === true);

/** Retries a call that may run twice. Each attempt takes a new stub, since a broken one stays broken. */
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
 * Passes an upgrade on to the `Signalling` of the ticket's user. Answers 101, 401 or 429. A 429 has `Retry-After` if
 * the device has flooded.
 * @param asked the peer id that a tab in a call wants to keep. Anything else counts as none
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

/** Whether the user is a member of this call, and it is still running. */
export const isCallMember = (env: Env, userId: number, callId: string) =>
  call(async () => env.SIGNALLING.getByName(String(userId)).isCallMember(callId));

/** Opens a stream at the viewer's own `Presence`. Answers 101, 401 or 429. */
export const openStream = (env: Env, { id, deviceId }: Viewer, users: number[]) =>
  call(() => env.PRESENCE.getByName(String(id)).fetch(streamRequest({ deviceId, users })));

/**
 * Closes a device's sockets and streams at once and ends its calls, because it was logged out or revoked. Null means
 * all devices, because the account may no longer act. If nothing else is open, the user is offline at once.
 */
export async function endDevice(env: Env, userId: number, deviceId: number | null) {
  const name = String(userId);
  await Promise.all([
    call(async () => env.SIGNALLING.getByName(name).endDevice(deviceId)),
    call(async () => env.PRESENCE.getByName(name).endDevice(deviceId)),
  ]);
}

/** If a write's answer is lost, it may still have happened, so objects are told all the same. A refused one hasn't. */
async function tellIfLost<Result>(write: Promise<Result>, tell: () => Promise<unknown>) {
  try {
    return await write;
  } catch (error) {
    if (!(error instanceof RefusedError)) await tell();
    throw error;
  }
}

/** Runs a write that logs devices out. Those that are still logged in open new connections. */
export const withDeviceEnd = <Result>(
  env: Env,
  { userId, deviceId }: { userId: number; deviceId: number | null },
  write: Promise<Result>,
): Promise<Result> => tellIfLost(write, () => endDevice(env, userId, deviceId));

/** Runs a write that changes what two people may see of each other. */
export const withRelationChange = <Result>(
  env: Env,
  [a, b]: readonly [number, number],
  write: Promise<Result>,
): Promise<Result> => tellIfLost(write, () => relationChanged(env, a, b));

/** After a block, a friendship or the end of either: what each of the two may see of the other is checked again. */
export async function relationChanged(env: Env, a: number, b: number) {
  await Promise.all([
    call(async () => env.PRESENCE.getByName(String(a)).recheckVisibility(b)),
    call(async () => env.PRESENCE.getByName(String(b)).recheckVisibility(a)),
  ]);
}

/** Runs a write that ends a friendship. */
export const withFriendshipEnd = <Result>(
  env: Env,
  [a, b]: readonly [number, number],
  write: Promise<Result>,
): Promise<Result> => tellIfLost(write, () => friendshipEnded(env, a, b));

/** After the end of a friendship: in calls that both are in, neither learns the other's address any more. */
export async function friendshipEnded(env: Env, a: number, b: number) {
  await Promise.all([
    relationChanged(env, a, b),
    call(async () => env.SIGNALLING.getByName(String(a)).unfriend(b)),
    call(async () => env.SIGNALLING.getByName(String(b)).unfriend(a)),
  ]);
}

/**
 * After a block: the two no longer see each other, no call keeps both of them, and no room passes on their messages.
 * @param shared sessions that both are in
 * @param left sessions that one of them had to leave
 */
export async function userBlocked(env: Env, { blocker, blocked, shared, left }: Block) {
  await Promise.all([
    relationChanged(env, blocker, blocked),
    ...shared.map((id) => sessionChanged(env, id)),
    ...left.map(({ sessionId, userId }) => memberLeft(env, sessionId, userId)),
    closeRooms(env, blocker, [iri('users', blocked)]),
    closeRooms(env, blocked, [iri('users', blocker)]),
  ]);
  // Last, so that whoever stays in a session stays in its call.
  await call(async () => env.SIGNALLING.getByName(String(blocker)).part(blocked));
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

/** Rooms are no longer a user's to see: nothing of them stays unread. */
export const closeRooms = (env: Env, userId: number, rooms: string[]) =>
  call(async () => env.SIGNALLING.getByName(String(userId)).closeRooms(rooms));

/** Somebody has left a session or was removed: its room and its call are closed to them before they are answered. */
export const memberLeft = (env: Env, sessionId: number, userId: number) =>
  closeSession(env, sessionId, [userId]);

/** A session's room and its call are closed to some, because they left it or since it was taken down. */
export async function closeSession(env: Env, sessionId: number, users: readonly number[]) {
  await sessionChanged(env, sessionId);
  await Promise.all(
    users.map((userId) =>
      call(async () => env.SIGNALLING.getByName(String(userId)).leaveSession(sessionId)),
    ),
  );
}

/** The rooms that a user has written in or been written to in, those with something new last first. */
export const listRooms = (
  env: Env,
  userId: number,
  page: { limit: number; before?: number | undefined },
) => call(async () => env.SIGNALLING.getByName(String(userId)).listRooms(page));

export const forgetRooms = (env: Env, userId: number, rooms: string[]) =>
  call(async () => env.SIGNALLING.getByName(String(userId)).forgetRooms(rooms));

/**
 * Who may see that a user is online has changed: by their setting, or since their account is listed again. Whoever watches
 * them asks once more.
 */
export async function audienceChanged(env: Env, userId: number) {
  await call(async () => env.PRESENCE.getByName(String(userId)).audienceChanged());
}

/** Runs a write that lists an account again, or no longer. If its answer is lost, it may still have happened. */
export async function withListingChange<Result>(
  env: Env,
  userId: number,
  write: Promise<Result>,
): Promise<Result> {
  try {
    return await write;
  } finally {
    await audienceChanged(env, userId);
  }
}

/** Deletes who watches a user whose account is being deleted. May be repeated. */
export const forgetPresence = (env: Env, userId: number) =>
  call(async () => env.PRESENCE.getByName(String(userId)).forget());

/** Sends a frame to every open tab of a user. @returns whether one of them is in front */
export const sendFrame = (env: Env, userId: number, frame: ServerFrame) =>
  call(async () => env.SIGNALLING.getByName(String(userId)).sendToTabs(frame));

/** Has a user notified by push and email, as their settings say. */
export const queueNotification = (env: Env, userId: number, item: NotificationItem) =>
  call(async () => env.NOTIFIER.getByName(String(userId)).enqueue(item));

/** Pushes a test to one device of a user, at once. */
export const sendTestPush = (env: Env, userId: number, subscriptionId: number, locale: string) =>
  call(async () => env.NOTIFIER.getByName(String(userId)).sendTest(subscriptionId, locale));

/** Deletes what waits for a user whose account is being deleted. May be repeated. */
export const forgetNotifications = (env: Env, userId: number) =>
  call(async () => env.NOTIFIER.getByName(String(userId)).forget());
