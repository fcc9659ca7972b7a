import { type SQL, sql } from 'drizzle-orm';

import type { MediaItem } from '../../contract/media.ts';
import { Database } from '../../core/database.ts';
import { toMedia } from '../../core/json.ts';
import { type RowOf, columns } from '../../core/rows.ts';
import { media } from '../../core/schema/media.ts';

/**
 * Pictures of messages. Which message shows one is known to its room's object alone, so that sending writes nothing
 * here. `sent` only spares the sweep a second question.
 */

/** How long a picture waits to be sent. */
const WAITS_MS = 60 * 60_000;
/** The sweep begins later than that, so that no picture is deleted while it is being sent. */
const SWEPT_AFTER_MS = WAITS_MS + 5 * 60_000;

const PICTURE = columns(media, ['id', 'extension', 'newName', 'alt', 'copies']);

const among = (ids: readonly number[]): SQL =>
  sql`id IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`;

/** An author's own uploads to a room that can still be sent, in the order of `ids`. One that can't is left out. */
export async function findSendable(
  binding: D1Database,
  { room, author, ids, now }: { room: string; author: number; ids: readonly number[]; now: number },
): Promise<MediaItem[]> {
  const rows = await new Database(binding, 'first-primary').all(sql<RowOf<typeof PICTURE>>`
    SELECT ${PICTURE} FROM media WHERE ${among(ids)} AND room = ${room} AND uploader_id = ${author}
      AND deleted_at IS NULL AND taken_down_at IS NULL AND created_at > ${now - WAITS_MS}`);
  const found = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = found.get(id);
    return row ? [toMedia(row)] : [];
  });
}

/** Describes an author's own picture of a room. */
export const describePicture = (
  binding: D1Database,
  { room, author, id, alt }: { room: string; author: number; id: number; alt: string },
) =>
  new Database(binding, 'first-primary').all(sql`UPDATE media SET alt = ${alt}
    WHERE id = ${id} AND room = ${room} AND uploader_id = ${author} AND deleted_at IS NULL`);

/** Deletes pictures of a room, or all of them. The sweep deletes their bytes. */
export const deletePictures = (
  binding: D1Database,
  { room, ids, now }: { room: string; ids: readonly number[] | 'all'; now: number },
) =>
  new Database(binding, 'first-primary').all(sql`UPDATE media SET deleted_at = ${now}
    WHERE room = ${room} AND deleted_at IS NULL AND ${ids === 'all' ? sql`1` : among(ids)}`);

const PLACE = columns(media, ['id', 'room', 'uploaderId']);

export type PicturePlace = RowOf<typeof PLACE>;

/** The picture with this stem, which its copies share. */
export async function findRoomPicture(db: Database, stem: string) {
  const [row] = await db.all(sql<PicturePlace>`SELECT ${PLACE} FROM media
    WHERE new_name >= ${`${stem}.`} AND new_name < ${`${stem}/`}
      AND deleted_at IS NULL AND taken_down_at IS NULL`);
  return row;
}

/** Pictures whose time to be sent is over, the oldest first. */
export const listUnsettled = (db: Database, now: number, limit: number) =>
  db.all(sql<RowOf<typeof PLACE>>`SELECT ${PLACE} FROM media
    WHERE room IS NOT NULL AND sent = 0 AND created_at <= ${now - SWEPT_AFTER_MS}
    ORDER BY created_at LIMIT ${limit}`);

/** Keeps the pictures that a message shows, and deletes the others. */
export const settlePictures = (
  db: Database,
  { ids, sent, now }: { ids: readonly number[]; sent: readonly number[]; now: number },
) =>
  db.batch({
    kept: sql`UPDATE media SET sent = 1 WHERE ${among(ids)}`,
    deleted: sql`UPDATE media SET deleted_at = ${now}
      WHERE ${among(ids)} AND NOT ${among(sent)} AND deleted_at IS NULL`,
  });
