import { type SQL, sql } from 'drizzle-orm';

import { PAGE_SIZE } from '../../contract/bounds.ts';
import type { Database } from '../../core/database.ts';
import { type SessionRow, sessionColumns } from './session-item.ts';
import { type UserRow, userColumns } from '../../people/queries/user-item.ts';
import { listedUser, visibleSession } from '../../people/visibility.ts';

/** The newest public sessions that aren't over. The time decides that, since the sweep lags behind. */
export const latestSessions = (viewerId: number, now: number, limit: SQL) => sql<SessionRow>`
  SELECT ${sessionColumns(viewerId)} FROM sessions s JOIN users h ON h.id = s.host_id
  WHERE s.visibility = 'public' AND s.closed = 0 AND s.ends_at > ${now} AND ${visibleSession(viewerId)}
  ORDER BY s.id DESC LIMIT ${limit}`;

export const latestUsers = (viewerId: number, limit: SQL) => sql<UserRow>`
  SELECT ${userColumns(viewerId)} FROM users u
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
