import { type SQL, sql } from 'drizzle-orm';

import { DURATION_MAX_MINUTES, START_AHEAD_MAX_DAYS, TOTAL_MAX } from '../../contract/bounds.ts';
import { DAY_MS } from '../../contract/time.ts';
import type { SessionQuery } from '../../contract/session.ts';
import { audienceOf, earliestKey } from './by-preference.ts';
import { FITS_JSON, FIT_SCORE, type FittingRow, comparedTo } from './fits.ts';
import { fitsHours } from './hours.ts';
import { decodeCursor, encodeCursor } from '../../core/cursor.ts';
import type { Database } from '../../core/database.ts';
import {
  SOONEST_ID,
  dayFacets,
  facet,
  matchWords,
  rowId,
  soonestKey,
} from '../../core/search-index.ts';
import { NO_HOURS } from '../hour-match.ts';
import { sessionColumns } from './session-item.ts';
import { visibleSession } from '../../people/visibility.ts';

/** "Best fit" ranks only this many of the soonest hits, to limit the cost. */
const FIT_WINDOW = 200;

const MINUTE_MS = 60_000;
const LAST_KEY = Number.MAX_SAFE_INTEGER;

interface Row extends FittingRow {
  position: number;
  score: number;
  total: number | null;
}

/** Facets that every hit must have. A beginner may also join where any level is welcome. */
function facetsOf(query: SessionQuery): string[] {
  return [
    ...(query.game ? [facet('gm', query.game)] : []),
    ...(query.category ? [facet('ct', query.category)] : []),
    ...(query.platform ? [facet('pl', query.platform)] : []),
    ...(query.region ? [facet('rg', query.region)] : []),
    ...(query.language ? [facet('ln', query.language)] : []),
    ...(query.level
      ? [query.level === 'any' ? 'lvany' : `(lvany OR ${facet('lv', query.level)})`]
      : []),
    ...(query.open ? ['open'] : []),
  ];
}

/** The range of the start as one facet, for an index in another order. Null for an empty range. */
function daysOf({ sort, from, to }: SessionQuery, now: number): string[] | null {
  if (sort !== 'newest' || (!from && !to)) return [];
  const days = dayFacets(
    Math.max(from ? Date.parse(from) : 0, now - DURATION_MAX_MINUTES * MINUTE_MS),
    Math.min(to ? Date.parse(to) : LAST_KEY, now + (START_AHEAD_MAX_DAYS + 1) * DAY_MS),
  );
  return days.length > 0 ? [`(${days.join(' OR ')})`] : null;
}

/** Words and facets as the beginning of an FTS5 expression, which the audience ends. */
function askedOf(words: readonly string[], facets: readonly string[]): string {
  const parts = [
    ...(words.length > 0 ? [`words : (${words.join(' AND ')}) AND `] : []),
    ...(facets.length > 0 ? [`facets : (${facets.join(' AND ')}) AND `] : []),
  ];
  return parts.join('');
}

/** The words and facets of a search among public sessions, whenever they start, as one FTS5 expression. */
export const publicMatch = (query: SessionQuery) =>
  `${askedOf(matchWords(query.q ?? ''), facetsOf(query))}facets : (vp)`;

/** The whole query as one FTS5 expression. Null if it can't match anything. */
function matchOf(query: SessionQuery, viewerId: number, now: number): SQL | null {
  const words = matchWords(query.q ?? '');
  const days = daysOf(query, now);
  if (!days || (words.length === 0 && (query.q ?? '').trim() !== '')) return null;
  const asked = askedOf(words, [...facetsOf(query), ...days]);
  const audience = viewerId === 0 ? sql`SELECT 'vp'` : audienceOf(viewerId);
  const hours = query.hours
    ? sql`coalesce((SELECT match FROM user_hours WHERE user_id = ${viewerId}), ${NO_HOURS})`
    : sql`''`;
  return sql`(SELECT ${asked} || 'facets : (' || (${audience}) || ')' || ${hours})`;
}

interface Order {
  index: SQL;
  /** The session's id, as SQL over the index row `f`. */
  id: SQL;
  /** Bounds of the index's row ids. Rows outside aren't read at all. */
  range: SQL;
  direction: SQL;
}

/**
 * @param after the last row id that was already returned, if any. It becomes part of the range, since FTS5 uses only
 * one   bound of each kind.
 */
