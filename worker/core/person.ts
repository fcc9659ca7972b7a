import { type SQL, sql } from 'drizzle-orm';

/** The name of a user's first file as a raster to show small: of an SVG its copy, of a video its still. */
export const firstFileOf = (userId: string): SQL =>
  sql.raw(`(SELECT coalesce(m.copies ->> '$[0]', iif(m.extension = 'svg', NULL, m.new_name)) FROM media m
    WHERE m.user_id = ${userId} AND m.deleted_at IS NULL AND m.taken_down_at IS NULL
    ORDER BY m.position LIMIT 1)`);

/** User `u` as a `Person` of the contract, in JSON. */
export const PERSON_JSON: SQL = sql`json_object('id', u.id, 'name', u.name, 'firstFile', ${firstFileOf('u.id')})`;
