import { sql } from 'drizzle-orm';

import type { MemberAnswer } from '../../contract/vocabulary.ts';
import type { Database } from '../../core/database.ts';
import { mayAnswer } from '../../notifications/queries/may-answer.ts';
import { selectApplication } from './applications.ts';
import { membersOnline, sessionOf } from './members-online.ts';

/**
 * Stores whether a member comes, in one round trip. Repeating it changes nothing.
 * @returns the application if the viewer may see it, and who is online to be told
 */
export async function answerComing(
  db: Database,
  {
    id,
    viewerId,
    answer,
    now,
  }: { id: number; viewerId: number; answer: MemberAnswer; now: number },
) {
  const { written, rows, people } = await db.batch({
    written: sql`UPDATE applications SET answer = ${answer}, checked_in_at = ${now}
      WHERE id = ${id} AND user_id = ${viewerId} AND status = 'accepted' AND (checked_in_at IS NULL OR answer <> ${answer})
        AND EXISTS (SELECT 1 FROM sessions s WHERE s.id = applications.session_id AND ${mayAnswer(now)})
      RETURNING id`,
    rows: selectApplication(id, viewerId),
    people: membersOnline(sessionOf(id)),
  });
  return { row: rows[0], toTell: written.length > 0 ? people : [] };
}
