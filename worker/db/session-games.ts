import { type SQL, sql } from 'drizzle-orm';

/** Games that cannot be chosen: unknown ones, and archived ones that the session doesn't have yet. */
export const unknownGames = (gameIds: SQL, sessionId: number) => sql<{ id: number }>`
  SELECT j.value AS id FROM json_each(${gameIds}) j
  WHERE NOT EXISTS (SELECT 1 FROM games g WHERE g.id = j.value AND (g.archived_at IS NULL
    OR EXISTS (SELECT 1 FROM session_games sg WHERE sg.game_id = g.id AND sg.session_id = ${sessionId})))`;

/** Games change places by way of negative ones: one that stays counts as the session's own all the while. */
export const replaceGames = (gameIds: SQL, target: SQL): SQL[] => [
  sql`UPDATE session_games SET position = -1 - position WHERE session_id = ${target}`,
  sql`INSERT INTO session_games (session_id, game_id, position)
    SELECT s.id, j.value, j.key FROM sessions s, json_each(${gameIds}) j WHERE s.id = ${target}
    ON CONFLICT (game_id, session_id) DO UPDATE SET position = excluded.position`,
  sql`DELETE FROM session_games WHERE session_id = ${target} AND position < 0`,
];
