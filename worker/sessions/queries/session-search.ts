import { sql } from 'drizzle-orm';

import { TOTAL_MAX } from '../../contract/bounds.ts';
import type { SessionQuery } from '../../contract/session-query.ts';
import { decodeCursor, pageOf } from '../../core/cursor.ts';
import type { Database } from '../../core/database.ts';
import { fields } from '../../core/rows.ts';
import { FITS_JSON, FIT_SCORE, type FittingRow, comparedTo, fitsIn } from './fits.ts';
import { hitsOf } from './session-hits.ts';
import { sessionColumns } from './session-item.ts';
import { matchOf } from './session-match.ts';

/** "Best fit" ranks only this many of the soonest hits, to limit the cost. */
const FIT_WINDOW = 200;

interface Row extends FittingRow {
  position: number;
  score: number;
  total: number | null;
}

/** Why each hit of the window fits. */
const fitting = (viewerId: number) => sql`${comparedTo(viewerId)}, compared AS MATERIALIZED (
    SELECT s.id, hits.position, s.seats_taken + s.seats_held < s.seats AS free, s.starts_at AS startsAt, s.language, s.region, s.level,
      (SELECT json_group_array(json_object('id', sg.game_id)) FROM session_games sg WHERE sg.session_id = s.id) AS games
    FROM hits CROSS JOIN sessions s ON s.id = hits.id),
  fitting AS MATERIALIZED (SELECT s.id, s.position, s.free, ${FITS_JSON} AS fits FROM me CROSS JOIN (SELECT * FROM compared) s)`;

/** The best hits of the window, after the last one that was returned. */
const bestOf = (after: readonly number[] | null) =>
  sql`SELECT * FROM (SELECT id, position, fits, ${FIT_SCORE} AS score FROM fitting)
    ${after ? sql`WHERE (-score, position) > (${-(after[0] ?? 0)}, ${after[1]})` : sql``}
    ORDER BY score DESC, position`;

export interface SessionPage {
  rows: FittingRow[];
  totalItems: number | undefined;
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
  if (!match) return { rows: [], totalItems: after ? undefined : 0, next: undefined };
  const size = query.itemsPerPage;
  const windowSize = best ? FIT_WINDOW : after ? size + 1 : Math.max(TOTAL_MAX, size + 1);
  const hits = hitsOf({
    query,
    match,
    viewerId,
    now,
    after: best ? undefined : after?.[0],
    limit: windowSize,
  });
  // Hits are in the index's order, so the first of them are the page.
  const ranked = best
    ? bestOf(after)
    : sql`SELECT id, position, NULL AS fits, 0 AS score FROM hits`;
  const total = after ? sql`NULL` : sql`min(${TOTAL_MAX}, (SELECT count(*) FROM hits))`;
  const rows = await db.all(sql<Row>`
    WITH hits AS MATERIALIZED (
      ${hits})${best ? sql`, ${fitting(viewerId)}` : sql``}
    SELECT ${sessionColumns(viewerId)}, ${fields({ fits: fitsIn(viewerId === 0 ? sql`NULL` : sql`page.fits`) })}, page.position, page.score, ${total} AS total
    FROM (${ranked} LIMIT ${size + 1}) page CROSS JOIN sessions s ON s.id = page.id CROSS JOIN users h ON h.id = s.host_id`);
  const page = pageOf(rows, size, query.sort, ({ score, position }) =>
    best ? [score, position] : [position],
  );
  return { ...page, totalItems: after ? undefined : (rows[0]?.total ?? 0) };
}
