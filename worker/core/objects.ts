import { z } from 'zod';

import type { NotificationItem } from '../contract/notification.ts';
import { admissionRequest } from '../contract/objects/admission.ts';
import { roomName } from '../contract/objects/room-name.ts';
import type { RoomRpc } from '../contract/objects/rpc.ts';
import { streamRequest } from '../contract/objects/stream-request.ts';
import { type RoomRef, iri } from '../contract/reference.ts';
import type { SfuAsk, SfuReply } from '../contract/sfu.ts';
import type { ServerFrame } from '../contract/socket.ts';
import type { Env } from '../env.ts';
import type { Viewer } from './auth/signed-token.ts';
import type { Ticket } from './auth/socket-ticket.ts';
import { Database } from './database.ts';
import { type Command, addPending, listPending, removePending } from './pending-commands.ts';
import { RefusedError } from './refusals.ts';

/**
 * The only place in the Worker that addresses Durable Objects. Each user has a `Signalling`, a `Presence` and a
 * `Notifier`, named by the user's id. Calls are reached through the `Signalling` of their members, except for the SFU.
 * Rooms are named by what they belong to.
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
 * Waits for every call, and throws only then if one has failed. An error answers the request, and the platform may
 * cancel what a request that was answered still does.
 */
export async function reachAll(calls: readonly Promise<unknown>[]) {
  const failed = (await Promise.allSettled(calls)).find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
}

const COMMANDS: Record<Command[0], (env: Env, user: string, about: number) => Promise<void>> = {
  recheck: (env, user, other) => env.PRESENCE.getByName(user).recheckVisibility(other),
  block: (env, user, other) => env.SIGNALLING.getByName(user).block(other),
  unfriend: (env, user, other) => env.SIGNALLING.getByName(user).unfriend(other),
  leave: (env, user, session) => env.SIGNALLING.getByName(user).leaveSession(session),
  end: async (env, user, device) => {
    await reachAll([
      env.SIGNALLING.getByName(user).endDevice(device || null),
      env.PRESENCE.getByName(user).endDevice(device || null),
    ]);
  },
  audience: (env, user) => env.PRESENCE.getByName(user).audienceChanged(),
};

const send = (env: Env, [kind, user, about]: Command) => COMMANDS[kind](env, String(user), about);

/** Sends a command. If the object can't be reached, it is stored, and the sweep sends it: the database has changed already. */
async function run(env: Env, ...command: Command) {
  try {
    await call(() => send(env, command));
  } catch (error) {
    console.error(`User ${command[1]} could not be reached: ${command[0]} is pending`, error);
    await addPending(new Database(env.DB), command, Date.now());
  }
}

