import { sql } from 'drizzle-orm';

import { decodeCursor, encodeCursor } from './cursor.ts';
import type { Database } from './database.ts';
import { listedUser } from './visibility.ts';

export interface CallRow {
  id: string;
  callerId: number;
  callerName: string;
  sessionId: number | null;
  sessionName: string | null;
  startedAt: number;
  endedAt: number | null;
  outcome: string;
  /** JSON: `id`, `name` and `outcome` of everybody else who can be seen. */
  members: string;
  at: number;
  position: number;
}

/**
 * A person's calls, newest first, those missed among them. One round trip. Those of a caller who can no longer be
 * seen are left out, and so are such members.
 */
export async function listCalls(
  db: Database,
  userId: number,
  { cursor, itemsPerPage: size }: { cursor?: string | undefined; itemsPerPage: number },
) {
  const [at, position] = decodeCursor('calls', 2, cursor) ?? [Number.MAX_SAFE_INTEGER, 0];
  const rows = await db.all(sql<CallRow>`
    SELECT c.id, c.caller_id AS callerId, u.name AS callerName, c.session_id AS sessionId,
      (SELECT s.name FROM sessions s WHERE s.id = c.session_id) AS sessionName,
      c.started_at AS startedAt, c.ended_at AS endedAt, m.outcome, m.at, m.rowid AS position,
      (SELECT json_group_array(json_object('id', u.id, 'name', u.name, 'outcome', o.outcome))
        FROM call_members o CROSS JOIN users u ON u.id = o.user_id
        WHERE o.call_id = c.id AND o.user_id <> ${userId} AND ${listedUser(userId)}) AS members
    FROM call_members m CROSS JOIN calls c ON c.id = m.call_id CROSS JOIN users u ON u.id = c.caller_id
    WHERE m.user_id = ${userId} AND (m.at, m.rowid) < (${at}, ${position}) AND ${listedUser(userId)}
    ORDER BY m.at DESC, m.rowid DESC LIMIT ${size + 1}`);
  const shown = rows.slice(0, size);
  const last = rows.length > size ? shown.at(-1) : undefined;
  return { rows: shown, next: last && encodeCursor('calls', [last.at, last.position]) };
}
