import type { SessionQuery } from '../../contract/session-query.ts';
import type { Database } from '../../core/database.ts';
import { type RowOf, columns, fields, select } from '../../core/rows.ts';
import { sessions } from '../../core/schema/sessions.ts';
import { hitsOf } from './session-hits.ts';
import { type SessionRow, sessionColumns } from './session-item.ts';
import { matchOf } from './session-match.ts';

const VERSION = columns(sessions, ['revision', 'cancelReason', 'createdAt', 'changedAt'], 's');

export type FeedSession = SessionRow & RowOf<typeof VERSION>;

/** The first page of a visitor's search, with the versions of its sessions, in one D1 query. */
export async function listFeedSessions(
  db: Database,
  query: SessionQuery,
  now: number,
): Promise<FeedSession[]> {
  const match = matchOf(query, 0, now);
  if (!match) return [];
  const limit = query.itemsPerPage;
  const hits = hitsOf({ query, match, viewerId: 0, now, after: undefined, limit });
  return db.all(select(fields(sessionColumns(0), VERSION))`FROM (${hits}) page
        CROSS JOIN sessions s ON s.id = page.id CROSS JOIN users h ON h.id = s.host_id`);
}
