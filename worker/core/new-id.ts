import { type SQL, sql } from 'drizzle-orm';

/**
 * The id of a new row: the present time in ms, or one more than the newest id. SQLite would give the id of the newest
 * row again once that is deleted. What still names the deleted row, such as a report or an open page, would then mean
 * another.
 */
export const newId = (
  table: 'categories' | 'friends' | 'invitations' | 'media',
  now: number,
): SQL => sql`(SELECT max(coalesce(max(id), 0) + 1, ${now}) FROM ${sql.raw(table)})`;
