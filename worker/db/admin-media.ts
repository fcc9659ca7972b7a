import { sql } from 'drizzle-orm';

import type { ContentListName } from '../contract/admin-vocabulary.ts';
import { logAction } from './audit.ts';
import { decodeCursor, encodeCursor } from './cursor.ts';
import type { Database } from './database.ts';
import { tell } from './notices.ts';

/** Files as admins see them, and how they take one down or put it back. */

export interface AdminMediaRow {
  id: number;
  extension: string;
  newName: string;
  alt: string;
  copies: string;
  uploaderId: number;
  uploaderName: string;
  sessionId: number | null;
  sessionName: string | null;
  sessionTakenDownAt: number | null;
  createdAt: number;
  takenDownAt: number | null;
}

const COLUMNS = sql.raw(`m.id, m.extension, m.new_name AS newName, m.alt, m.copies,
  m.uploader_id AS uploaderId, u.name AS uploaderName, m.session_id AS sessionId, s.name AS sessionName,
  s.taken_down_at AS sessionTakenDownAt,
  m.created_at AS createdAt, m.taken_down_at AS takenDownAt`);
const JOINS = sql.raw(
  `CROSS JOIN users u ON u.id = m.uploader_id LEFT JOIN sessions s ON s.id = m.session_id`,
);

/** One page of files, newest first; what its owner has deleted is nobody's to judge any more. */
export async function listAdminMedia(
  db: Database,
  query: { state: ContentListName; cursor?: string | undefined; itemsPerPage: number },
) {
  const { state, itemsPerPage: size } = query;
  const [before = Number.MAX_SAFE_INTEGER] = decodeCursor(state, 1, query.cursor) ?? [];
  const down = sql.raw(state === 'taken-down' ? 'IS NOT NULL' : 'IS NULL');
  const rows = await db.all(sql<AdminMediaRow>`
    SELECT ${COLUMNS} FROM media m ${JOINS}
    WHERE m.taken_down_at ${down} AND m.deleted_at IS NULL AND m.id < ${before}
    ORDER BY m.id DESC LIMIT ${size + 1}`);
  const shown = rows.slice(0, size);
  const last = rows.length > size ? shown.at(-1) : undefined;
  return { rows: shown, next: last && encodeCursor(state, [last.id]) };
}

/** Where a file's bytes are; what its owner has deleted counts while a report holds it. */
export async function findAdminMedia(db: Database, id: number) {
  const [row] = await db.all(sql<{ newName: string; extension: string }>`
    SELECT new_name AS newName, extension FROM media WHERE id = ${id}`);
  return row;
}

interface TakeDown {
  id: number;
  adminId: number;
  takenDown: boolean;
  reason: string;
  now: number;
}

/** Takes a file down, or puts it back; its uploader is told why. The bytes are the caller's to move. */
export async function takeMediaDown(db: Database, change: TakeDown) {
  const { id, adminId, takenDown, reason, now } = change;
  const source = sql`FROM media m WHERE m.id = ${id} AND m.deleted_at IS NULL
    AND m.taken_down_at IS ${takenDown ? sql`NULL` : sql`NOT NULL`}`;
  const kind = takenDown ? 'media-taken-down' : 'media-restored';
  const [logged, , , [row]] = await db.batch([
    logAction(
      {
        actorId: adminId,
        action: kind,
        about: `/api/media/${id}`,
        reason,
        before: sql`json_object('takenDown', json(${String(!takenDown)}), 'uploader', m.uploader_id)`,
        after: sql`json_object('takenDown', json(${String(takenDown)}), 'uploader', m.uploader_id)`,
        now,
      },
      source,
    ),
    tell(sql`SELECT m.uploader_id AS id ${source}`, { kind, actorId: null, text: reason, now }),
    sql`UPDATE media SET taken_down_at = ${takenDown ? now : null} WHERE id IN (SELECT m.id ${source})`,
    sql<AdminMediaRow>`SELECT ${COLUMNS} FROM media m ${JOINS} WHERE m.id = ${id} AND m.deleted_at IS NULL`,
  ]);
  return { changed: logged.length > 0, row };
}
