import { sql } from 'drizzle-orm';

import { GAME_REQUESTS_MAX } from '../../contract/bounds.ts';
import { comparisonKey } from '../../core/comparison-key.ts';
import type { Database } from '../../core/database.ts';
import type { Row } from '../../core/rows.ts';
import type { gameRequests } from '../../core/schema/catalogue.ts';

export type GameRefusal = 'listed' | 'asked' | 'too-many';
type GameRequestResult = { id: number } | { refused: GameRefusal };

/**
 * Requests that admins add a game. Nothing is written if the catalogue has it, or if the user has already requested it
 * or has too many open requests. Names are compared without case and width.
 */
export async function requestGame(
  db: Database,
  { userId, name, now }: { userId: number; name: string; now: number },
): Promise<GameRequestResult> {
  const key = comparisonKey(name);
  const listed = sql`EXISTS (SELECT 1 FROM games WHERE name_key = ${key} AND archived_at IS NULL)`;
  const { created, facts } = await db.batch({
    created: sql<Pick<Row<typeof gameRequests>, 'id'>>`
      INSERT INTO game_requests (user_id, name, name_key, created_at)
      SELECT ${userId}, ${name}, ${key}, ${now}
      WHERE NOT ${listed} AND (SELECT count(*) FROM game_requests
        WHERE user_id = ${userId} AND decided_at IS NULL) < ${GAME_REQUESTS_MAX}
      ON CONFLICT DO NOTHING RETURNING id`,
    facts: sql<{ listed: number; asked: number }>`SELECT ${listed} AS listed,
      EXISTS (SELECT 1 FROM game_requests WHERE user_id = ${userId} AND name_key = ${key}) AS asked`,
  });
  const [row] = created;
  if (row) return { id: row.id };
  if (facts[0]?.listed) return { refused: 'listed' };
  return { refused: facts[0]?.asked ? 'asked' : 'too-many' };
}
