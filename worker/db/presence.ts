import { sql } from 'drizzle-orm';

import { Database, mayAct } from './database.ts';
import { reindexUser } from './search-index.ts';
import { showsOnline } from './visibility.ts';

/** Replicas lag; who may see whom, and who may come in, is asked of the primary. */
const onPrimary = (binding: D1Database) => new Database(binding, 'first-primary');

/** The device is not revoked and its account may act. Of table `devices` alias `d`, `users` alias `u`. */
const liveDevice = (userId: number, deviceId: number, now: number) => sql<{ id: number }>`
  SELECT d.id FROM devices d JOIN users u ON u.id = d.user_id
  WHERE d.id = ${deviceId} AND d.user_id = ${userId} AND d.revoked_at IS NULL AND ${mayAct(now)}`;

/** Whether this device may open a socket: a token outlives a log-out by minutes, a socket must not. */
export async function deviceMayAct(
  db: Database,
  { id, deviceId }: { id: number; deviceId: number },
  now: number,
) {
  const rows = await db.all(liveDevice(id, deviceId, now));
  return rows.length > 0;
}

export interface Topic {
  user: number;
  /** 1 where the viewer may know; else the user reads offline, whatever is true. */
  visible: 0 | 1;
}

const topics = (viewerId: number, users: readonly number[]) => sql<Topic>`
  SELECT u.id AS user, ${showsOnline(viewerId)} AS visible
  FROM json_each(${JSON.stringify(users)}) t JOIN users u ON u.id = t.value`;

/**
 * Which of these users exist, and whether the viewer may know that they are online; one round trip.
 * @returns null where the viewer's device or account may not act
 */
export async function openTopics(
  binding: D1Database,
  viewer: { id: number; deviceId: number },
  users: readonly number[],
  now: number,
): Promise<Topic[] | null> {
  const [device, rows] = await onPrimary(binding).batch([
    liveDevice(viewer.id, viewer.deviceId, now),
    topics(viewer.id, users),
  ]);
  return device.length > 0 ? rows : null;
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