function orderOf({ sort, from, to }: SessionQuery, now: number, after?: number): Order {
  if (sort === 'newest') {
    return {
      index: sql.raw('session_newest'),
      id: sql.raw('f.rowid'),
      range: after === undefined ? sql`` : sql`AND f.rowid < ${rowId(after)}`,
      direction: sql.raw('DESC'),
    };
  }
  const first = Math.max(
    earliestKey(now),
    from ? soonestKey(Date.parse(from), 0) : 0,
    sort === 'soonest' ? (after ?? 0) : 0,
  );
  const last = to ? soonestKey(Date.parse(to) + MINUTE_MS, 0) : LAST_KEY;
  return {
    index: sql.raw('session_soonest'),
    id: SOONEST_ID,
    // Dates go up to the year 9999, but row ids are safe integers only until 2225.
    range: sql`AND f.rowid > ${rowId(Math.min(first, LAST_KEY))}
      AND f.rowid < ${rowId(Math.min(last, LAST_KEY))}`,
    direction: sql.raw('ASC'),
  };
}

/** The range of the start, to the millisecond. The index's keys have only minutes. */
const startsWithin = ({ from, to }: SessionQuery): SQL =>
  sql`${from ? sql`AND s.starts_at >= ${Date.parse(from)}` : sql``}
    ${to ? sql`AND s.starts_at <= ${Date.parse(to)}` : sql``}`;

/** Hits in the index's order, up to `limit`. The joins check what facets can't express. */
const hits = (query: SessionQuery, match: SQL, viewerId: number, now: number, order: Order): SQL =>
  sql`SELECT f.rowid AS position, s.id AS id FROM ${order.index} f
    CROSS JOIN sessions s ON s.id = ${order.id} CROSS JOIN users h ON h.id = s.host_id
    WHERE ${order.index} MATCH ${match} ${order.range} ${startsWithin(query)}
      AND s.ends_at > ${now} AND s.cancelled_at IS NULL AND ${visibleSession(viewerId)}
      ${query.hours ? sql`AND ${fitsHours(viewerId)}` : sql``}
    ORDER BY f.rowid ${order.direction}`;

/** Why each hit of the window fits. */
const fitting = (viewerId: number): SQL => sql`${comparedTo(viewerId)}, fitting AS MATERIALIZED (
  SELECT s.id, hits.position, s.seats_taken < s.seats AS free, ${FITS_JSON} AS fits
  FROM hits CROSS JOIN sessions s ON s.id = hits.id CROSS JOIN me)`;

/** The best hits of the window, after the last one that was returned. */
const bestOf = (after: readonly number[] | null): SQL =>
  sql`SELECT * FROM (SELECT id, position, fits, ${FIT_SCORE} AS score FROM fitting)
    ${after ? sql`WHERE (-score, position) > (${-(after[0] ?? 0)}, ${after[1]})` : sql``}
    ORDER BY score DESC, position`;

export interface SessionPage {
  rows: FittingRow[];
  total: number | undefined;
  next: string | undefined;
}

/** One page of a search, in one D1 query. The first page counts the total, up to 60. */
export async function searchSessions(
  db: Database,
  query: SessionQuery,
  viewerId: number,
  now: number,
): Promise<SessionPage> {
  const match = matchOf(query, viewerId, now);
  const best = query.sort === 'best';
  const after = decodeCursor(query.sort, best ? 2 : 1, query.cursor);
  if (!match) return { rows: [], total: after ? undefined : 0, next: undefined };
  const size = query.itemsPerPage;
  const order = orderOf(query, now, best ? undefined : after?.[0]);
  const windowSize = best ? FIT_WINDOW : after ? size + 1 : Math.max(TOTAL_MAX, size + 1);
  // Hits are in the index's order, so the first of them are the page.
  const ranked = best
    ? bestOf(after)
    : sql`SELECT id, position, NULL AS fits, 0 AS score FROM hits`;
  const total = after ? sql`NULL` : sql`min(${TOTAL_MAX}, (SELECT count(*) FROM hits))`;
  const rows = await db.all(sql<Row>`
    WITH hits AS MATERIALIZED (
      ${hits(query, match, viewerId, now, order)} LIMIT ${windowSize})${best ? sql`, ${fitting(viewerId)}` : sql``}
    SELECT ${sessionColumns(viewerId)}, ${viewerId === 0 ? sql`NULL` : sql`page.fits`} AS fits, page.position, page.score, ${total} AS total
    FROM (${ranked} LIMIT ${size + 1}) page CROSS JOIN sessions s ON s.id = page.id CROSS JOIN users h ON h.id = s.host_id`);
  const shown = rows.slice(0, size);
  const last = rows.length > size ? shown.at(-1) : undefined;
  return {
    rows: shown,
    total: after ? undefined : (rows[0]?.total ?? 0),
    next: last && encodeCursor(query.sort, best ? [last.score, last.position] : [last.position]),
  };
}
