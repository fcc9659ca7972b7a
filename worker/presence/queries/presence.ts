import { sql } from 'drizzle-orm';

import { Database } from '../../core/database.ts';
import { type Actor, RefusedError } from '../../core/refusals.ts';
import type { Row } from '../../core/rows.ts';
import type { users } from '../../core/schema/accounts.ts';
import { reindexUser } from '../../core/search-index.ts';
import { listedUser, notBlocked, showsOnline } from '../../core/visibility.ts';

/** Queries the primary, since a replica may not know yet of a log-out, a ban or a block. */
const onPrimary = (binding: D1Database, actor: Actor | null = null) =>
  new Database(binding, 'first-primary', actor);

/**
 * Checks that a device may open a socket. Its access token stays valid for up to 15 minutes after a log-out.
 * @throws RefusedError
 */
export async function assertMayAct(binding: D1Database, viewer: Actor) {
  await onPrimary(binding, viewer).batch({});
}

/**
 * Whether a device may open a socket. Checked again when a ticket is redeemed: the device may have been logged out or
 * banned since.
 */
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
  /** 1 if the viewer may see the user, or could once a suspension or an intended deletion ends. */
  findable: 0 | 1;
  /** 1 if the viewer may see the presence. Otherwise the user always appears offline. */
  visible: 0 | 1;
}

/** A stream ends with its token, after 15 minutes at most. The rest allows for clocks that differ. */
export const STREAM_LASTS_MS = 20 * 60 * 1000;
/** How far ahead `watching_until` is set. Streams follow one another, and each write costs a row. */
export const WRITTEN_AHEAD_MS = 45 * 60 * 1000;

const topics = (viewerId: number, userIds: readonly number[]) => sql<Topic>`
  SELECT u.id AS user, (u.id = ${viewerId} OR (${listedUser(viewerId)} AND ${showsOnline(viewerId)})) AS visible,
    (u.status IN ('active', 'suspended', 'leaving') AND ${notBlocked(viewerId, sql`u.id`)}) AS findable
  FROM json_each(${JSON.stringify(userIds)}) t JOIN users u ON u.id = t.value`;

/**
 * Which of these users exist, and whether the viewer may see their presence. One round trip. It also marks the viewer
 * as watching, before any lease is requested.
 * @returns null if the viewer's device or account may not act
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

/**
 * Whether the viewer may see these users' presence, for topics that are already open. Needed after a block, a
 * friendship or a setting has changed.
 */
export const checkTopics = (binding: D1Database, viewerId: number, userIds: readonly number[]) =>
  onPrimary(binding).all(topics(viewerId, userIds));

/** Which of these viewers certainly have no open stream. The others are notified of a change. */
export async function listAway(
  binding: D1Database,
  viewers: readonly number[],
): Promise<Set<number>> {
  const away = await onPrimary(binding).all(sql<Pick<Row<typeof users>, 'id'>>`
    SELECT u.id FROM json_each(${JSON.stringify(viewers)}) v JOIN users u ON u.id = v.value
    WHERE u.watching_until < ${Date.now()}`);
  return new Set(away.map(({ id }) => id));
}

/** Stores the online flag, which lists show until the stream is open, and updates the facet for "online now". */
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
