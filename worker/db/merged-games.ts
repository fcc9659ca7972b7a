import { type SQL, sql } from 'drizzle-orm';

/** The game that an id stands for now: one that was merged stands for the one it was merged into. */
export const gameNow = (id: SQL): SQL =>
  sql`coalesce((SELECT m.merged_into_id FROM games m WHERE m.id = ${id}), ${id})`;

/** A JSON array of game ids, each as what it stands for now. */
export const gamesNow = (gameIds: readonly number[]): SQL =>
  sql`(SELECT json_group_array(${gameNow(sql.raw('n.value'))}) FROM json_each(${JSON.stringify(gameIds)}) n)`;
