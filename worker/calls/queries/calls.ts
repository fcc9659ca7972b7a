import { sql } from 'drizzle-orm';

import type { CallItem } from '../../contract/call-history.ts';
import type { Page } from '../../contract/collection.ts';
import { decodeCursor, pageOf } from '../../core/cursor.ts';
import type { Database } from '../../core/database.ts';
import { type RowOf, columns, fields, json, select, textOrNull } from '../../core/rows.ts';
import { callMembers, calls } from '../../core/schema/calls.ts';
import { listedUser, namedSession } from '../../core/visibility.ts';

const CALL = columns(calls, ['id', 'callerId', 'sessionId', 'startedAt', 'endedAt'], 'c');
const OWN = columns(callMembers, ['outcome', 'at'], 'm');

type Members = CallItem['members'];

/** With `members`, every other member whom the user can see. */
const callColumns = (userId: number) =>
  fields(CALL, OWN, {
    position: sql<number>`m.rowid`,
    callerName: sql<string>`u.name`,
    sessionName: textOrNull`(SELECT s.name FROM sessions s WHERE s.id = c.session_id AND ${namedSession(userId)})`,
    members:
      json<Members>(sql`(SELECT json_group_array(json_object('id', u.id, 'name', u.name, 'outcome', o.outcome))
        FROM call_members o CROSS JOIN users u ON u.id = o.user_id
        WHERE o.call_id = c.id AND o.user_id <> ${userId} AND ${listedUser(userId)})`),
  });

export type CallRow = RowOf<ReturnType<typeof callColumns>>;

/**
 * A user's calls, newest first, including missed ones. One round trip. Leaves out calls by callers, and members, whom
 * the user can no longer see.
 */
export async function listCalls(
  db: Database,
  userId: number,
  { cursor, itemsPerPage: size }: Page,
) {
  const [at, position] = decodeCursor('calls', 2, cursor) ?? [Number.MAX_SAFE_INTEGER, 0];
  const rows = await db.all(select(callColumns(userId))`
    FROM call_members m CROSS JOIN calls c ON c.id = m.call_id CROSS JOIN users u ON u.id = c.caller_id
    WHERE m.user_id = ${userId} AND (m.at, m.rowid) < (${at}, ${position}) AND ${listedUser(userId)}
    ORDER BY m.at DESC, m.rowid DESC LIMIT ${size + 1}`);
  return pageOf(rows, size, 'calls', (last) => [last.at, last.position]);
}
