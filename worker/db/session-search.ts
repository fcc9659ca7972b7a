import { type SQL, sql } from 'drizzle-orm';

import { TOTAL_MAX } from '../contract/bounds.ts';
import type { SessionQuery } from '../contract/session.ts';
import { audienceOf, earliestKey } from './by-preference.ts';
import { decodeCursor, encodeCursor } from './cursor.ts';
import type { Database } from './database.ts';
import { SOONEST_ID, facet, matchWords, soonestKey } from './search-index.ts';
import { type SessionRow, sessionColumns } from './session-item.ts';
import { visibleSession } from './visibility.ts';

/** "Best fit" ranks this many of the soonest hits, so that its cost has a bound whatever there is. */
const FIT_WINDOW = 200;

type Row = SessionRow & { position: number; score: number; total: number };

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

/** The whole question as one FTS5 expression. Null where text was given that holds no word: nothing matches. */
function matchOf(query: SessionQuery, viewerId: number): SQL | null {
  const words = matchWords(query.q ?? '');
  if (words.length === 0 && (query.q ?? '').trim() !== '') return null;
  const facets = facetsOf(query);
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
  4 * EXISTS (SELECT 1 FROM session_games sg JOIN preferences p ON p.game_id = sg.game_id
    AND p.user_id = ${viewerId} WHERE sg.session_id = s.id)
  + 2 * EXISTS (SELECT 1 FROM users me, json_each(me.languages) l WHERE me.id = ${viewerId}
    AND l.value = s.language)
  + 2 * EXISTS (SELECT 1 FROM users me WHERE me.id = ${viewerId} AND me.region = s.region)
  + (s.seats_taken < s.seats))`;

interface Order {
  index: SQL;
  /** The session's id and its place in the order, as SQL over the index row `f`. */
  id: SQL;
  range: SQL;
  direction: SQL;
}

function orderOf(query: SessionQuery, now: number): Order {
  if (query.sort === 'newest') {
    return {
      index: sql.raw('session_newest'),
      id: sql.raw('f.rowid'),
      range: sql`AND s.starts_at >= ${query.from ? Date.parse(query.from) : 0}
        AND s.starts_at <= ${query.to ? Date.parse(query.to) : Number.MAX_SAFE_INTEGER}`,
      direction: sql.raw('DESC'),
    };
  }
  const first = query.from ? soonestKey(Date.parse(query.from), 0) : 0;
  const last = query.to ? soonestKey(Date.parse(query.to) + 60_000, 0) : Number.MAX_SAFE_INTEGER;
  return {
    index: sql.raw('session_soonest'),
    id: SOONEST_ID,
    range: sql`AND f.rowid > ${Math.max(first, earliestKey(now))} AND f.rowid < ${last}`,
    direction: sql.raw('ASC'),
  };
}

/** Hits in the index's own order, up to `limit`; the joined conditions are those that no facet can hold. */
function hits(
  query: SessionQuery,
  match: SQL,
  viewerId: number,
  now: number,
  after: SQL,
  limit: number,
) {
  const { index, id, range, direction } = orderOf(query, now);
  return sql`SELECT f.rowid AS position, s.id AS id FROM ${index} f
    CROSS JOIN sessions s ON s.id = ${id} CROSS JOIN users h ON h.id = s.host_id
    WHERE ${index} MATCH ${match} ${range} ${after}
      AND s.ends_at > ${now} AND s.cancelled_at IS NULL AND ${visibleSession(viewerId)}
    ORDER BY f.rowid ${direction} LIMIT ${limit}`;
}

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
  const match = matchOf(query, viewerId);
  const best = query.sort === 'best';
  const after = decodeCursor(query.sort, best ? 2 : 1, query.cursor);
  if (!match) return { rows: [], total: after ? undefined : 0, next: undefined };
  const size = query.itemsPerPage;
  const comparison = sql.raw(query.sort === 'newest' ? '<' : '>');
  const afterHit = after && !best ? sql`AND f.rowid ${comparison} ${after[0]}` : sql``;
  const windowSize = best ? FIT_WINDOW : after ? size + 1 : Math.max(TOTAL_MAX, size + 1);
  const score = best ? scoreFor(viewerId) : sql`0`;
  const order = best
    ? sql`score DESC, hit.position`
    : sql`hit.position ${orderOf(query, now).direction}`;
  const afterRank =
    after && best ? sql`WHERE (-score, position) > (${-(after[0] ?? 0)}, ${after[1]})` : sql``;
  const rows = await db.all(sql<Row>`
    WITH hits AS MATERIALIZED (${hits(query, match, viewerId, now, afterHit, windowSize)}),
    page AS MATERIALIZED (
      SELECT * FROM (SELECT hit.position, s.id, ${score} AS score FROM hits hit
        CROSS JOIN sessions s ON s.id = hit.id) hit
      ${afterRank} ORDER BY ${order} LIMIT ${size + 1})
    SELECT ${sessionColumns(viewerId)}, page.position, page.score,
      min(${TOTAL_MAX}, (SELECT count(*) FROM hits)) AS total
    FROM page CROSS JOIN sessions s ON s.id = page.id CROSS JOIN users h ON h.id = s.host_id`);
  const shown = rows.slice(0, size);
  const last = rows.length > size ? shown.at(-1) : undefined;
  return {
    rows: shown,
    total: after ? undefined : (rows[0]?.total ?? 0),
    next: last && encodeCursor(query.sort, best ? [last.score, last.position] : [last.position]),
  };
}
