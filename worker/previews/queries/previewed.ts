import { sql } from 'drizzle-orm';

import type { Database } from '../../core/database.ts';
import { parseCover, parseMedia, parseObjects, textOf } from '../../core/json.ts';
import { type Row, type RowOf, columns } from '../../core/rows.ts';
import { type users } from '../../core/schema/accounts.ts';
import { sessions } from '../../core/schema/sessions.ts';
import {
  listedUser,
  openableBySomeone,
  visibleSession,
  visibleToSomeone,
} from '../../core/visibility.ts';
import { MEDIA_OF_SESSION } from '../../sessions/queries/session-item.ts';

/**
 * What previews of shared links show. A visitor may read all of it. Null stands for what only others may see, undefined
 * for what nobody may.
 */

const SESSION = columns(sessions, ['name', 'startsAt', 'endsAt', 'cancelledAt'], 's');

interface SessionPreviewRow extends RowOf<typeof SESSION> {
  hostName: Row<typeof users>['name'];
  media: string;
  games: string;
  shown: number;
}

const GAMES = sql.raw(
  `json_group_array(json_object('name', g.name, 'file', g.cover_name, 'cover', g.cover))`,
);

/** A public session. An unlisted one isn't shown: the link to it may be posted where others read it. */
export async function previewSession(db: Database, id: number) {
  const [row] = await db.all(sql<SessionPreviewRow>`
    SELECT ${SESSION}, h.name AS hostName, ${MEDIA_OF_SESSION} AS media,
      (SELECT ${GAMES} FROM (SELECT g.name, g.cover_name, g.cover
      FROM session_games sg CROSS JOIN games g ON g.id = sg.game_id WHERE sg.session_id = s.id
      ORDER BY sg.position) g) AS games, (${visibleSession(0)}) AS shown
    FROM sessions s JOIN users h ON h.id = s.host_id WHERE s.id = ${id} AND ${openableBySomeone}`);
  if (row?.shown === 0) return null;
  return row && { ...row, media: parseMedia(row.media), games: parsePictured(row.games) };
}

/** A game with the uploaded image that shows it, if there is one. */
export interface PicturedGame {
  name: string;
  file: string | null;
  /** The copies of the cover in the sizes that pages show. */
  cover?: readonly string[] | undefined;
}

const parsePictured = (text: string): PicturedGame[] =>
  parseObjects(text).map((game) => ({
    name: textOf(game, 'name'),
    file: game['file'] === null ? null : textOf(game, 'file'),
    cover: parseCover(game['cover'] === null ? null : textOf(game, 'cover')),
  }));

const GAMES_SHOWN = 3;

export async function previewUser(db: Database, id: number) {
  const [row] = await db.all(sql<{ name: Row<typeof users>['name']; games: string; shown: number }>`
    SELECT u.name, (${listedUser(0)}) AS shown, (SELECT ${GAMES} FROM (SELECT g.name, g.cover_name, g.cover
      FROM preferences p CROSS JOIN games g ON g.id = p.game_id WHERE p.user_id = u.id
      ORDER BY p.position LIMIT ${GAMES_SHOWN}) g) AS games
    FROM users u WHERE u.id = ${id} AND ${visibleToSomeone}`);
  if (row?.shown === 0) return null;
  return row && { ...row, games: parsePictured(row.games) };
}

/** The game or category by which sessions are searched. */
export async function previewSearch(db: Database, by: 'game' | 'category', id: number) {
  const [row] = await db.all(
    by === 'game'
      ? sql<PicturedGame>`SELECT name, cover_name AS file FROM games WHERE id = ${id} AND archived_at IS NULL`
      : sql<PicturedGame>`SELECT name, NULL AS file FROM categories WHERE id = ${id}`,
  );
  return row;
}
