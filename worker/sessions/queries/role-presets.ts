import { sql } from 'drizzle-orm';

import { OWN_PRESETS_MAX } from '../../contract/bounds.ts';
import type { RolePresetWrite } from '../../contract/role-preset.ts';
import type { Database } from '../../core/database.ts';
import { type RowOf, columns, select } from '../../core/rows.ts';
import { games, rolePresets } from '../../core/schema/catalogue.ts';
import { idList } from '../../core/visibility.ts';

const PRESET = columns(rolePresets, ['id', 'name', 'seats', 'roles']);
const OF_GAME = columns(games, ['id', 'name', 'presets']);

export type RolePresetRow = RowOf<typeof PRESET>;

/** The user's own presets, and those of games. One round trip. */
export const listPresets = (db: Database, userId: number, gameIds: readonly number[]) =>
  db.batch({
    own: select(PRESET)`FROM role_presets WHERE user_id = ${userId} ORDER BY name`,
    games: select(OF_GAME)`FROM games WHERE id IN ${idList(gameIds)} AND presets <> '[]'`,
  });

/** Saves a preset, in place of the user's one of this name. @returns nothing if the user has the maximum */
export async function savePreset(
  db: Database,
  userId: number,
  { name, seats, roles }: RolePresetWrite,
  now: number,
) {
  const [row] = await db.all(sql<RolePresetRow>`
    INSERT INTO role_presets (user_id, name, seats, roles, created_at)
    SELECT ${userId}, ${name}, ${seats}, ${JSON.stringify(roles)}, ${now}
    WHERE (SELECT count(*) FROM role_presets WHERE user_id = ${userId} AND name <> ${name}) < ${OWN_PRESETS_MAX}
    ON CONFLICT (user_id, name) DO UPDATE SET seats = excluded.seats, roles = excluded.roles RETURNING ${PRESET}`);
  return row;
}

/** @returns whether the user had it */
export async function removePreset(db: Database, userId: number, id: number) {
  const gone = await db.all(
    sql`DELETE FROM role_presets WHERE id = ${id} AND user_id = ${userId} RETURNING id`,
  );
  return gone.length > 0;
}
