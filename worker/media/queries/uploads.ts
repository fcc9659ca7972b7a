import { type SQL, sql } from 'drizzle-orm';
import { createHash } from 'node:crypto';

import { MEDIA_MAX, ROOM_PICTURES_PER_HOUR, UPLOADS_A_DAY_MAX_GB } from '../../contract/bounds.ts';
import type { MediaOwner } from '../../contract/reference.ts';
import { DAY_MS } from '../../contract/time.ts';
import { countAttempt } from '../../core/attempts.ts';
import type { Database } from '../../core/database.ts';
import { hasHeldWord, holdAlt } from '../../core/held-texts.ts';
import { newId } from '../../core/new-id.ts';
import { type RowOf, columns, flag, select } from '../../core/rows.ts';
import { uploads } from '../../core/schema/media.ts';
import { memberOf, visibleSession } from '../../core/visibility.ts';
import { OWN_MEDIA } from './media.ts';

/** Uploads in progress. A row exists before the first byte is stored and until the last one is deleted. */

/** How long an upload may take. After that it is abandoned. */
const UPLOAD_MAX_MS = 60 * 60 * 1000;

/** Whose file it will be. A room has its name. */
export type UploadOwner = MediaOwner | { kind: 'room'; room: string };

export interface NewUpload {
  owner: UploadOwner;
  uploaderId: number;
  key: string;
  stem: string;
  extension: string | null;
  alt: string;
  bytes: number;
  now: number;
}

const UPLOAD = columns(
  uploads,
  ['id', 'stem', 'extension', 'alt', 'bytes', 'copies', 'multipartId', 'parts', 'mediaId'],
  'u',
);

export type UploadRow = RowOf<typeof UPLOAD>;

/** Whether one of the owner's slots is free. Files and uploads in progress take them. */
const slotFree = (owner: UploadOwner, uploaderId: number): SQL => {
  // The row of an upload stays for an hour, also when it is finished.
  if (owner.kind === 'room') {
    return sql`(SELECT count(*) FROM uploads WHERE uploader_id = ${uploaderId} AND room IS NOT NULL)
      < ${ROOM_PICTURES_PER_HOUR}`;
  }
  const column = owner.kind === 'user' ? sql`user_id` : sql`session_id`;
  return sql`(SELECT count(*) FROM media WHERE ${column} = ${owner.id}
      AND deleted_at IS NULL AND taken_down_at IS NULL)
    + (SELECT count(*) FROM uploads WHERE ${column} = ${owner.id} AND media_id IS NULL) < ${MEDIA_MAX}`;
};

/**
 * Whether the user may upload that much more in a day. Files of a cancelled session stay, so they count. Deleted ones
 * count until their bytes are gone.
 */
const fitsDay = ({ uploaderId, bytes, now }: NewUpload): SQL => sql`(
  (SELECT total(bytes) FROM media WHERE uploader_id = ${uploaderId} AND created_at > ${now - DAY_MS})
    + (SELECT total(bytes) FROM uploads WHERE uploader_id = ${uploaderId} AND media_id IS NULL)
    + ${bytes} <= ${UPLOADS_A_DAY_MAX_GB * 1024 ** 3})`;

/** Counts an image before copies of it are made. @returns how many it are with this one, in 24 hours */
export async function countImage(db: Database, uploaderId: number, now: number) {
  const subject = createHash('sha256').update(`images of\n${uploaderId}`).digest('base64url');
  const [counted] = await db.all(countAttempt(subject, DAY_MS, now));
  return counted?.count ?? 0;
}

/** Who may add the file. Before a picture is added to a room, the room itself is asked. */
const mayAdd = (owner: UploadOwner, uploaderId: number, now: number): SQL => {
  if (owner.kind === 'room') return sql`1`;
  return owner.kind === 'user'
    ? sql`${owner.id} = ${uploaderId}`
    : openSession(owner.id, uploaderId, now);
};

