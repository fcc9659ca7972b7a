import { sql } from 'drizzle-orm';

import { Database } from '../../core/database.ts';
import { type Row, type RowOf, columns, fields, flag } from '../../core/rows.ts';
import { callMembers, type calls } from '../../core/schema/calls.ts';
import { reachOf, reaches } from '../../notifications/queries/reach.ts';

/** The outcomes of a call that was missed: the ring ended by itself or by its caller, or the user was busy. */
const MISSED = new Set<string>(['no-answer', 'cancelled', 'busy']);

const WRITTEN = fields(columns(callMembers, ['userId', 'outcome']), {
  online: flag(sql`(SELECT online FROM users WHERE id = call_members.user_id)`),
  reach: reachOf(sql.raw('call_members.user_id')),
});

interface CallRecord extends Row<typeof calls> {
  members: Omit<Row<typeof callMembers>, 'callId'>[];
}

/**
 * Writes a call's history: a row for the call, and one for each user who was in it or missed it. Safe to repeat.
 * @returns users who have now missed it and are to be notified, and whether they are online
 */
export async function recordCall(binding: D1Database, record: CallRecord) {
  const { id, callerId, sessionId, startedAt, endedAt, members } = record;
  const { members: written } = await new Database(binding, 'first-primary').batch({
    call: sql`INSERT INTO calls (id, caller_id, session_id, started_at, ended_at)
      VALUES (${id}, ${callerId}, ${sessionId}, ${startedAt}, ${endedAt})
      ON CONFLICT (id) DO UPDATE SET ended_at = excluded.ended_at WHERE ended_at IS NOT excluded.ended_at`,
    members: sql<RowOf<typeof WRITTEN>>`
      INSERT INTO call_members (call_id, user_id, outcome, at)
      SELECT ${id}, m.value ->> 'userId', m.value ->> 'outcome', m.value ->> 'at'
      FROM json_each(${JSON.stringify(members)}) m WHERE 1
      ON CONFLICT (call_id, user_id) DO UPDATE SET outcome = excluded.outcome, at = excluded.at
        WHERE outcome <> excluded.outcome OR at <> excluded.at
      RETURNING ${WRITTEN}`,
  });
  return written.flatMap(({ userId, outcome, online, reach }) =>
    MISSED.has(outcome) && reaches(reach, 'calls') ? [{ userId, online }] : [],
  );
}
