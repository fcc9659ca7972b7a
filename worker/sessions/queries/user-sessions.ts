import { sql } from 'drizzle-orm';

import { DURATION_MAX_MINUTES } from '../../contract/bounds.ts';
import type { HostedQuery } from '../../contract/user.ts';
import { decodeCursor, pageOf } from '../../core/cursor.ts';
import type { Database } from '../../core/database.ts';
import { select } from '../../core/rows.ts';
import { listedUser, visibleSession } from '../../core/visibility.ts';
import { sessionColumns } from './session-item.ts';

/**
 * A user's hosted sessions that are neither over nor cancelled, soonest first: public ones, and those for friends if
 * the viewer is one. One round trip. @returns undefined if the viewer may not see the user
 */
export async function listHosted(
  db: Database,
  query: HostedQuery & { hostId: number; viewerId: number; now: number },
) {
  const { hostId, viewerId, now, itemsPerPage: size } = query;
  const asStranger = hostId === viewerId && query.as === 'stranger';
  const [startsAt, id] = decodeCursor('hosted', 2, query.cursor) ?? [
    // A session that started earlier can't be running any more.
    now - DURATION_MAX_MINUTES * 60_000,
    0,
  ];
  const { host, rows } = await db.batch({
    host: sql`SELECT 1 FROM users u WHERE u.id = ${hostId} AND ${listedUser(viewerId)}`,
    rows: select(sessionColumns(viewerId))`FROM sessions s CROSS JOIN users h ON h.id = s.host_id
      WHERE s.host_id = ${hostId} AND (s.starts_at, s.id) > (${startsAt}, ${id}) AND s.ends_at > ${now}
        AND s.closed = 0 AND s.visibility <> 'unlisted' ${asStranger ? sql`AND s.visibility <> 'friends'` : sql``}
        AND ${visibleSession(viewerId)}
      ORDER BY s.starts_at, s.id LIMIT ${size + 1}`,
  });
  if (host.length === 0) return undefined;
  return pageOf(rows, size, 'hosted', (last) => [last.startsAt, last.id]);
}
