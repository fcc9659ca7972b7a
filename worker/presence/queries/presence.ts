import { sql } from 'drizzle-orm';

import { Database } from '../../core/database.ts';
import { type Actor, RefusedError } from '../../core/refusals.ts';
import type { Row } from '../../core/rows.ts';
import type { users } from '../../core/schema.ts';
import { reindexUser } from '../../core/search-index.ts';
import { listedUser, showsOnline } from '../../people/visibility.ts';

/** Replicas lag; who may see whom, and who may come in, is asked of the primary. */
const onPrimary = (binding: D1Database, actor: Actor | null = null) =>
  new Database(binding, 'first-primary', actor);

/**
 * That a device may open a socket: its token outlives a log-out by minutes, a socket must not.
 * @throws RefusedError
 */
export async function assertMayAct(binding: D1Database, viewer: Actor) {
  await onPrimary(binding, viewer).batch({});
}

/** The same, as an answer: asked again when a ticket is redeemed, since a log-out or a ban may have come between. */
export async function mayOpenSocket(binding: D1Database, viewer: Actor): Promise<boolean> {
  try {
    await assertMayAct(binding, viewer);
    return true;
  } catch (error) {
    if (error instanceof RefusedError) return false;
    throw error;
  }
}

export interface Topic {
  user: number;
  /** 1 where the viewer may know; else the user reads offline, whatever is true. */
  visible: 0 | 1;
}

/** A stream ends with its token, after a quarter of an hour at most; clocks differ a little. */
export const STREAM_LASTS_MS = 20 * 60 * 1000;
/** For how long ahead it is written down that a stream may be open: a row each time, as streams follow one another. */
export const WRITTEN_AHEAD_MS = 45 * 60 * 1000;

const topics = (viewerId: number, userIds: readonly number[]) => sql<Topic>`
  SELECT u.id AS user, (u.id = ${viewerId} OR (${listedUser(viewerId)} AND ${showsOnline(viewerId)})) AS visible
  FROM json_each(${JSON.stringify(userIds)}) t JOIN users u ON u.id = t.value`;

/**
 * Which of these users exist, and whether the viewer may know that they are online; one round trip, which also
 * notes that the viewer watches, before anybody is asked for a lease.
 * @returns null where the viewer's device or account may not act
 */
export async function openTopics(
  binding: D1Database,
  viewer: Actor,
  userIds: readonly number[],
): Promise<Topic[] | null> {
  const now = Date.now();
  try {
    const { found } = await onPrimary(binding, viewer).batch({
      watching: sql`UPDATE users SET watching_until = ${now + WRITTEN_AHEAD_MS}
        WHERE id = ${viewer.id} AND watching_until < ${now + STREAM_LASTS_MS}`,
      found: topics(viewer.id, userIds),
    });
    return found;
  } catch (error) {
    if (error instanceof RefusedError) return null;
    throw error;
  }
}

/** The same for users already watched, after a block, a friendship or a setting has changed. */
export const checkTopics = (binding: D1Database, viewerId: number, userIds: readonly number[]) =>
  onPrimary(binding).all(topics(viewerId, userIds));

/** Which of these viewers have no stream open for certain: a change is told to the others. */
export async function listAway(
  binding: D1Database,
  viewers: readonly number[],
): Promise<Set<number>> {
  const away = await onPrimary(binding).all(sql<Pick<Row<typeof users>, 'id'>>`
    SELECT u.id FROM json_each(${JSON.stringify(viewers)}) v JOIN users u ON u.id = v.value
    WHERE u.watching_until < ${Date.now()}`);
  return new Set(away.map(({ id }) => id));
}

/** Writes the flag that lists show before the stream speaks, and the facet of "online now". */
export async function storeOnline(
  binding: D1Database,
  userId: number,
  online: boolean,
  changedAt: number,
) {
  await onPrimary(binding).batch({
    flag: sql`UPDATE users SET online = ${online ? 1 : 0}, last_seen_at = ${changedAt} WHERE id = ${userId}`,
    index: reindexUser(userId),
  });
}
