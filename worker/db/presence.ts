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

const topics = (viewerId: number, users: readonly number[]) => sql<Topic>`
  SELECT u.id AS user, (u.id = ${viewerId} OR (${listedUser(viewerId)} AND ${showsOnline(viewerId)})) AS visible
  FROM json_each(${JSON.stringify(users)}) t JOIN users u ON u.id = t.value`;

/**
 * Which of these users exist, and whether the viewer may know that they are online; one round trip.
 * @returns null where the viewer's device or account may not act
 */
export async function openTopics(
  binding: D1Database,
  viewer: Actor,
  users: readonly number[],
): Promise<Topic[] | null> {
  try {
    return await onPrimary(binding, viewer).all(topics(viewer.id, users));
  } catch (error) {
    if (error instanceof MayNotActError) return null;
    throw error;
  }
}

/** The same for users already watched, after a block, a friendship or a setting has changed. */
export const judgeTopics = (binding: D1Database, viewerId: number, users: readonly number[]) =>
  onPrimary(binding).all(topics(viewerId, users));

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
