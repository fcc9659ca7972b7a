import { type SQL, sql } from 'drizzle-orm';

import type { Database } from '../../core/database.ts';
import { files, filesIn } from '../../core/json.ts';
import { columns, fields, flag, list, select } from '../../core/rows.ts';
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

/** A game with the uploaded image that shows it, if there is one. */
export interface PicturedGame {
  name: string;
  file: string | null;
  /** The copies of the cover in the sizes that pages show. */
  cover?: readonly string[] | undefined;
}

const PICTURED = sql.raw(
  `json_group_array(json_object('name', g.name, 'file', g.cover_name, 'cover', json(g.cover)))`,
);

const pictured = (text: SQL) =>
  list(text, ({ cover, ...game }: PicturedGame & { cover: string[] | null }): PicturedGame => ({
    ...game,
    cover: filesIn(cover),
  }));

const SESSION_PREVIEW = fields(SESSION, {
  hostName: sql<string>`h.name`,
  media: files(MEDIA_OF_SESSION),
  games: pictured(sql`(SELECT ${PICTURED} FROM (SELECT g.name, g.cover_name, g.cover
    FROM session_games sg CROSS JOIN games g ON g.id = sg.game_id WHERE sg.session_id = s.id
    ORDER BY sg.position) g)`),
  shown: flag(sql`(${visibleSession(0)})`),
});

/** A public session. An unlisted one isn't shown: the link to it may be posted where others read it. */
export async function previewSession(db: Database, id: number) {
  const [row] = await db.all(
    select(SESSION_PREVIEW)`
      FROM sessions s JOIN users h ON h.id = s.host_id WHERE s.id = ${id} AND ${openableBySomeone}`,
  );
  return row?.shown === false ? null : row;
}

const GAMES_SHOWN = 3;

const USER_PREVIEW = fields({
  name: sql<string>`u.name`,
  shown: flag(sql`(${listedUser(0)})`),
  games: pictured(sql`(SELECT ${PICTURED} FROM (SELECT g.name, g.cover_name, g.cover
      FROM preferences p CROSS JOIN games g ON g.id = p.game_id WHERE p.user_id = u.id
      ORDER BY p.position LIMIT ${GAMES_SHOWN}) g)`),
});

export async function previewUser(db: Database, id: number) {
  const [row] = await db.all(
    select(USER_PREVIEW)`FROM users u WHERE u.id = ${id} AND ${visibleToSomeone}`,
  );
  return row?.shown === false ? null : row;
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
