import { sql } from 'drizzle-orm';

import type { Failure } from '../contract/admin-vocabulary.ts';
import type { Env } from '../env.ts';
import { Database } from './database.ts';

/**
 * Counts a failure in the figures of its day (UTC). Failures are rare, so each is written at once, and without an actor,
 * since a batch would first check the actor's rights. Never throws.
 */
export async function countFailure(env: Pick<Env, 'DB'>, failure: Failure) {
  const day = new Date().toISOString().slice(0, 10);
  try {
    await new Database(env.DB).all(
      sql`INSERT INTO daily_counts (day, figure, count) VALUES (${day}, ${failure}, 1)
        ON CONFLICT (day, figure) DO UPDATE SET count = count + 1`,
    );
  } catch (error) {
    console.error('A failure could not be counted', error);
  }
}