/** Sends the stored commands that are still due, and forgets the others. */
export async function runPending(db: Database, env: Env, now: number) {
  const pending = await listPending(db, now);
  const results = await Promise.allSettled(
    pending.map(async ({ command, due }) => {
      if (due) await send(env, command);
    }),
  );
  const done = pending.filter((_, index) => results[index]?.status === 'fulfilled');
  if (done.length > 0)
    await removePending(
      db,
      done.map(({ name, since }) => ({ name, since })),
    );
  const failed = results.find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
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
export const connectsBy = (env: Env, userId: number, callId: string) =>
  call(async () => env.SIGNALLING.getByName(String(userId)).connectsBy(callId));

/** Passes a member's request for the SFU on to the call. It may not run twice, so it isn't repeated. */
export const askSfu = (
  env: Env,
  callId: string,
  { user, peer }: { user: number; peer: string },
  ask: SfuAsk,
): Promise<SfuReply> => env.CALL.getByName(callId).sfu(user, peer, ask);

/** Opens a stream at the viewer's own `Presence`. Answers 101, 401 or 429. */
export const openStream = (env: Env, { id, deviceId }: Viewer, users: number[]) =>
  call(() => env.PRESENCE.getByName(String(id)).fetch(streamRequest({ deviceId, users })));

/**
 * Closes a device's sockets and streams at once and ends its calls, because it was logged out or revoked. Null means
 * all devices, because the account may no longer act. If nothing else is open, the user is offline at once.
 */
export const endDevice = (env: Env, userId: number, deviceId: number | null) =>
  run(env, 'end', userId, deviceId ?? 0);

/** A request may make only some calls: 50 on Cloudflare's free plan. Each device takes two. */
const ENDED_ONE_BY_ONE_MAX = 20;

/** Ends devices that were just revoked. Of many, it ends all connections: those still logged in open new ones. */
export const endDevices = (env: Env, userId: number, deviceIds: readonly number[]) =>
  reachAll(
    (deviceIds.length > ENDED_ONE_BY_ONE_MAX ? [null] : deviceIds).map((deviceId) =>
      endDevice(env, userId, deviceId),
    ),
  );

/** Ends all devices before their account is deleted. Throws if an object can't be reached, so that this is repeated. */
export const endAllDevices = (env: Env, userId: number) =>
  call(() => send(env, ['end', userId, 0]));

/**
 * Runs a write and, if its answer is lost, tells the objects anyway: the write may have happened. A refused write
 * hasn't.
 */
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

/** Runs a write that changes what two users may see of each other. If its answer is lost, both are checked again. */
export const withRelationChange = <Result>(
  env: Env,
  [a, b]: readonly [number, number],
  write: Promise<Result>,
): Promise<Result> => tellIfLost(write, () => relationChanged(env, a, b));

/** Checks again what two users may see of each other: after a block, after a friendship, or after the end of either. */
export async function relationChanged(env: Env, a: number, b: number) {
  await reachAll([run(env, 'recheck', a, b), run(env, 'recheck', b, a)]);
}

/** Runs a write that ends a friendship. If its answer is lost, the objects are told anyway. */
export const withFriendshipEnd = <Result>(
  env: Env,
  [a, b]: readonly [number, number],
  write: Promise<Result>,
): Promise<Result> => tellIfLost(write, () => friendshipEnded(env, a, b));

/** After a friendship ends: in calls that both are in, neither gets the other's IP address any more. */
export async function friendshipEnded(env: Env, a: number, b: number) {
  await reachAll([
    relationChanged(env, a, b),
    run(env, 'unfriend', a, b),
    run(env, 'unfriend', b, a),
  ]);
}

/**
 * After a block: the two no longer see each other, one of them leaves a call that both are in, and rooms stop passing
 * on their messages.
 * @param shared sessions that both are or were in
 * @param left sessions that one of them had to leave
 */
export async function userBlocked(env: Env, { blocker, blocked, shared, left }: Block) {
  try {
    await reachAll([
      relationChanged(env, blocker, blocked),
      ...shared.map((id) => sessionChanged(env, id)),
      ...left.map(({ sessionId, userId }) => memberLeft(env, sessionId, userId)),
      roomChanged(env, { kind: 'user', id: blocked }, blocker),
      closeRooms(env, blocker, [iri('users', blocked)]),
      closeRooms(env, blocked, [iri('users', blocker)]),
    ]);
    // After the rooms know of the block, since they are asked.
    const rooms = shared.map((id) => iri('sessions', id));
    await reachAll([recheckRooms(env, blocker, rooms), recheckRooms(env, blocked, rooms)]);
  } finally {
    // Last: whoever had to leave a session has left its call by now, so the other user can stay in it.
    await run(env, 'block', blocker, blocked);
  }
}

interface Block {
  blocker: number;
  blocked: number;
  shared: number[];
  left: { sessionId: number; userId: number }[];
}

/** Asks a room. @param room the session or the other user @param viewer in a conversation, one of the two */
export const askRoom = <Answer>(
  env: Env,
  room: RoomRef,
  viewer: number,
  ask: (stub: DurableObjectStub<RoomRpc>) => Promise<Answer>,
) => askNamedRoom(env, roomName(room, viewer), ask);

/** @param name as `roomName` gives it */
export const askNamedRoom = <Answer>(
  env: Env,
  name: string,
  ask: (stub: DurableObjectStub<RoomRpc>) => Promise<Answer>,
) => call(() => ask(env.ROOM.getByName(name)));

const roomChanged = (env: Env, room: RoomRef, viewer: number) =>
  askRoom(env, room, viewer, async (stub) => stub.factsChanged());

/** A session's members or the blocks between them have changed. Its room reads them again. */
export const sessionChanged = (env: Env, id: number) =>
  roomChanged(env, { kind: 'session', id }, 0);

/** A user may no longer see these rooms, so nothing in them counts as unread. */
export const closeRooms = (env: Env, userId: number, rooms: string[]) =>
  call(async () => env.SIGNALLING.getByName(String(userId)).closeRooms(rooms));

/** A user no longer sees someone's messages in these rooms. If nothing else is unread there, they don't stay unread. */
const recheckRooms = (env: Env, userId: number, rooms: string[]) =>
  call(async () => env.SIGNALLING.getByName(String(userId)).recheckRooms(rooms));

/** A user has left a session or was removed. Its room and call are closed to them before the request is answered. */
export const memberLeft = (env: Env, sessionId: number, userId: number) =>
  closeSession(env, sessionId, [userId]);

/** Closes a session's room and call to users who left it, or to all because it was taken down. */
export async function closeSession(env: Env, sessionId: number, users: readonly number[]) {
  try {
    // First: what is written before the room knows would count as unread for those who left.
    await sessionChanged(env, sessionId);
  } finally {
    await reachAll(users.map((userId) => run(env, 'leave', userId, sessionId)));
  }
}

/** The rooms of a user in the order of their last message, newest first. */
export const listRooms = (
  env: Env,
  userId: number,
  page: { limit: number; before?: number | undefined },
) => call(async () => env.SIGNALLING.getByName(String(userId)).listRooms(page));

export const forgetRooms = (env: Env, userId: number, rooms: string[]) =>
  call(async () => env.SIGNALLING.getByName(String(userId)).forgetRooms(rooms));

/**
 * The user's setting has changed who may see that they are online, or their account is listed again. All watchers check
 * again.
 */
export const audienceChanged = (env: Env, userId: number) => run(env, 'audience', userId, 0);

/**
 * Runs a write that lists an account or removes it from lists, or changes who may see that the user is online. If its
 * answer is lost, it may have happened, so the watchers are told in any case.
 */
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

/** Deletes the list of watchers of a user whose account is being deleted. May be repeated. */
export const forgetPresence = (env: Env, userId: number) =>
  call(async () => env.PRESENCE.getByName(String(userId)).forget());

/** Sends a frame to every open tab of a user. @returns whether one of them is in front */
export const sendFrame = (env: Env, userId: number, frame: ServerFrame) =>
  call(async () => env.SIGNALLING.getByName(String(userId)).sendToTabs(frame));

export const queueNotification = (env: Env, userId: number, item: NotificationItem) =>
  call(async () => env.NOTIFIER.getByName(String(userId)).enqueue(item));

/** Brings a host's posts to Discord up to date, soon. */
export const postToDiscord = (env: Env, hostId: number, sessionIds: number[]) =>
  call(async () => env.NOTIFIER.getByName(String(hostId)).postToDiscord(sessionIds));

export const sendTestPush = (env: Env, userId: number, subscriptionId: number, locale: string) =>
  call(async () => env.NOTIFIER.getByName(String(userId)).sendTest(subscriptionId, locale));

/** Deletes the queued notifications of a user whose account is being deleted. May be repeated. */
export const forgetNotifications = (env: Env, userId: number) =>
  call(async () => env.NOTIFIER.getByName(String(userId)).forget());