/** Nothing can be added to a session that is over, cancelled or taken down. */
const openSession = (
  id: number,
  hostId: number,
  now: number,
) => sql`EXISTS (SELECT 1 FROM sessions s
  WHERE s.id = ${id} AND s.host_id = ${hostId} AND s.taken_down_at IS NULL
    AND s.cancelled_at IS NULL AND s.ends_at > ${now})`;

/**
 * Takes one of the owner's slots for a new file, safe against concurrent requests. A repeated key finds the upload
 * that it began, and its result.
 */
export async function beginUpload(db: Database, upload: NewUpload) {
  const { owner, uploaderId, key, now } = upload;
  const userId = owner.kind === 'user' ? owner.id : null;
  const sessionId = owner.kind === 'session' ? owner.id : null;
  const room = owner.kind === 'room' ? owner.room : null;
  const { day, session, created, found, media } = await db.batch({
    day: select({ fits: flag(fitsDay(upload)) })``,
    // What explains a refusal. There is no row if the viewer may not see the session.
    session: select({
      hostId: sql<number>`s.host_id`,
      closed: flag(
        sql`s.cancelled_at IS NOT NULL OR s.ends_at <= ${now} OR s.taken_down_at IS NOT NULL`,
      ),
    })`FROM sessions s JOIN users h ON h.id = s.host_id WHERE s.id = ${sessionId}
        AND (${visibleSession(uploaderId)} OR s.host_id = ${uploaderId} OR ${memberOf(uploaderId, sql`s.id`)})`,
    created: sql`INSERT INTO uploads
        (uploader_id, key, user_id, session_id, room, stem, extension, alt, bytes, expires_at)
      SELECT ${uploaderId}, ${key}, ${userId}, ${sessionId}, ${room}, ${upload.stem}, ${upload.extension},
        ${upload.alt}, ${upload.bytes}, ${now + UPLOAD_MAX_MS}
      WHERE ${mayAdd(owner, uploaderId, now)} AND ${slotFree(owner, uploaderId)} AND ${fitsDay(upload)}
      ON CONFLICT DO NOTHING RETURNING id`,
    found: select(UPLOAD)`FROM uploads u WHERE u.uploader_id = ${uploaderId} AND u.key = ${key}`,
    media: select(OWN_MEDIA)`
      FROM media m WHERE m.id = (SELECT u.media_id FROM uploads u WHERE u.uploader_id = ${uploaderId} AND u.key = ${key})`,
  });
  return {
    session: session[0],
    fitsDay: day[0]?.fits,
    isNew: created.length > 0,
    upload: found[0],
    media: media[0],
  };
}

const own = (id: number, viewerId: number) => sql`u.id = ${id} AND u.uploader_id = ${viewerId}
  AND (u.user_id IS NOT NULL OR u.session_id IS NOT NULL OR u.room IS NOT NULL)`;

/** One of the viewer's uploads. If it is finished, with the resulting file. */
export async function findUpload(db: Database, id: number, viewerId: number) {
  const { uploads: found, media } = await db.batch({
    uploads: select(UPLOAD)`FROM uploads u WHERE ${own(id, viewerId)}`,
    media: select(OWN_MEDIA)`
      FROM media m WHERE m.id = (SELECT u.media_id FROM uploads u WHERE ${own(id, viewerId)})`,
  });
  const [upload] = found;
  return upload && { upload, media: media[0] };
}

interface Part {
  number: number;
  etag: string;
  multipartId: string;
  extension: string;
}

/**
 * Records that a part is stored. For the first part, also R2's multipart id.
 * @returns false if another request began the upload first, or if it was abandoned
 */
export async function notePart(db: Database, id: number, viewerId: number, part: Part) {
  const rows = await db.all(sql`UPDATE uploads AS u
    SET multipart_id = ${part.multipartId}, extension = ${part.extension},
      parts = json_set(parts, ${`$."${part.number}"`}, ${part.etag})
    WHERE ${own(id, viewerId)} AND coalesce(multipart_id, ${part.multipartId}) = ${part.multipartId}
    RETURNING id`);
  return rows.length > 0;
}

