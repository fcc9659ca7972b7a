import { type SQL, sql } from 'drizzle-orm';

import { PAGE_SIZE } from '../contract/bounds.ts';
import type { Database } from './database.ts';
import { type SessionRow, sessionColumns } from './session-item.ts';
import { type UserRow, userColumns } from './user-item.ts';
import { listedUser, visibleSession } from './visibility.ts';

const ALWAYS = sql.raw('1');

/** The newest public sessions that are not over. "Over" by the clock, not by the sweep that lags behind it. */
export const latestSessions = (
  viewerId: number,
  now: number,
  when: SQL = ALWAYS,
) => sql<SessionRow>`
  SELECT ${sessionColumns(viewerId)} FROM sessions s JOIN users h ON h.id = s.host_id
  WHERE s.visibility = 'public' AND s.closed = 0 AND s.ends_at > ${now} AND ${visibleSession(viewerId)} AND ${when}
  ORDER BY s.id DESC LIMIT ${PAGE_SIZE}`;

export const latestUsers = (viewerId: number, when: SQL = ALWAYS) => sql<UserRow>`
  SELECT ${userColumns(viewerId)} FROM users u
  WHERE ${listedUser(viewerId)} AND u.id <> ${viewerId} AND ${when}
  ORDER BY u.id DESC LIMIT ${PAGE_SIZE}`;

export const listLatestSessions = (db: Database, viewerId: number, now: number) =>
  db.all(latestSessions(viewerId, now));

export const listLatestUsers = (db: Database, viewerId: number) => db.all(latestUsers(viewerId));
