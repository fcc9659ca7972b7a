import { type SQL, sql } from 'drizzle-orm';

import { ROOMMATES_REPORTABLE_DAYS } from '../../contract/bounds.ts';
import { DAY_MS } from '../../contract/time.ts';
import type { Database } from '../../core/database.ts';
import type { Row } from '../../core/rows.ts';
import type { users } from '../../core/schema/accounts.ts';
import type { UserId } from '../../core/visibility.ts';

/** More than a session has seats, for those who have left. */
const LISTED_MAX = 200;

/**
 * Until when a user shared the room of session `s`: `now` for its host and members, the time of leaving for those who
 * left or were removed lately. NULL for all others. A later block makes no difference: whoever insults and then removes
 * or blocks can still be reported.
 */
const sharedUntil = (
  userId: UserId,
  now: number,
): SQL => sql`CASE s.host_id WHEN ${userId} THEN ${now}
  ELSE (SELECT max(iif(a.status = 'accepted', ${now}, a.status_at)) FROM applications a
    WHERE a.user_id = ${userId} AND a.session_id = s.id AND (a.status = 'accepted'
      OR (a.status IN ('left', 'removed') AND a.status_at > ${now - ROOMMATES_REPORTABLE_DAYS * DAY_MS}))) END`;

/**
 * Whether user `u` was in the room of session `s` with this user. A block from before the later of them applied hides
 * them from each other.
 */
const wasThere = (userId: UserId, now: number): SQL => {
  const until = sharedUntil(userId, now);
  const applied = sql`(SELECT min(a.created_at) FROM applications a WHERE a.user_id = ${userId} AND a.session_id = s.id)`;
  return sql`(u.id = s.host_id OR EXISTS (SELECT 1 FROM applications o
    WHERE o.user_id = u.id AND o.session_id = s.id AND ((o.status = 'accepted' AND o.status_at <= ${until})
      OR (o.status IN ('left', 'removed') AND o.created_at <= ${until} AND (s.host_id = ${userId} OR o.status_at > ${applied})))
    AND NOT EXISTS (SELECT 1 FROM blocks b WHERE b.created_at < max(o.created_at, coalesce(${applied}, 0))
      AND ((b.user_id = u.id AND b.blocked_id = ${userId}) OR (b.user_id = ${userId} AND b.blocked_id = u.id)))))`;
};

/** User `u` and session `s`, if they shared its room with this user. Ends in a condition. */
export const roommate = (viewerId: number, sessionId: number, now: number): SQL =>
  sql`FROM sessions s CROSS JOIN users u WHERE s.id = ${sessionId} AND u.id <> ${viewerId}
    AND u.status IN ('active', 'suspended') AND ${sharedUntil(viewerId, now)} IS NOT NULL AND ${wasThere(viewerId, now)}`;

type User = Row<typeof users>;

/** With whom a user shared the room of a session, and until when in ms since 1970. Nobody if they weren't in it. */
export const listRoommates = (
  db: Database,
  query: { sessionId: number; viewerId: number; now: number },
) => {
  const { sessionId, viewerId, now } = query;
  // From the session's applications to their users, not the other way.
  return db.all(sql<Pick<User, 'id' | 'name'> & { hosts: number; until: number }>`
    SELECT u.id, u.name, u.id = s.host_id AS hosts, ${sharedUntil(viewerId, now)} AS until
    ${roommate(viewerId, sessionId, now)}
      AND u.id IN (SELECT h.host_id FROM sessions h WHERE h.id = ${sessionId}
        UNION ALL SELECT p.user_id FROM applications p WHERE p.session_id = ${sessionId})
    LIMIT ${LISTED_MAX}`);
};
