import { sql } from 'drizzle-orm';

import type { Database } from '../../core/database.ts';
import { firstFileOf } from '../../core/person.ts';
import { type RowOf, columns, fields, flag, select } from '../../core/rows.ts';
import { users } from '../../core/schema/accounts.ts';
import { absences, sessions } from '../../core/schema/sessions.ts';
import { keptSession, listedUser } from '../../core/visibility.ts';
import { mayWitness, openToWitness } from './absences.ts';
import { LEFT_EARLY, SEATED, tookPlace, wasIn } from './attendance.ts';
import { acceptsAgain } from './play-again.ts';
import { thankable, thankedLately } from './thanks.ts';

const SESSION = columns(sessions, ['hostId', 'endsAt'], 's');
const OWN = columns(absences, ['markedAt', 'contestedAt', 'agreedAt'], 'm');

/**
 * What a user who was in a session sees after it: the other members, what can be said about each, and a mark about the
 * user. One round trip. `session` is undefined if the viewer wasn't in it, or if it didn't take place. If there is a
 * block with the host, only the mark is shown.
 */
export async function findAfterwards(db: Database, id: number, viewerId: number, now: number) {
  // A user who left after the start can be marked, and finds the mark here.
  const marked = sql`EXISTS (SELECT 1 FROM absences o WHERE o.session_id = s.id AND o.user_id = ${viewerId}
    AND o.withdrawn_at IS NULL)`;
  const session = sql`s.id = ${id} AND ${tookPlace(now)} AND ((${keptSession(viewerId)} AND ${wasIn(viewerId)}) OR ${marked})`;
  const seated = sql`${wasIn(viewerId)} AND ${wasIn(sql`u.id`)}`;
  const companion = fields(columns(users, ['id', 'name'], 'u'), {
    firstFile: firstFileOf('u.id'),
    thanked: thankedLately(viewerId, sql`u.id`, now),
    thankable: flag(sql`${seated} AND ${thankable(viewerId, sql`u.id`, now)}`),
    invitable: flag(sql`${seated} AND ${acceptsAgain(viewerId)}`),
    absent: flag(sql`coalesce(m.withdrawn_at IS NULL AND m.id IS NOT NULL, 0)`),
    contested: flag(sql`m.contested_at IS NOT NULL`),
    asked: flag(sql`coalesce(${openToWitness(now)} AND ${mayWitness(viewerId, sql`u.id`)}, 0)`),
  });
  const { found, people, own } = await db.batch({
    found: select(SESSION)`FROM sessions s WHERE ${session}`,
    people: sql<RowOf<typeof companion>>`
      WITH hits AS MATERIALIZED (SELECT s.host_id AS id FROM sessions s WHERE ${session} AND ${keptSession(viewerId)}
        UNION SELECT a.user_id FROM sessions s CROSS JOIN applications a ON a.session_id = s.id
          AND (${SEATED} OR (s.host_id = ${viewerId} AND ${LEFT_EARLY})) WHERE ${session} AND ${keptSession(viewerId)})
      SELECT ${companion}
      FROM hits CROSS JOIN users u ON u.id = hits.id CROSS JOIN sessions s ON s.id = ${id}
      LEFT JOIN absences m ON m.session_id = s.id AND m.user_id = u.id
      WHERE u.id <> ${viewerId} AND ${listedUser(viewerId)}
      ORDER BY u.id <> s.host_id, u.name`,
    own: select(OWN)`FROM absences m JOIN sessions s ON s.id = m.session_id
      WHERE m.session_id = ${id} AND m.user_id = ${viewerId} AND m.withdrawn_at IS NULL AND ${session}`,
  });
  return { session: found[0], people, own: own[0] };
}
