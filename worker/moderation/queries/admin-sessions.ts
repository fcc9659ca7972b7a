import { type SQL, sql } from 'drizzle-orm';

import type { AdminSessionQuery } from '../../contract/admin-content.ts';
import { logAction } from '../../core/audit.ts';
import type { Results } from '../../core/batch.ts';
import { decodeCursor, pageOf } from '../../core/cursor.ts';
import type { Database } from '../../core/database.ts';
import { recordIfGrounded } from '../../core/decisions.ts';
import { type RowOf, columns } from '../../core/rows.ts';
import { media } from '../../core/schema/media.ts';
import { sessions } from '../../core/schema/sessions.ts';
import { rowId, unindexSession } from '../../core/search-index.ts';
import { matchWords } from '../../core/search-words.ts';
import { insertNotices } from '../../notifications/queries/notices.ts';
import { settleSeats } from '../../sessions/queries/membership.ts';
import { type SessionRow, sessionColumns } from '../../sessions/queries/session-item.ts';
import type { TakeDown } from './admin-media.ts';
import { endContentDecisions } from './decisions.ts';
import { maySeeSession } from './moderators.ts';

/** Sessions as admins see them, and how an admin takes one down or restores it. */

const STORED = columns(sessions, ['createdAt', 'takenDownAt'], 's');

export interface AdminSessionRow extends SessionRow, RowOf<typeof STORED> {}

/** The columns of session `s` with host `h`. */
export const ADMIN_SESSION = sql`${sessionColumns(0)}, ${STORED}`;
const NEW_NAME = columns(media, ['newName'], 'm');

type Query = AdminSessionQuery & { adminId: number };

/** The ids of one page, newest first. Uses the index of sessions taken down, the search index or the table. */
function idsOf({ adminId, state, q = '', itemsPerPage: size }: Query, before: number): SQL | null {
  const seen = maySeeSession(adminId, 's');
  if (state === 'taken-down') {
    return sql`SELECT s.id FROM sessions s WHERE s.taken_down_at IS NOT NULL AND s.id < ${before} AND ${seen}
      ORDER BY id DESC LIMIT ${size + 1}`;
  }
  if (q.trim() === '') {
    return sql`SELECT s.id FROM sessions s WHERE s.id < ${before} AND ${seen}
      ORDER BY s.id DESC LIMIT ${size + 1}`;
  }
  const words = matchWords(q);
  if (words.length === 0) return null;
  return sql`SELECT f.rowid AS id FROM session_newest f CROSS JOIN sessions s ON s.id = f.rowid
    WHERE session_newest MATCH ${`words : (${words.join(' AND ')})`} AND f.rowid < ${rowId(before)} AND ${seen}
    ORDER BY f.rowid DESC LIMIT ${size + 1}`;
}

export async function listAdminSessions(db: Database, query: Query) {
  const [before = Number.MAX_SAFE_INTEGER] = decodeCursor(query.state, 1, query.cursor) ?? [];
  const ids = idsOf(query, before);
  if (ids === null) return { rows: [], next: undefined };
  const rows = await db.all(sql<AdminSessionRow>`
    WITH hits AS MATERIALIZED (${ids})
    SELECT ${ADMIN_SESSION} FROM hits CROSS JOIN sessions s ON s.id = hits.id
      CROSS JOIN users h ON h.id = s.host_id`);
  return pageOf(rows, query.itemsPerPage, query.state, (last) => [last.id]);
}

/**
 * The statements of `takeSessionDown`.
 * @param when a further condition
 */
export function sessionStatements(change: TakeDown, when = sql`1`) {
  const { id, adminId, takenDown, reason, grounds, now } = change;
  const source = sql`FROM sessions s WHERE s.id = ${id}
    AND s.taken_down_at IS ${takenDown ? sql`NULL` : sql`NOT NULL`}
    AND ${maySeeSession(adminId, 's')} AND ${when}`;
  const target = sql`(SELECT s.id ${source})`;
  const about = `/api/sessions/${id}`;
  return {
    log: logAction(source, {
      adminId,
      action: takenDown ? 'session-taken-down' : 'session-restored',
      about,
      reason,
      before: sql`json_object('takenDown', json(${String(!takenDown)}))`,
      after: sql`json_object('takenDown', json(${String(takenDown)}))`,
      now,
    }),
    decided: recordIfGrounded(source, takenDown ? grounds : undefined, {
      kind: 'session-taken-down',
      userId: sql`s.host_id`,
      about,
      adminId,
      now,
    }),
    unindex: unindexSession(target),
    // A session that ended while it was down isn't closed again, so its party code is deleted here.
    written: sql`UPDATE sessions SET taken_down_at = ${takenDown ? now : null},
      closed = ${takenDown ? sql`1` : sql`(cancelled_at IS NOT NULL OR ends_at <= ${now})`},
      party_code = iif(ends_at <= ${now}, '', party_code)
      WHERE id = ${target}`,
    // After the change, so that what is sent names the session only to those who may read its name now.
    notices: insertNotices(
      sql`SELECT s.host_id AS id FROM sessions s WHERE s.id = ${id} AND changes() = 1
        UNION ALL SELECT a.user_id FROM applications a WHERE a.session_id = ${id} AND changes() = 1
          AND a.status IN ('pending', 'waiting', 'accepted')`,
      {
        kind: takenDown ? 'session-taken-down' : 'session-restored',
        sessionId: id,
        text: reason,
        now,
      },
    ),
    ended: endContentDecisions('sessions', id, now),
    // Seats that became free while it was down go to the waiting list. This also adds it to the indexes again.
    settled: settleSeats(id, now),
    rows: sql<AdminSessionRow>`SELECT ${ADMIN_SESSION} FROM sessions s JOIN users h ON h.id = s.host_id
      WHERE s.id = ${id} AND ${maySeeSession(adminId, 's')}`,
    files: sql<RowOf<typeof NEW_NAME>>`SELECT ${NEW_NAME} FROM media m
      WHERE m.session_id = ${id} AND m.deleted_at IS NULL AND m.taken_down_at IS NULL`,
    talking: sql<{ id: number }>`SELECT j.value AS id FROM session_calls c, json_each(c.users) j
      WHERE c.session_id = ${id}`,
  };
}

/**
 * Takes a session down, or restores it. Taken down, it disappears from every list and its page at once. Host, members
 * and open applicants get a notice with the reason.
 * @returns its files, except those that are taken down themselves, and who is in its call
 */
export async function takeSessionDown(db: Database, change: TakeDown) {
  return sessionResult(await db.batch(sessionStatements(change)));
}

/** What has to be done and sent after `sessionStatements`. */
export const sessionResult = (done: Results<ReturnType<typeof sessionStatements>>) => ({
  changed: done.log.length > 0,
  decided: done.decided.flat(),
  notices: [...done.notices, ...done.settled.notices],
  row: done.rows[0],
  files: done.files.map(({ newName }) => newName),
  talking: done.talking.map((one) => one.id),
});
