import { type SQL, sql } from 'drizzle-orm';

import { IMAGE_EXTENSIONS, VIDEO_EXTENSIONS } from '../../contract/file-types.ts';
import type { OwnMedia } from '../../contract/media.ts';
import { iri } from '../../contract/reference.ts';
import type { Database } from '../../core/database.ts';
import { heldAlt, holdAlt } from '../../core/held-texts.ts';
import { toMedia } from '../../core/json.ts';
import { type RowOf, columns, fields, flag, select } from '../../core/rows.ts';
import { media } from '../../core/schema/media.ts';

/** Files of users' pages and of sessions, and what their uploaders do with pictures of messages. Until it is complete, a file is an upload: uploads.ts. */

const STORED = columns(media, ['id', 'extension', 'newName', 'alt', 'copies', 'room'], 'm');

const shown = (row: SQL) => sql`${row}.deleted_at IS NULL AND ${row}.taken_down_at IS NULL`;

/** Two of the three columns are NULL, which equals nothing. A message's pictures have no order of their own here. */
const sameOwner = (a: SQL, b: SQL) =>
  sql`(${a}.user_id = ${b}.user_id OR ${a}.session_id = ${b}.session_id)`;

/** How many of the owner's files come before `row`. This is its position, whatever numbers are stored. */
const placeOf = (row: SQL, except: SQL = sql`0`) => sql<number>`(SELECT count(*) FROM media b
  WHERE ${sameOwner(sql`b`, row)} AND ${shown(sql`b`)} AND b.id <> ${except}
    AND (b.position, b.id) < (${row}.position, ${row}.id))`;

/** Whether file `m` is the viewer's: on their own page, in a session that they host, or sent to a room by them. */
const owned = (id: number, viewerId: number) => sql`m.id = ${id} AND ${shown(sql`m`)}
  AND (m.user_id = ${viewerId} OR (m.room IS NOT NULL AND m.uploader_id = ${viewerId}) OR EXISTS (SELECT 1 FROM sessions s WHERE s.id = m.session_id
    AND s.host_id = ${viewerId} AND s.taken_down_at IS NULL))`;

export const OWN_MEDIA = fields(STORED, { position: placeOf(sql`m`), heldAlt: heldAlt() });

type OwnMediaRow = RowOf<typeof OWN_MEDIA>;

export const toOwnMedia = (row: OwnMediaRow): OwnMedia => ({
  '@id': iri('media', row.id),
  '@type': 'Media',
  ...toMedia(row),
  ...(row.heldAlt !== null && { alt: row.heldAlt, held: true as const }),
  position: row.position,
});

interface Change {
  alt?: string | undefined;
  /** From 0. Anything beyond the end means the last position. */
  position?: number | undefined;
  now: number;
}

/**
 * Changes a file's text or position. The others keep their order. @returns the updated file, or undefined if the
 * viewer has no such file
 */
export async function changeMedia(db: Database, id: number, viewerId: number, change: Change) {
  const target = sql`(SELECT m.id FROM media m WHERE ${owned(id, viewerId)})`;
  const { alt, position = null, now } = change;
  const others = sql`SELECT o.id, ${placeOf(sql`o`, sql`${id}`)} AS place FROM media t
    CROSS JOIN media o ON ${sameOwner(sql`o`, sql`t`)} AND ${shown(sql`o`)} AND o.id <> t.id
    WHERE t.id = ${target} AND ${position} IS NOT NULL`;
  const { changed } = await db.batch({
    // A picture of a room is described by the room, which knows who may still write there.
    alt:
      alt === undefined
        ? []
        : [
            ...holdAlt(alt, { files: sql`FROM media m WHERE m.id = ${target}`, now }),
            sql`UPDATE media AS m SET alt = ${alt} WHERE id = ${target} AND room IS NULL
              AND ${heldAlt(sql`x.text = ${alt}`)} IS NULL`,
          ],
    others: sql`UPDATE media SET position = n.place + (n.place >= ${position}) FROM (${others}) n
      WHERE media.id = n.id`,
    position: sql`UPDATE media SET position = min(${position}, (SELECT count(*) FROM media b
        WHERE ${sameOwner(sql`b`, sql`media`)} AND ${shown(sql`b`)} AND b.id <> media.id))
      WHERE id = ${target} AND ${position} IS NOT NULL`,
    changed: select(OWN_MEDIA)`FROM media m WHERE ${owned(id, viewerId)}`,
  });
  return changed[0];
}

/**
 * Hides a file at once. The sweep deletes its bytes. A picture of a room isn't deleted here, since a message may show
 * it.
 * @returns the file, and its room if it has one. Undefined if the viewer has no such file
 */
export async function deleteMedia(db: Database, id: number, viewerId: number, now: number) {
  const [file] = await db.all(sql<{ room: string | null }>`UPDATE media
    SET deleted_at = iif(room IS NULL, ${now}, NULL)
    WHERE id = (SELECT m.id FROM media m WHERE ${owned(id, viewerId)}) RETURNING room`);
  return file;
}