/** Records the copies of a video's still. @returns whether the upload is still in progress */
export async function noteCopies(db: Database, id: number, viewerId: number, copies: string[]) {
  const rows = await db.all(sql`UPDATE uploads AS u SET copies = ${JSON.stringify(copies)}
    WHERE ${own(id, viewerId)} AND media_id IS NULL RETURNING id`);
  return rows.length > 0;
}

interface Finished extends Pick<UploadRow, 'id' | 'alt'> {
  viewerId: number;
  /** The upload's own, if none are given. */
  copies?: string[];
  now: number;
}

/**
 * Turns a complete upload into a file, once.
 * @returns undefined if the upload was abandoned, or its session taken down meanwhile
 */
export async function finishUpload(db: Database, { id, alt, viewerId, copies, now }: Finished) {
  const { media } = await db.batch({
    inserted: sql`INSERT INTO media (id, uploader_id, user_id, session_id, room, position, extension, new_name, alt, bytes,
        copies, created_at)
      SELECT ${newId('media', now)}, u.uploader_id, u.user_id, u.session_id, u.room,
        coalesce((SELECT max(position) FROM media WHERE user_id = u.user_id),
          (SELECT max(position) FROM media WHERE session_id = u.session_id), -1) + 1,
        u.extension, u.stem || '.' || u.extension,
        iif(u.room IS NULL AND ${hasHeldWord(alt)}, '', u.alt), u.bytes,
        ${copies ? JSON.stringify(copies) : sql`u.copies`}, ${now}
      FROM uploads u WHERE ${own(id, viewerId)} AND u.media_id IS NULL AND NOT EXISTS (
        SELECT 1 FROM sessions s WHERE s.id = u.session_id AND s.taken_down_at IS NOT NULL)`,
    hold: holdAlt(alt, {
      files: sql`FROM uploads u CROSS JOIN media m ON m.new_name = u.stem || '.' || u.extension
        WHERE ${own(id, viewerId)} AND u.media_id IS NULL`,
      now,
    }),
    finished: sql`UPDATE uploads AS u SET media_id = (SELECT id FROM media WHERE new_name = u.stem || '.' || u.extension)
      WHERE ${own(id, viewerId)} AND u.media_id IS NULL`,
    media: select(OWN_MEDIA)`
      FROM media m WHERE m.id = (SELECT u.media_id FROM uploads u WHERE ${own(id, viewerId)})`,
  });
  return media[0];
}

const REMAINS = columns(uploads, ['id', 'stem', 'extension', 'multipartId']);

export type Remains = RowOf<typeof REMAINS>;

/** Takes the owner from an upload: other requests no longer find it, and its slot is free. */
const GIVEN_UP = sql`user_id = NULL, session_id = NULL, room = NULL, key = '-' || id`;

/** Abandons an upload. @returns what must be deleted, or undefined if it isn't in progress */
export async function giveUpUpload(db: Database, id: number, viewerId: number, now: number) {
  const [remains] = await db.all(sql<Remains>`UPDATE uploads SET ${GIVEN_UP}, expires_at = ${now}
    WHERE id = (SELECT u.id FROM uploads u WHERE ${own(id, viewerId)} AND u.media_id IS NULL)
    RETURNING ${REMAINS}`);
  return remains;
}

/** Abandons uploads that have expired. @returns what must be deleted, including uploads abandoned earlier */
export const giveUpExpired = (db: Database, now: number, limit: number) =>
  db.all(sql<Remains>`UPDATE uploads SET ${GIVEN_UP} WHERE id IN (SELECT id FROM uploads
    WHERE expires_at <= ${now} AND media_id IS NULL ORDER BY expires_at LIMIT ${limit}) RETURNING ${REMAINS}`);

/** Deletes the rows of uploads of which nothing is left, and of those that were finished long ago. */
export const forgetUploads = (db: Database, ids: number[], now: number) =>
  db.batch({
    removed: sql`DELETE FROM uploads WHERE id IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`,
    finished: sql`DELETE FROM uploads WHERE expires_at <= ${now} AND media_id IS NOT NULL`,
  });
