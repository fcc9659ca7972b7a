import type { randomFrom } from '../support/random.ts';
import { type Person, type World, select } from './world.ts';

/** One person's turn in a schedule, and how it picks its targets. */

export type Random = ReturnType<typeof randomFrom>;

export interface Turn {
  world: World;
  random: Random;
  by: Person;
  other: Person;
}

export type Act = (turn: Turn) => Promise<unknown>;

export const MINUTE_MS = 60_000;

export const pickRow = async <Row>(random: Random, query: string, ...values: unknown[]) => {
  const rows = await select<Row>(query, ...values);
  return rows.length > 0 ? random.pick(rows) : undefined;
};

/** Picks a session, usually one that isn't over and that the person may open. */
export async function someSession({ world, random, by }: Turn) {
  const { length } = world.sessions;
  const usual = await pickRow<{ id: number }>(
    random,
    `SELECT id FROM sessions s WHERE closed = 0 AND id IN (SELECT value FROM json_each(?1)) AND host_id <> ?2
     AND NOT EXISTS (SELECT 1 FROM blocks b WHERE (b.user_id = ?2 AND b.blocked_id = s.host_id)
       OR (b.user_id = s.host_id AND b.blocked_id = ?2)) ORDER BY id`,
    JSON.stringify(world.sessions),
    by.id,
  );
  return usual && random.below(8) > 0 ? usual.id : world.sessions[random.below(length)];
}

/** Acts once, twice at the same time or twice in a row, as two tabs, an impatient user or a retry do. */
export const perhapsTwice = async ({ random }: Turn, act: () => Promise<unknown>) => {
  const how = random.below(6);
  if (how === 0) await Promise.all([act(), act()]);
  else await act();
  if (how === 1) await act();
};
