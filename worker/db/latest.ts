import { type SQL, sql } from 'drizzle-orm';

import { PAGE_SIZE } from '../contract/bounds.ts';
import type { Database } from './database.ts';
import { type SessionRow, sessionColumns } from './session-item.ts';
import { type UserRow, userColumns } from './user-item.ts';
import { listedUser, visibleSession } from './visibility.ts';

const A_PAGE = sql`${PAGE_SIZE}`;

/** The newest public sessions that are not over. "Over" by the clock, not by the sweep that lags behind it. */
export const latestSessions = (
  viewerId: number,
  now: number,
  limit: SQL = A_PAGE,
) => sql<SessionRow>`
  SELECT ${sessionColumns(viewerId)} FROM sessions s JOIN users h ON h.id = s.host_id
  WHERE s.visibility = 'public' AND s.closed = 0 AND s.ends_at > ${now} AND ${visibleSession(viewerId)}
  ORDER BY s.id DESC LIMIT ${limit}`;

export const latestUsers = (viewerId: number, limit: SQL = A_PAGE) => sql<UserRow>`
  SELECT ${userColumns(viewerId)} FROM users u
  WHERE ${listedUser(viewerId)} AND u.id <> ${viewerId}
  ORDER BY u.id DESC LIMIT ${limit}`;

export const listLatestSessions = (db: Database, viewerId: number, now: number) =>
  db.all(latestSessions(viewerId, now));

export const listLatestUsers = (db: Database, viewerId: number) => db.all(latestUsers(viewerId));
