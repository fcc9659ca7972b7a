import { type SQL, sql } from 'drizzle-orm';

import type { REQUEST_DECISIONS } from '../../contract/admin-game.ts';
import type { Page } from '../../contract/collection.ts';
import { logAction, quoteInLog } from '../../core/audit.ts';
import { comparisonKey } from '../../core/comparison-key.ts';
import { decodeCursor, pageOf } from '../../core/cursor.ts';
import type { Database } from '../../core/database.ts';
import { type Row, type RowOf, columns } from '../../core/rows.ts';
import { type users } from '../../core/schema/accounts.ts';
import { gameRequests, type games } from '../../core/schema/catalogue.ts';
import { insertNotices } from '../../notifications/queries/notices.ts';
import { type By, insertGame, obstacles } from './admin-games.ts';

/** Users' requests to add a game. Requests for the same name are one entry of the queue. */

const REQUEST = columns(gameRequests, ['id', 'name', 'userId', 'asked', 'createdAt'], 'r');

export interface GameRequestRow extends RowOf<typeof REQUEST> {
  userName: Row<typeof users>['name'];
}

/** One page of the open requests, the oldest first. */
export async function listGameRequests(db: Database, { cursor, itemsPerPage: size }: Page) {
  const [after = 0] = decodeCursor('asked', 1, cursor) ?? [];
  const rows = await db.all(sql<GameRequestRow>`
    SELECT ${REQUEST}, u.name AS userName
    FROM game_requests r CROSS JOIN users u ON u.id = r.user_id
    WHERE r.decided_at IS NULL AND r.asked > 0 AND r.id > ${after}
    ORDER BY r.id LIMIT ${size + 1}`);
  return pageOf(rows, size, 'asked', (last) => [last.id]);
}

type Decision = (typeof REQUEST_DECISIONS)[number];

interface DecidedRow extends Pick<Row<typeof gameRequests>, 'decidedAt' | 'gameId'> {
  gameName: Row<typeof games>['name'] | null;
}

const selectRequest = (id: number) => sql<DecidedRow>`
  SELECT r.decided_at AS decidedAt, g.id AS gameId, g.name AS gameName
  FROM game_requests r LEFT JOIN games g ON g.id = r.game_id WHERE r.id = ${id}`;

/** All users' open requests for the same name. */
const alike = (id: number) => sql`FROM game_requests r
  WHERE r.name_key = (SELECT name_key FROM game_requests WHERE id = ${id} AND decided_at IS NULL)
  AND r.decided_at IS NULL`;

interface Deciding extends By {
  id: number;
  decision: Decision;
  reason: string;
}

/** The statements that decide a request. They write nothing if a game is needed and `gameId` isn't listed. */
function decide({ id, decision, reason, adminId, now }: Deciding, gameId: SQL | number | null) {
  const listed = sql`(SELECT g.id FROM games g WHERE g.id = ${gameId} AND g.archived_at IS NULL)`;
  const may = decision === 'declined' ? sql`1` : sql`${listed} IS NOT NULL`;
  const source = sql`${alike(id)} AND ${may}`;
  const said =
    decision === 'declined'
      ? sql`(SELECT name FROM game_requests WHERE id = ${id}) || ': ' || ${reason}`
      : sql`(SELECT g.name FROM games g WHERE g.id = ${gameId})`;
  return {
    log: logAction(sql`${source} AND r.id = ${id}`, {
      adminId,
      action: 'game-request-decided',
      about: `/api/game-requests/${id}`,
      reason,
      before: sql`json_object('asked', (SELECT count(*) ${source}))`,
      after:
        decision === 'declined'
          ? sql`json_object('decision', ${decision})`
          : sql`json_object('decision', ${decision}, 'game', ${said})`,
      now,
    }),
    quote: quoteInLog(sql`FROM game_requests r WHERE r.id = ${id}`, {
      userId: sql`r.user_id`,
      before: sql`json_object('name', r.name)`,
      after: null,
    }),
    notices: insertNotices(sql`SELECT r.user_id AS id ${source}`, {
      kind: decision === 'declined' ? 'game-request-declined' : 'game-request-accepted',
      text: said,
      now,
    }),
    decided: sql`UPDATE game_requests SET decided_at = ${now}, game_id = ${listed} WHERE id IN (SELECT r.id ${source})`,
    rows: selectRequest(id),
  };
}

/** Declines a request, or names the listed game that is meant. */
export async function decideRequest(db: Database, change: Deciding & { gameId: number | null }) {
  const { log, notices, rows } = await db.batch(decide(change, change.gameId));
  return { changed: log.length > 0, notices, row: rows[0], obstacle: undefined };
}

interface Acceptance extends By {
  id: number;
  name: string;
  categories: readonly number[];
}

/** Adds the requested game to the catalogue. @returns the request, and what prevents it */
export async function acceptRequest(db: Database, { id, ...game }: Acceptance) {
  const key = comparisonKey(game.name);
  const waits = sql`EXISTS (SELECT 1 FROM game_requests WHERE id = ${id} AND decided_at IS NULL)`;
  const made = sql`(SELECT id FROM games WHERE name_key = ${key} AND created_at = ${game.now})`;
  const deciding = { ...game, id, decision: 'accepted' as const, reason: '' };
  const { decision, obstacle } = await db.batch({
    game: insertGame(game, waits),
    decision: decide(deciding, made),
    obstacle: obstacles(key, JSON.stringify(game.categories), 0),
  });
  const { log, notices, rows } = decision;
  return { changed: log.length > 0, notices, row: rows[0], obstacle: obstacle[0] };
}
