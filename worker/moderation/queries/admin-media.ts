import { type SQL, sql } from 'drizzle-orm';

import type { AdminMediaQuery } from '../../contract/admin-content.ts';
import type { Grounds } from '../../contract/decision.ts';
import { logAction } from '../../core/audit.ts';
import { decodeCursor, pageOf } from '../../core/cursor.ts';
import type { Database } from '../../core/database.ts';
import { recordIfGrounded } from '../../core/decisions.ts';
import { type RowOf, columns, fields, select, textOrNull } from '../../core/rows.ts';
import { media } from '../../core/schema/media.ts';
import { insertNotices } from '../../notifications/queries/notices.ts';
import { endContentDecisions } from './decisions.ts';
import { maySeeFile, maySeeReport } from './moderators.ts';

/** Files as admins see them, and how an admin takes one down or restores it. */

const STORED = columns(
  media,
  [
    'id',
    'extension',
    'newName',
    'alt',
    'copies',
    'uploaderId',
    'sessionId',
    'createdAt',
    'takenDownAt',
  ],
  'm',
);

const FILE = fields(STORED, {
  uploaderName: sql<string>`u.name`,
  sessionName: textOrNull`s.name`,
});

export type AdminMediaRow = RowOf<typeof FILE>;

export const selectMedia = (where: SQL) => select(FILE)`
  FROM media m CROSS JOIN users u ON u.id = m.uploader_id LEFT JOIN sessions s ON s.id = m.session_id
      WHERE ${where}`;

/**
 * One page of files, newest first, without those that their owners have deleted, and without pictures of messages:
 * staff see those only in a report.
 */
export async function listAdminMedia(db: Database, query: AdminMediaQuery & { adminId: number }) {
  const { adminId, state, itemsPerPage: size } = query;
  const [before = Number.MAX_SAFE_INTEGER] = decodeCursor(state, 1, query.cursor) ?? [];
  const down = sql.raw(state === 'taken-down' ? 'IS NOT NULL' : 'IS NULL');
  const rows = await db.all(
    selectMedia(sql`m.taken_down_at ${down} AND m.deleted_at IS NULL AND m.room IS NULL AND m.id < ${before} AND ${maySeeFile(adminId)}
      ORDER BY m.id DESC LIMIT ${size + 1}`),
  );
  return pageOf(rows, size, state, (last) => [last.id]);
}

/**
 * Where a file's bytes are. A deleted file counts too, since a report may keep its bytes. A picture of a message counts
 * only while an open report shows it.
 */
export async function findAdminMedia(db: Database, id: number, adminId: number) {
  const [row] = await db.all(select(columns(media, ['newName', 'extension', 'copies'], 'm'))`
    FROM media m LEFT JOIN sessions s ON s.id = m.session_id
    WHERE m.id = ${id} AND ${maySeeFile(adminId)}
      AND (m.room IS NULL OR EXISTS (SELECT 1 FROM report_files f CROSS JOIN reports r ON r.id = f.report_id
        WHERE f.media_id = m.id AND ${maySeeReport(adminId)}))`);
  return row;
}

export interface TakeDown {
  id: number;
  adminId: number;
  takenDown: boolean;
  reason: string;
  /** Why it is taken down. */
  grounds?: Grounds | undefined;
  now: number;
}

/**
 * The statements of `takeMediaDown`.
 * @param when a further condition
 */
export function mediaStatements(change: TakeDown, when = sql`1`) {
  const { id, adminId, takenDown, reason, grounds, now } = change;
  const about = `/api/media/${id}`;
  const source = sql`FROM media m LEFT JOIN sessions s ON s.id = m.session_id WHERE m.id = ${id} AND m.deleted_at IS NULL AND m.room IS NULL
    AND m.taken_down_at IS ${takenDown ? sql`NULL` : sql`NOT NULL`}
    AND ${maySeeFile(adminId)} AND ${when}`;
  const kind = takenDown ? 'media-taken-down' : 'media-restored';
  return {
    log: logAction(source, {
      adminId,
      action: kind,
      about,
      reason,
      before: sql`json_object('takenDown', json(${String(!takenDown)}), 'uploader', m.uploader_id)`,
      after: sql`json_object('takenDown', json(${String(takenDown)}), 'uploader', m.uploader_id)`,
      now,
    }),
    decided: recordIfGrounded(source, takenDown ? grounds : undefined, {
      kind: 'media-taken-down',
      userId: sql`m.uploader_id`,
      about,
      adminId,
      now,
    }),
    notices: insertNotices(sql`SELECT m.uploader_id AS id ${source}`, {
      kind,
      text: reason,
      now,
    }),
    written: sql`UPDATE media SET taken_down_at = ${takenDown ? now : null} WHERE id IN (SELECT m.id ${source})`,
    ended: endContentDecisions('media', id, now),
    rows: selectMedia(
      sql`m.id = ${id} AND m.deleted_at IS NULL AND m.room IS NULL AND ${maySeeFile(adminId)}`,
    ),
  };
}

/** Takes a file down, or restores it, with a notice to its uploader. The caller moves the bytes. */
export async function takeMediaDown(db: Database, change: TakeDown) {
  const { log, decided, notices, rows } = await db.batch(mediaStatements(change));
  return { changed: log.length > 0, decided: decided.flat(), notices, row: rows[0] };
}
