import { type SQL, sql } from 'drizzle-orm';

import type { Database } from '../../core/database.ts';
import { visibleSession } from '../../core/visibility.ts';

/** A sitemap covers this many consecutive session ids. With the games it stays below the format's 50,000 addresses. */
export const SITEMAP_SPAN = 20_000;

/**
 * Listed sessions. Of a series only the next one. `INDEXED BY` is needed, since the planner would take an index in the
 * order of hosts.
 */
const LISTED = sql.raw(`s.visibility = 'public' AND s.closed = 0 AND s.is_later = 0`);

const edge = (direction: 'ASC' | 'DESC') =>
  sql<{ id: number }>`
    SELECT s.id FROM sessions s INDEXED BY sessions_listed WHERE ${LISTED} ORDER BY s.id ${sql.raw(direction)} LIMIT 1`;

/** Public sessions that aren't over, of SITEMAP_SPAN ids from `first` on. */
const sessionsFrom = (first: SQL | number, now: number, further = sql`1`) =>
  sql<{ id: number; changedAt: number }>`
  SELECT s.id, coalesce(s.changed_at, s.created_at) AS changedAt
  FROM sessions s INDEXED BY sessions_listed CROSS JOIN users h ON h.id = s.host_id
  WHERE ${LISTED} AND s.id >= (${first}) AND s.id < (${first}) + ${SITEMAP_SPAN} AND s.ends_at > ${now}
    AND ${visibleSession(0)} AND ${further} ORDER BY s.id`;

/** Searches that have an address of their own. */
const SEARCHES = {
  games: sql<{ id: number }>`
    SELECT id FROM games WHERE archived_at IS NULL ORDER BY name_key LIMIT ${SITEMAP_SPAN}`,
  categories: sql<{ id: number }>`SELECT id FROM categories ORDER BY position`,
};

export const listSitemapSearches = (db: Database) => db.batch(SEARCHES);

/** The searches, the first and last listed session id, and the sessions if they fit into one file. */
export async function readSitemap(db: Database, now: number) {
  const { first, last, ...listed } = await db.batch({
    first: edge('ASC'),
    last: edge('DESC'),
    ...SEARCHES,
    sessions: sessionsFrom(
      edge('ASC'),
      now,
      sql`(${edge('DESC')}) < (${edge('ASC')}) + ${SITEMAP_SPAN}`,
    ),
  });
  return { ...listed, firstId: first[0]?.id ?? 0, lastId: last[0]?.id ?? 0 };
}

export const listSitemapSessions = (db: Database, first: number, now: number) =>
  db.all(sessionsFrom(first, now));
