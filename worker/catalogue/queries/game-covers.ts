import { type SQL, sql } from 'drizzle-orm';

import { logAction } from '../../core/audit.ts';
import type { Database } from '../../core/database.ts';
import { type RowOf, columns } from '../../core/rows.ts';
import { games } from '../../core/schema/catalogue.ts';
import { selectGame } from './admin-game-list.ts';
import type { By } from './admin-games.ts';

/** An uploaded image that replaces a game's generated cover. */
interface StoredCover {
  newName: string;
  /** Names of the files that show it: its copies, or itself if it has none. */
  files: readonly string[];
}

/** Releases the covers of some games `g`. The sweep then deletes them like an abandoned upload. */
const giveUpCovers = (which: SQL, { adminId, now }: By) => sql`
  INSERT INTO uploads (uploader_id, key, stem, extension, bytes, expires_at)
  SELECT ${adminId}, '-' || g.cover_name, substr(g.cover_name, 1, instr(g.cover_name, '.') - 1),
    substr(g.cover_name, instr(g.cover_name, '.') + 1), 0, ${now}
  FROM games g WHERE ${which} AND g.cover_name IS NOT NULL`;

interface CoverChange extends By {
  id: number;
  /** Null restores the generated cover. */
  cover: StoredCover | null;
}

/** Changes a game's cover. Of several requests the last one wins. @returns the updated game */
export async function changeCover(db: Database, { id, cover, ...by }: CoverChange) {
  const which = sql`g.id = ${id} AND g.merged_into_id IS NULL
    AND ${cover ? sql`1` : sql`g.cover_name IS NOT NULL`}`;
  const { newName = null, files = null } = cover ?? {};
  const { log, rows } = await db.batch({
    log: logAction(sql`FROM games g WHERE ${which}`, {
      ...by,
      action: cover ? 'game-cover-uploaded' : 'game-cover-removed',
      about: `/api/games/${id}`,
      before: sql`json_object('cover', coalesce(g.cover_name, 'generated'))`,
      after: sql`json_object('cover', ${newName ?? 'generated'})`,
    }),
    givenUp: giveUpCovers(which, by),
    changed: sql`UPDATE games AS g SET cover_name = ${newName}, cover = ${files && JSON.stringify(files)} WHERE ${which}`,
    rows: selectGame(id),
  });
  return { changed: log.length > 0, row: rows[0] };
}

const PICTURED = columns(games, ['name', 'coverName', 'cover'], 'g');

/** What a game's preview is drawn of. */
export async function findPictured(db: Database, id: number) {
  const [row] = await db.all(
    sql<RowOf<typeof PICTURED>>`SELECT ${PICTURED} FROM games g WHERE g.id = ${id}`,
  );
  return row;
}

/**
 * For the batch that merges two games. The remaining game keeps its cover. If it has none, it gets the other's. The
 * batch itself removes the cover from the other game.
 */
export const mergeCovers = (from: number, into: number, may: SQL, by: By) => [
  giveUpCovers(
    sql`g.id = ${from} AND ${may}
        AND EXISTS (SELECT 1 FROM games o WHERE o.id = ${into} AND o.cover_name IS NOT NULL)`,
    by,
  ),
  sql`UPDATE games AS g SET cover_name = o.cover_name, cover = o.cover
      FROM (SELECT cover_name, cover FROM games WHERE id = ${from}) o
      WHERE g.id = ${into} AND g.cover_name IS NULL AND ${may}`,
];
