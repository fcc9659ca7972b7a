import { type SQL, sql } from 'drizzle-orm';

import { DURATION_MAX_MINUTES, START_AHEAD_MAX_DAYS, TOTAL_MAX } from '../../contract/bounds.ts';
import { DAY_MS } from '../../contract/time.ts';
import type { SessionQuery } from '../../contract/session.ts';
import { audienceOf, earliestKey } from './by-preference.ts';
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
import { type SessionRow, sessionColumns } from './session-item.ts';
import { visibleSession } from '../../people/visibility.ts';

/** "Best fit" ranks this many of the soonest hits, so that its cost has a bound whatever there is. */
const FIT_WINDOW = 200;

const MINUTE_MS = 60_000;
const LAST_KEY = Number.MAX_SAFE_INTEGER;

type Row = SessionRow & { position: number; score: number; total: number | null };

/** Facets of the query that every hit must carry. A beginner may join where any level is welcome. */
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

/** The range of the start as one facet, where the order of the index is another. Null for a range of nothing. */
function daysOf({ sort, from, to }: SessionQuery, now: number): string[] | null {
  if (sort !== 'newest' || (!from && !to)) return [];
  const days = dayFacets(
    Math.max(from ? Date.parse(from) : 0, now - DURATION_MAX_MINUTES * MINUTE_MS),
    Math.min(to ? Date.parse(to) : LAST_KEY, now + (START_AHEAD_MAX_DAYS + 1) * DAY_MS),
  );
  return days.length > 0 ? [`(${days.join(' OR ')})`] : null;
}

/** The whole question as one FTS5 expression. Null where it holds what nothing can match. */
function matchOf(query: SessionQuery, viewerId: number, now: number): SQL | null {
  const words = matchWords(query.q ?? '');
  const days = daysOf(query, now);
  if (!days || (words.length === 0 && (query.q ?? '').trim() !== '')) return null;
  const facets = [...facetsOf(query), ...days];
  const parts = [
    ...(words.length > 0 ? [`words : (${words.join(' AND ')})`] : []),
    ...(facets.length > 0 ? [`facets : (${facets.join(' AND ')})`] : []),
  ];
  const asked = parts.map((part) => `${part} AND `).join('');
  const audience = viewerId === 0 ? sql`SELECT 'vp'` : audienceOf(viewerId);
  return sql`(SELECT ${asked} || 'facets : (' || (${audience}) || ')')`;
}

/** How well a session fits its reader: games, language, region and a free seat, in that weight. */
const scoreFor = (viewerId: number): SQL => sql`(
  4 * EXISTS (SELECT 1 FROM session_games sg CROSS JOIN preferences p ON p.game_id = sg.game_id
    AND p.user_id = ${viewerId} WHERE sg.session_id = s.id)
  + 2 * EXISTS (SELECT 1 FROM users me, json_each(me.languages) l WHERE me.id = ${viewerId}
    AND l.value = s.language)
  + 2 * EXISTS (SELECT 1 FROM users me WHERE me.id = ${viewerId} AND me.region = s.region)
  + (s.seats_taken < s.seats))`;

interface Order {
  index: SQL;
  /** The session's id and its place in the order, as SQL over the index row `f`. */
  id: SQL;
  /** Bounds of the index's row ids: what lies outside is not even looked at. */
  range: SQL;
  direction: SQL;
}

/**
 * @param after the last row id already given out, if any. It joins the range instead of standing beside it:
 *   FTS5 takes one bound of a kind.
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
    // Dates reach the year 9999; row ids that JavaScript can count end in 2225.
    range: sql`AND f.rowid > ${rowId(Math.min(first, LAST_KEY))}
      AND f.rowid < ${rowId(Math.min(last, LAST_KEY))}`,
    direction: sql.raw('ASC'),
  };
}

/** The range of the start, to the millisecond; the index's own keys know minutes. */
const startsWithin = ({ from, to }: SessionQuery): SQL =>
  sql`${from ? sql`AND s.starts_at >= ${Date.parse(from)}` : sql``}
    ${to ? sql`AND s.starts_at <= ${Date.parse(to)}` : sql``}`;

/** Hits in the index's own order, up to `limit`; the joined conditions are those that no facet can hold. */
const hits = (query: SessionQuery, match: SQL, viewerId: number, now: number, order: Order): SQL =>
  sql`SELECT f.rowid AS position, s.id AS id FROM ${order.index} f
    CROSS JOIN sessions s ON s.id = ${order.id} CROSS JOIN users h ON h.id = s.host_id
    WHERE ${order.index} MATCH ${match} ${order.range} ${startsWithin(query)}
      AND s.ends_at > ${now} AND s.cancelled_at IS NULL AND ${visibleSession(viewerId)}
    ORDER BY f.rowid ${order.direction}`;

/** The best of the window's hits, those after the last one given out. */
const bestOf = (viewerId: number, after: readonly number[] | null): SQL =>
  sql`SELECT * FROM (SELECT s.id, hits.position, ${scoreFor(viewerId)} AS score
      FROM hits CROSS JOIN sessions s ON s.id = hits.id)
    ${after ? sql`WHERE (-score, position) > (${-(after[0] ?? 0)}, ${after[1]})` : sql``}
    ORDER BY score DESC, position`;

export interface SessionPage {
  rows: SessionRow[];
  total: number | undefined;
  next: string | undefined;
}

/** One page of a search, in one D1 query. The total is counted on the first page, to 60. */
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
  // Hits come in the index's own order, so that the first of them are the page.
  const ranked = best ? bestOf(viewerId, after) : sql`SELECT id, position, 0 AS score FROM hits`;
  const total = after ? sql`NULL` : sql`min(${TOTAL_MAX}, (SELECT count(*) FROM hits))`;
  const rows = await db.all(sql<Row>`
    WITH hits AS MATERIALIZED (
      ${hits(query, match, viewerId, now, order)} LIMIT ${windowSize})
    SELECT ${sessionColumns(viewerId)}, page.position, page.score, ${total} AS total
    FROM (${ranked} LIMIT ${size + 1}) page CROSS JOIN sessions s ON s.id = page.id CROSS JOIN users h ON h.id = s.host_id`);
  const shown = rows.slice(0, size);
  const last = rows.length > size ? shown.at(-1) : undefined;
  return {
    rows: shown,
    total: after ? undefined : (rows[0]?.total ?? 0),
    next: last && encodeCursor(query.sort, best ? [last.score, last.position] : [last.position]),
  };
}
