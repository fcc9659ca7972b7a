import { type SQL, sql } from 'drizzle-orm';

import type { SessionQuery } from '../../contract/session-query.ts';
import { SOONEST_ID, soonestKey, soonestKeyOf } from '../../core/search-index.ts';
import { visibleSession } from '../../core/visibility.ts';
import { PERIODS_MAX } from '../hour-match.ts';
import { earliestKey } from './by-preference.ts';
import { startsInHours } from './hours.ts';

const MINUTE_MS = 60_000;
/** Dates go up to the year 9999, but row ids are safe integers only until 2225. */
const LAST_KEY = Number.MAX_SAFE_INTEGER;

interface Order {
  index: SQL;
  /** The session's id, as SQL over the index row `f`. */
  id: SQL;
  /** Bounds of the index's row ids. Rows outside of them aren't read at all. */
  first: number;
  last: number;
  direction: SQL;
}

/**
 * @param after the last row id that was already returned, if any. It replaces a bound, since FTS5 uses only one lower
 * and one upper bound
 */
function orderOf({ sort, from, to }: SessionQuery, now: number, after?: number): Order {
  if (sort === 'newest') {
    return {
      index: sql.raw('session_newest'),
      id: sql.raw('f.rowid'),
      first: 0,
      last: after ?? LAST_KEY,
      direction: sql.raw('DESC'),
    };
  }
  const first = Math.max(
    earliestKey(now),
    from ? soonestKey(Date.parse(from), 0) : 0,
    sort === 'soonest' ? (after ?? 0) : 0,
  );
  return {
    index: sql.raw('session_soonest'),
    id: SOONEST_ID,
    first: Math.min(first, LAST_KEY),
    last: Math.min(to ? soonestKey(Date.parse(to) + MINUTE_MS, 0) : LAST_KEY, LAST_KEY),
    direction: sql.raw('ASC'),
  };
}

/** The exact range of the start, in ms. The index's keys are only exact to the minute. */
const startsWithin = ({ from, to }: SessionQuery): SQL =>
  sql`${from ? sql`AND s.starts_at >= ${Date.parse(from)}` : sql``}
    ${to ? sql`AND s.starts_at <= ${Date.parse(to)}` : sql``}`;

interface Hits {
  query: SessionQuery;
  /** The FTS5 expression, without hours. */
  match: SQL;
  viewerId: number;
  now: number;
  after: number | undefined;
  limit: number;
}

/** What the viewer's hours add to a walk of the index, as SQL over their row `w`. */
interface InHours {
  /** The end of the FTS5 expression, or null if no hours are set. */
  match: SQL;
  first: SQL;
  last: SQL;
}

/** No session has this facet. */
const NONE = sql.raw('none');

/**
 * The end of an FTS5 expression with hours. In an AND, FTS5 moves all lists together: up to 84 lists of hours with each
 * step. A nested AND would be merged into the outer one. The NOT keeps the two apart, so hours are checked only for
 * rows that fit otherwise. NOT binds closer than AND, so the rest is in parentheses.
 */
const inHours = (match: SQL, hours: InHours): SQL =>
  sql`coalesce('((' || ${match} || ') NOT facets : ${NONE})' || ${hours.match}, 'facets : ${NONE}')`;

/** One walk of an index. The joins check what facets can't express. */
function walk({ query, match, viewerId, now, after, limit }: Hits, hours?: InHours): SQL {
  const order = orderOf(query, now, after);
  const bounds = hours && {
    first: sql`max(${order.first}, ${hours.first})`,
    last: sql`min(${order.last}, ${hours.last})`,
  };
  // The index uses a bound only if it is an INTEGER: see rowId.
  return sql`SELECT f.rowid AS position, s.id AS id
    FROM ${hours ? sql`user_hours w CROSS JOIN` : sql``} ${order.index} f
    CROSS JOIN sessions s ON s.id = ${order.id} CROSS JOIN users h ON h.id = s.host_id
    WHERE ${order.index} MATCH ${hours ? inHours(match, hours) : match}
      AND f.rowid > CAST(${bounds?.first ?? order.first} AS INTEGER)
      AND f.rowid < CAST(${bounds?.last ?? order.last} AS INTEGER)
      ${hours ? sql`AND w.user_id = ${viewerId} AND ${startsInHours('w')}` : sql``} ${startsWithin(query)}
      AND s.ends_at > ${now} AND s.cancelled_at IS NULL AND ${visibleSession(viewerId)}
    ORDER BY f.rowid ${order.direction} LIMIT ${limit}`;
}

/** The walk of one period between the viewer's clock changes. It finds nothing if the zone has fewer periods. */
function inPeriod(hits: Hits, period: number): SQL {
  const key = (bound: string) =>
    sql.raw(soonestKeyOf(`(w.offsets ->> '$[${period}].${bound}')`, '0'));
  const match = sql.raw(`(w.matches ->> ${period})`);
  const found = walk(hits, { match, first: key('from'), last: key('until') });
  // Inlined, since D1 binds at most 100 parameters, and several walks have more. All of them are numbers.
  return sql`SELECT * FROM (${found})`.inlineParams();
}

/** Hits in the index's order, up to `limit`. */
export function hitsOf(hits: Hits): SQL {
  const { query, match, limit } = hits;
  if (!query.hours) return walk(hits);
  if (query.sort === 'newest') {
    const always = { match: sql.raw('w.match'), first: sql`0`, last: sql`${LAST_KEY}` };
    return walk(hits, always);
  }
  const periods = Array.from({ length: PERIODS_MAX }, (_, period) =>
    inPeriod({ ...hits, match: sql`(SELECT match FROM asked)` }, period),
  );
  return sql`WITH asked AS MATERIALIZED (SELECT ${match} AS match)
    ${sql.join(periods, sql` UNION ALL `)} LIMIT ${limit}`;
}
