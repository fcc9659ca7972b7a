import { z } from 'zod';

import { admissionRequest } from '../durable/admission.ts';
import { openingRequest } from '../durable/opening.ts';
import type { Viewer } from './auth/signed-token.ts';
import type { Ticket } from './auth/socket-ticket.ts';
import type { NoticeFrame } from './contract/socket.ts';
import { NOTICE_KINDS } from './contract/vocabulary.ts';
import type { Env } from './env.ts';

/**
 * The one place of the Worker that names an object: each user has a `Signalling` and a `Presence`, named by the
 * user's id. Calls are reached through the `Signalling` of those in them.
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
  call(() => env.PRESENCE.getByName(String(id)).fetch(openingRequest({ deviceId, users })));

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
    call(async () => env.PRESENCE.getByName(String(a)).judge(b)),
    call(async () => env.PRESENCE.getByName(String(b)).judge(a)),
  ]);
}

/** One of two has blocked the other: neither is shown to the other any more, and no call holds both. */
export async function userBlocked(env: Env, blocker: number, blocked: number) {
  await Promise.all([
    relationChanged(env, blocker, blocked),
    call(async () => env.SIGNALLING.getByName(String(blocker)).part(blocked)),
  ]);
}

/** A user has changed who is told that they are online. */
export async function audienceChanged(env: Env, userId: number) {
  await call(async () => env.PRESENCE.getByName(String(userId)).audienceChanged());
}

/** A notice that was written, with what its frame says of it. */
const Told = z.object({
  id: z.int(),
  recipientId: z.int(),
  kind: z.enum(NOTICE_KINDS),
  actorId: z.int().nullable(),
  actorName: z.string().nullable(),
  sessionId: z.int().nullable(),
  sessionName: z.string().nullable(),
  online: z.int(),
});

/** So many hear of one change at once; all others find it in their list. */
const HEARERS_MAX = 100;

const named = (id: number | null, name: string | null) =>
  id === null || name === null ? null : { id, name };

/** Says notices that were written to those who are there. Nothing fails by it: the list has them all the same. */
export async function sayNotices(env: Env, told: readonly unknown[], bookmark: string | null) {
  const heard = told.map((row) => Told.parse(row)).filter(({ online }) => online === 1);
  await Promise.allSettled(
    heard.slice(0, HEARERS_MAX).map(({ recipientId, ...row }) => {
      const actor = named(row.actorId, row.actorName);
      const session = named(row.sessionId, row.sessionName);
      const data: NoticeFrame['data'] = {
        id: row.id,
        kind: row.kind,
        actor,
        session,
        ...(bookmark !== null && { bookmark }),
      };
      return call(async () =>
        env.SIGNALLING.getByName(String(recipientId)).say({ event: 'notice', data }),
      );
    }),
  );
}
