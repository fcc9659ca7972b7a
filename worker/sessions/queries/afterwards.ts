import { sql } from 'drizzle-orm';

import type { ThanksKind } from '../../contract/vocabulary.ts';
import type { Database } from '../../core/database.ts';
import { firstFileOf } from '../../core/person.ts';
import type { Row } from '../../core/rows.ts';
import type { users } from '../../core/schema/accounts.ts';
import type { absences, sessions } from '../../core/schema/sessions.ts';
import { keptSession, listedUser } from '../../core/visibility.ts';
import { mayWitness, openToWitness } from './absences.ts';
import { LEFT_EARLY, SEATED, tookPlace, wasIn } from './attendance.ts';
import { acceptsAgain } from './play-again.ts';
import { thankable, thankedLately } from './thanks.ts';

type User = Row<typeof users>;
type Absence = Row<typeof absences>;

interface CompanionRow extends Pick<User, 'id' | 'name'> {
  firstFile: string | null;
  thanked: ThanksKind | null;
  thankable: number;
  invitable: number;
  absent: number;
  contested: number;
  asked: number;
}

type SessionRow = Pick<Row<typeof sessions>, 'hostId' | 'endsAt'>;

type OwnAbsence = Pick<Absence, 'markedAt' | 'contestedAt' | 'agreedAt'>;

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
  const { found, people, own } = await db.batch({
    found: sql<SessionRow>`SELECT s.host_id AS hostId, s.ends_at AS endsAt FROM sessions s WHERE ${session}`,
    people: sql<CompanionRow>`
      WITH hits AS MATERIALIZED (SELECT s.host_id AS id FROM sessions s WHERE ${session} AND ${keptSession(viewerId)}
        UNION SELECT a.user_id FROM sessions s CROSS JOIN applications a ON a.session_id = s.id
          AND (${SEATED} OR (s.host_id = ${viewerId} AND ${LEFT_EARLY})) WHERE ${session} AND ${keptSession(viewerId)})
      SELECT u.id, u.name, ${firstFileOf('u.id')} AS firstFile,
        ${thankedLately(viewerId, sql`u.id`, now)} AS thanked,
        ${seated} AND ${thankable(viewerId, sql`u.id`, now)} AS thankable,
        ${seated} AND ${acceptsAgain(viewerId)} AS invitable,
        coalesce(m.withdrawn_at IS NULL AND m.id IS NOT NULL, 0) AS absent, m.contested_at IS NOT NULL AS contested,
        coalesce(${openToWitness(now)} AND ${mayWitness(viewerId, sql`u.id`)}, 0) AS asked
      FROM hits CROSS JOIN users u ON u.id = hits.id CROSS JOIN sessions s ON s.id = ${id}
      LEFT JOIN absences m ON m.session_id = s.id AND m.user_id = u.id
      WHERE u.id <> ${viewerId} AND ${listedUser(viewerId)}
      ORDER BY u.id <> s.host_id, u.name`,
    own: sql<OwnAbsence>`SELECT m.marked_at AS markedAt, m.contested_at AS contestedAt, m.agreed_at AS agreedAt
      FROM absences m JOIN sessions s ON s.id = m.session_id
      WHERE m.session_id = ${id} AND m.user_id = ${viewerId} AND m.withdrawn_at IS NULL AND ${session}`,
  });
  return { session: found[0], people, own: own[0] };
}
