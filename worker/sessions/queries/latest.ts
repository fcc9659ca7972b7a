import { type SQL, sql } from 'drizzle-orm';

import { OPEN_SESSIONS_MAX, PAGE_SIZE } from '../../contract/bounds.ts';
import type { Database } from '../../core/database.ts';
import { select } from '../../core/rows.ts';
import { userColumns } from '../../core/user-item.ts';
import { listedUser, visibleSession } from '../../core/visibility.ts';
import { sessionColumns } from './session-item.ts';

/** How many more sessions than a page are read to find other hosts: as many as five hosts can have open. */
const PASSED_BY = 5 * OPEN_SESSIONS_MAX;

const isListed = (alias: string, now: number) =>
  sql`${sql.raw(alias)}.visibility = 'public' AND ${sql.raw(alias)}.closed = 0
    AND ${sql.raw(alias)}.is_later = 0 AND ${sql.raw(alias)}.ends_at > ${now}`;

/**
 * The newest public sessions that aren't over. At most two per host come before all others, and of a series only the
 * next one is listed. `ends_at` decides what is over, since the sweep lags behind.
 */
export function latestSessions(viewerId: number, now: number, limit: SQL) {
  const newest = sql`SELECT n.id FROM (SELECT s.id, s.host_id FROM sessions s WHERE ${isListed('s', now)}
    ORDER BY s.id DESC LIMIT ${limit} + ${PASSED_BY}) n`;
  const aThird = sql`EXISTS (SELECT 1 FROM sessions o WHERE o.host_id = n.host_id AND o.id > n.id
    AND ${isListed('o', now)} LIMIT 1 OFFSET 1)`;
  return select(sessionColumns(viewerId))`
    FROM (${newest} WHERE NOT ${aThird} UNION ALL ${newest} WHERE ${aThird}) page
    CROSS JOIN sessions s ON s.id = page.id CROSS JOIN users h ON h.id = s.host_id
    WHERE ${visibleSession(viewerId)} LIMIT ${limit}`;
}

export const latestUsers = (viewerId: number, limit: SQL) => select(userColumns(viewerId))`
  FROM users u
  WHERE ${listedUser(viewerId)} AND u.id <> ${viewerId}
  ORDER BY u.id DESC LIMIT ${limit}`;

export const listLatestSessions = (
  db: Database,
  viewerId: number,
  now: number,
  limit = PAGE_SIZE,
) => db.all(latestSessions(viewerId, now, sql`${limit}`));

export const listLatestUsers = (db: Database, viewerId: number, limit = PAGE_SIZE) =>
  db.all(latestUsers(viewerId, sql`${limit}`));