/** Deletes all files of a user, including those of their sessions. For the batch that ends their account. */
export const mediaLeaves = (userId: number, now: number) => [
  sql`UPDATE media SET deleted_at = coalesce(deleted_at, ${now}) WHERE uploader_id = ${userId}`,
  sql`UPDATE uploads SET expires_at = ${now} WHERE uploader_id = ${userId}`,
];

const DELETED = columns(media, ['id', 'newName', 'extension']);

const IS_EVIDENCE = sql`EXISTS (SELECT 1 FROM report_files r WHERE r.media_id = media.id)`;

/**
 * Deleted files, the longest deleted first. The bytes of most can be deleted. Those of evidence in an open report have
 * to be hidden from the public instead.
 */
export const listDeleted = (db: Database, limit: number) =>
  db.all(select(fields(DELETED, { isEvidence: flag(IS_EVIDENCE) }))`FROM media
    WHERE deleted_at IS NOT NULL AND (taken_down_at IS NULL OR NOT ${IS_EVIDENCE})
    ORDER BY deleted_at LIMIT ${limit}`);

const among = (ids: readonly number[]) =>
  sql`deleted_at IS NOT NULL AND id IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`;

/** Deletes the rows of files whose bytes are deleted, and marks those whose bytes are withdrawn. */
export const settleDeleted = (
  db: Database,
  { gone, withdrawn, now }: { gone: number[]; withdrawn: number[]; now: number },
) =>
  db.batch({
    texts: sql`DELETE FROM held_texts WHERE (user_id, session_id, media_id, field) IN (
      SELECT uploader_id, coalesce(session_id, 0), id, 'alt' FROM media WHERE ${among(gone)})`,
    gone: sql`DELETE FROM media WHERE ${among(gone)}`,
    withdrawn: sql`UPDATE media SET taken_down_at = ${now} WHERE ${among(withdrawn)}`,
  });

const EXTENSIONS = JSON.stringify([...IMAGE_EXTENSIONS, ...VIDEO_EXTENSIONS]);

/** Which of these stems belong to a file: a user's, or the cover of a game. */
export async function listOwned(db: Database, stems: string[]) {
  const rows = await db.all(sql<{ stem: string }>`
    SELECT s.value AS stem FROM json_each(${JSON.stringify(stems)}) s WHERE EXISTS (
      SELECT 1 FROM json_each(${EXTENSIONS}) e JOIN media m ON m.new_name = s.value || '.' || e.value)
    OR EXISTS (
      SELECT 1 FROM json_each(${EXTENSIONS}) e JOIN games g ON g.cover_name = s.value || '.' || e.value)`);
  return rows.map(({ stem }) => stem);
}

/** The files among these that others than staff may get: neither they nor their session were taken down or deleted. */
export async function listShown(db: Database, names: readonly string[]) {
  const rows = await db.all(sql<{
    name: string;
  }>`SELECT m.new_name AS name FROM json_each(${JSON.stringify(names)}) n
    CROSS JOIN media m ON m.new_name = n.value LEFT JOIN sessions s ON s.id = m.session_id
    WHERE ${shown(sql`m`)} AND s.taken_down_at IS NULL`);
  return new Set(rows.map(({ name }) => name));
}

const MOVED = 'files-moved';

/** How many take-downs and restores are finished at once. Each may be of a session with twelve files. */
const MOVES_AT_ONCE = 10;

/**
 * The files of the next take-downs and restores in the log, the id of the last log line that this is up to, and whether
 * there may be more.
 */
export async function findMoved(db: Database) {
  const { lines, newest } = await db.batch({
    lines: sql<{ id: number; about: string }>`SELECT id, about FROM audit_log
      WHERE id > coalesce((SELECT value FROM sweep_marks WHERE name = ${MOVED}), 0)
        AND action IN ('media-taken-down', 'media-restored', 'session-taken-down', 'session-restored')
      ORDER BY id LIMIT ${MOVES_AT_ONCE}`,
    newest: sql<{ id: number }>`SELECT coalesce(max(id), 0) AS id FROM audit_log`,
  });
  const more = lines.length === MOVES_AT_ONCE;
  const last = (more ? lines : newest).at(-1)?.id ?? 0;
  if (lines.length === 0) return { names: [], last, more };
  const abouts = JSON.stringify(lines.map(({ about }) => about));
  const idsOf = (start: string) => sql`(SELECT CAST(substr(value, ${start.length + 1}) AS INTEGER)
    FROM json_each(${abouts}) WHERE value LIKE ${`${start}%`})`;
  const files = await db.all(select(columns(media, ['newName']))`FROM media
    WHERE id IN ${idsOf('/api/media/')} OR session_id IN ${idsOf('/api/sessions/')}`);
  return { names: files.map(({ newName }) => newName), last, more };
}

/** Notes that all up to this log line are moved. */
export const noteMoved = (db: Database, last: number) =>
  db.all(sql`INSERT INTO sweep_marks (name, value) VALUES (${MOVED}, ${last})
    ON CONFLICT (name) DO UPDATE SET value = excluded.value WHERE value < excluded.value`);
