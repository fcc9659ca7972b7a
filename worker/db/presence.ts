import { sql } from 'drizzle-orm';

import { Database, MayNotActError } from './database.ts';
import { reindexUser } from './search-index.ts';
import { listedUser, showsOnline } from './visibility.ts';

interface Actor {
  id: number;
  deviceId: number;
}

/** Replicas lag; who may see whom, and who may come in, is asked of the primary. */
const onPrimary = (binding: D1Database, actor: Actor | null = null) =>
  new Database(binding, 'first-primary', actor);

/**
 * That a device may open a socket: its token outlives a log-out by minutes, a socket must not.
 * @throws MayNotActError
 */
export async function assertMayAct(binding: D1Database, viewer: Actor) {
  await onPrimary(binding, viewer).all(sql`SELECT 1`);
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

const topics = (viewerId: number, users: readonly number[]) => sql<Topic>`
  SELECT u.id AS user, (u.id = ${viewerId} OR (${listedUser(viewerId)} AND ${showsOnline(viewerId)})) AS visible
  FROM json_each(${JSON.stringify(users)}) t JOIN users u ON u.id = t.value`;

/**
 * Which of these users exist, and whether the viewer may know that they are online; one round trip, which also
 * notes that the viewer watches, before anybody is asked for a lease.
 * @returns null where the viewer's device or account may not act
 */
export async function openTopics(
  binding: D1Database,
  viewer: Actor,
  users: readonly number[],
): Promise<Topic[] | null> {
  const now = Date.now();
  try {
    const [, found] = await onPrimary(binding, viewer).batch([
      sql`UPDATE users SET watching_until = ${now + WRITTEN_AHEAD_MS}
        WHERE id = ${viewer.id} AND watching_until < ${now + STREAM_LASTS_MS}`,
      topics(viewer.id, users),
    ]);
    return found;
  } catch (error) {
    if (error instanceof MayNotActError) return null;
    throw error;
  }
}

/** The same for users already watched, after a block, a friendship or a setting has changed. */
export const judgeTopics = (binding: D1Database, viewerId: number, users: readonly number[]) =>
  onPrimary(binding).all(topics(viewerId, users));

/** Which of these viewers have no stream open for certain: a change is told to the others. */
export async function listAway(
  binding: D1Database,
  viewers: readonly number[],
): Promise<Set<number>> {
  const away = await onPrimary(binding).all(sql<{ id: number }>`
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
  await onPrimary(binding).batch([
    sql`UPDATE users SET online = ${online ? 1 : 0}, last_seen_at = ${changedAt} WHERE id = ${userId}`,
    ...reindexUser(userId),
  ]);
}
