import { type SQL, sql } from 'drizzle-orm';

import type { REQUEST_DECISIONS } from '../contract/admin-game.ts';
import { comparisonKey } from './accounts.ts';
import { type By, insertGame, obstacles } from './admin-games.ts';
import { logAction } from './audit.ts';
import { decodeCursor, encodeCursor } from './cursor.ts';
import type { Database } from './database.ts';
import { tell } from './notices.ts';

/** Games that users asked for: the same name is one entry of the queue, whoever asked for it. */

export interface GameRequestRow {
  id: number;
  name: string;
  userId: number;
  userName: string;
  asked: number;
  createdAt: number;
}

/** One page of what waits, the oldest first. */
export async function listGameRequests(
  db: Database,
  { cursor, itemsPerPage: size }: { cursor?: string | undefined; itemsPerPage: number },
) {
  const [after = 0] = decodeCursor('asked', 1, cursor) ?? [];
  const rows = await db.all(sql<GameRequestRow>`
    SELECT r.id, r.name, r.user_id AS userId, u.name AS userName, r.created_at AS createdAt, r.asked
    FROM game_requests r CROSS JOIN users u ON u.id = r.user_id
    WHERE r.decided_at IS NULL AND r.asked > 0 AND r.id > ${after}
    ORDER BY r.id LIMIT ${size + 1}`);
  const shown = rows.slice(0, size);
  const last = rows.length > size ? shown.at(-1) : undefined;
  return { rows: shown, next: last && encodeCursor('asked', [last.id]) };
}

type Decision = (typeof REQUEST_DECISIONS)[number];

interface DecidedRow {
  id: number;
  decidedAt: number | null;
  gameId: number | null;
  gameName: string | null;
}

const selectRequest = (id: number) => sql<DecidedRow>`
  SELECT r.id, r.decided_at AS decidedAt, g.id AS gameId, g.name AS gameName
  FROM game_requests r LEFT JOIN games g ON g.id = r.game_id WHERE r.id = ${id}`;

/** Everybody's open requests of the same name. */
const alike = (id: number) => sql`FROM game_requests r
  WHERE r.name_key = (SELECT name_key FROM game_requests WHERE id = ${id} AND decided_at IS NULL)
  AND r.decided_at IS NULL`;

interface Deciding extends By {
  id: number;
  decision: Decision;
  reason: string;
}

/** The statements that decide where `game` is one, or none is needed; those who asked are told by name. */
function decide({ id, decision, reason, adminId, now }: Deciding, gameId: SQL | number | null) {
  const listed = sql`(SELECT g.id FROM games g WHERE g.id = ${gameId} AND g.archived_at IS NULL)`;
  const may = decision === 'declined' ? sql`1` : sql`${listed} IS NOT NULL`;
  const source = sql`${alike(id)} AND ${may}`;
  const said =
    decision === 'declined'
      ? sql`(SELECT name FROM game_requests WHERE id = ${id}) || ': ' || ${reason}`
      : sql`(SELECT g.name FROM games g WHERE g.id = ${gameId})`;
  return [
    logAction(
      {
        actorId: adminId,
        action: 'game-request-decided',
        about: `/api/game-requests/${id}`,
        reason,
        before: sql`json_object('name', r.name, 'asked', (SELECT count(*) ${source}))`,
        after: sql`json_object('decision', ${decision}, 'game', ${said})`,
        now,
      },
      sql`${source} AND r.id = ${id}`,
    ),
    tell(sql`SELECT r.user_id AS id ${source}`, {
      kind: decision === 'declined' ? 'game-request-declined' : 'game-request-accepted',
      actorId: null,
      text: said,
      now,
    }),
    sql`UPDATE game_requests SET decided_at = ${now}, game_id = ${listed} WHERE id IN (SELECT r.id ${source})`,
    selectRequest(id),
  ] as const;
}

/** Declines, or says that a game there is already is meant. */
export async function decideRequest(db: Database, change: Deciding & { gameId: number | null }) {
  const [logged, told, , [row]] = await db.batch(decide(change, change.gameId));
  return { changed: logged.length > 0, told: told.length, row, obstacle: undefined };
}

interface Acceptance extends By {
  id: number;
  name: string;
  categories: readonly number[];
}

/** Takes the game that was asked for into the catalogue. @returns the row, or what stands in the way */
export async function acceptRequest(db: Database, { id, ...game }: Acceptance) {
  const key = comparisonKey(game.name);
  const waits = sql`EXISTS (SELECT 1 FROM game_requests WHERE id = ${id} AND decided_at IS NULL)`;
  const made = sql`(SELECT id FROM games WHERE name_key = ${key} AND created_at = ${game.now})`;
  const deciding = { ...game, id, decision: 'accepted' as const, reason: '' };
  const [, , , , logged, told, , [row], [obstacle]] = await db.batch([
    ...insertGame(game, waits),
    ...decide(deciding, made),
    obstacles(key, JSON.stringify(game.categories), 0),
  ]);
  return { changed: logged.length > 0, told: told.length, row, obstacle };
}
