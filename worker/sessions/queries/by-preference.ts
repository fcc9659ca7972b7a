import { type SQL, sql } from 'drizzle-orm';

import { DURATION_MAX_MINUTES, PAGE_SIZE } from '../../contract/bounds.ts';
import type { Database } from '../../core/database.ts';
import { fields, select } from '../../core/rows.ts';
import { SOONEST_ID, rowId, soonestKey } from '../../core/search-index.ts';
import { userColumns } from '../../core/user-item.ts';
import { counting, friendsOf, listedUser, visibleSession } from '../../core/visibility.ts';
import { FITS_JSON, type FittingRow, comparedTo, fitsIn } from './fits.ts';
import { latestSessions, latestUsers } from './latest.ts';
import { sessionColumns } from './session-item.ts';

/** The viewer's games as one query of an index, as in `gm3 OR gm7`. Without games it is `gm0`, which no session has. */
const gamesOf = (viewerId: number): SQL =>
  sql`SELECT coalesce(group_concat('gm' || p.game_id, ' OR '), 'gm0') FROM preferences p WHERE p.user_id = ${viewerId}`;

/** How many friends one query may name. */
const FRIENDS_ASKED_MAX = 500;

/** The viewer's audience facets, as in `vp OR vf3 OR vf9`: public sessions, and friends' sessions for friends. */
export const audienceOf = (viewerId: number): SQL =>
  sql`SELECT 'vp OR vf' || CAST(${viewerId} AS INTEGER)
    || coalesce(group_concat(' OR vf' || id, ''), '')
    FROM (${friendsOf(viewerId)} LIMIT ${FRIENDS_ASKED_MAX})`;

/** The index key from which on sessions may be running or still to come. Sessions before it are over. */
export const earliestKey = (now: number) => soonestKey(now - DURATION_MAX_MINUTES * 60_000, 0);

/**
 * 0 if the viewer has preferences. Used as a LIMIT, so the list ends before its first row. As a condition it would be
 * evaluated for every row.
 */
const noneIfPreferences = (viewerId: number, limit: number): SQL =>
  sql`(SELECT CASE WHEN EXISTS (SELECT 1 FROM preferences WHERE user_id = ${viewerId}) THEN 0 ELSE ${limit} END)`;

const hasPreferences = (viewerId: number) =>
  sql`SELECT 1 FROM preferences WHERE user_id = ${viewerId} LIMIT 1`;

export type Basis = 'preferences' | 'latest';

const toBasis = (rows: unknown[]): Basis => (rows.length > 0 ? 'preferences' : 'latest');

/** Whether the viewer hosts the session or has applied for it. */
const isKnownTo = (viewerId: number): SQL => sql`(s.host_id = ${viewerId} OR EXISTS (
  SELECT 1 FROM applications a WHERE a.user_id = ${viewerId} AND a.session_id = s.id AND ${counting('a')}))`;

interface PreferredRow extends FittingRow {
  /** Whether it is full or running. */
  late: 0 | 1;
}

/**
 * Sessions of the viewer's games, soonest first: those the viewer can join, then those that are full or running. Left
 * out are those that the viewer hosts or has applied for, and all of a series but the next one.
 */
function preferredSessions(viewerId: number, now: number, limit: number): SQL<PreferredRow> {
  const walk = (late: 0 | 1, from: number, which: SQL, facets = sql.raw('')) => sql`
    SELECT * FROM (SELECT ${sessionColumns(viewerId)}, ${late} AS late FROM session_soonest f
      CROSS JOIN sessions s ON s.id = ${SOONEST_ID} CROSS JOIN users h ON h.id = s.host_id
      WHERE session_soonest MATCH (SELECT 'facets : ((' || (${gamesOf(viewerId)}) || ') AND ('
          || (${audienceOf(viewerId)}) || ')${facets})')
        AND f.rowid > ${rowId(from)} AND s.ends_at > ${now} AND s.cancelled_at IS NULL AND s.is_later = 0
        AND ${which} AND NOT ${isKnownTo(viewerId)} AND ${visibleSession(viewerId)}
      ORDER BY f.rowid LIMIT ${limit})`;
  const late = sql`(s.starts_at <= ${now} OR s.seats_taken + s.seats_held >= s.seats)`;
  return sql`WITH ${comparedTo(viewerId)} SELECT s.*, ${fields({ fits: fitsIn(FITS_JSON) })} FROM me CROSS JOIN (
    ${walk(0, soonestKey(now, 0), sql`s.starts_at > ${now}`, sql.raw(' AND open'))}
    UNION ALL ${walk(1, earliestKey(now), late)} LIMIT ${limit}) s`;
}

const PER_HOST = 2;

/**
 * Orders sessions: first those that can be joined, then full or running ones. In both parts, at most two per host come
 * before all others.
 */
function shareOut(rows: readonly PreferredRow[]): PreferredRow[] {
  const places = new Map<string, number>();
  const ranked = rows.map((row) => {
    const key = `${row.late} ${row.hostId}`;
    const nth = (places.get(key) ?? 0) + 1;
    places.set(key, nth);
    return { row, rank: row.late * 2 + (nth > PER_HOST ? 1 : 0) };
  });
  return ranked.toSorted((a, b) => a.rank - b.rank).map(({ row }) => row);
}

/**
 * Sessions of the viewer's games that the viewer may still apply for. The latest if no games are set. One round trip.
 */
export async function listSessionsByPreference(
  db: Database,
  viewerId: number,
  now: number,
  limit = PAGE_SIZE,
) {
  const { chosen, preferred, latest } = await db.batch({
    chosen: hasPreferences(viewerId),
    preferred: preferredSessions(viewerId, now, Math.max(limit, PAGE_SIZE)),
    latest: latestSessions(viewerId, now, noneIfPreferences(viewerId, limit)),
  });
  const basis = toBasis(chosen);
  if (basis === 'latest') return { basis, rows: latest };
  return { basis, rows: shareOut(preferred).slice(0, limit) };
}

/** Users who share a game with the viewer, newest first. The latest if no games are set. */
export async function listUsersByPreference(db: Database, viewerId: number, limit = PAGE_SIZE) {
  const { chosen, preferred, latest } = await db.batch({
    chosen: hasPreferences(viewerId),
    preferred: select(userColumns(viewerId))`FROM user_search f CROSS JOIN users u ON u.id = f.rowid
      WHERE user_search MATCH (SELECT 'facets : (' || (${gamesOf(viewerId)}) || ')')
        AND u.id <> ${viewerId} AND ${listedUser(viewerId)}
      ORDER BY f.rowid DESC LIMIT ${limit}`,
    latest: latestUsers(viewerId, noneIfPreferences(viewerId, limit)),
  });
  const basis = toBasis(chosen);
  return { basis, rows: basis === 'preferences' ? preferred : latest };
}
