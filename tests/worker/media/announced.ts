import { sql } from '../support/sql.ts';

/** The first bytes of a WebM, enough to recognize it. */
export const VIDEO_HEAD = Uint8Array.from(
  [
    [0x1a, 0x45, 0xdf, 0xa3, 0x9f],
    [0x42, 0x86, 0x81, 1, 0x42, 0xf7, 0x81, 1, 0x42, 0xf2, 0x81, 4, 0x42, 0xf3, 0x81, 8],
    [0x42, 0x82, 0x84, 0x77, 0x65, 0x62, 0x6d, 0x42, 0x87, 0x81, 4, 0x42, 0x85, 0x81, 2],
  ].flat(),
);

/** Announces a user's video, directly in the database. */
export async function announceVideo(uploaderId: number, key: number, bytes = VIDEO_HEAD.length) {
  const id = await sql`INSERT INTO uploads (uploader_id, key, user_id, stem, bytes, expires_at)
     VALUES (${uploaderId}, ${`key-${key}`}, ${uploaderId}, ${`stem-${key}`}, ${bytes}, ${Date.now() + 1e7}) RETURNING id`.first<number>(
    'id',
  );
  if (id === null) throw new Error('nothing was written');
  return id;
}
