import { env } from 'cloudflare:test';
import { z } from 'zod';

import { Problem } from '../../../worker/contract/problem.ts';
import { SessionCreate, SessionList } from '../../../worker/contract/session.ts';
import { Database } from '../../../worker/core/database.ts';
import { reindexUser } from '../../../worker/core/search-index.ts';
import { createSession } from '../../../worker/sessions/queries/sessions.ts';
import { expectAnswer, get, getAs } from './client.ts';
import { addUser } from './people.ts';
import { HOUR_MS } from './sessions.ts';
import { sql } from './sql.ts';

export type Query = Record<string, string | number>;

export const searchPath = (of: 'sessions' | 'users', query: Query) =>
  `/api/${of}?${new URLSearchParams(
    Object.entries(query).map(([name, value]) => [name, String(value)]),
  ).toString()}`;

export const find = (query: Query, token?: string) =>
  getAs(SessionList, searchPath('sessions', query), token);

/** The ids of the sessions on the first page. */
export const found = async (query: Query, token?: string) =>
  (await find(query, token)).member.map(({ id }) => id);

/** The fields that a 422 names. */
export const refused = async (address: string, token?: string) => {
  const { violations } = await expectAnswer(get(address, token), 422, Problem);
  return violations?.map(({ propertyPath }) => propertyPath);
};

/** Games of the shipped catalogue, named by their use in tests. The first two share category 1. */
export const SHOOTER = 1;
export const OTHER_SHOOTER = 2;
export const MMO = 30;

export type SessionOver = Partial<Omit<SessionCreate, 'startsAt'>> & { startsAt?: number };

const EVENING = SessionCreate.parse({
  name: 'Evening run',
  games: [`/api/games/${SHOOTER}`],
  platforms: ['pc'],
  region: 'europe',
  language: 'en',
  durationMinutes: 120,
  seats: 4,
  playNow: true,
});

let added = 0;

/**
 * Inserts a session with the route's own query. Through the route, many would meet the rate limit. Each starts at
 * another time, since the same again from one host is the one that is there.
 */
export async function addSession(hostId: number, over: SessionOver = {}) {
  const startsAt = Date.now() + 2 * HOUR_MS + (added += 1);
  const session = { ...EVENING, hostId, startsAt, ...over };
  const { row } = await createSession(new Database(env.DB), session, Date.now());
  if (!row) throw new Error('a game of the catalogue is missing');
  return row.id;
}

/** A user who is in the search index, as registered users are. */
export async function addListedUser(
  over: Record<string, string | number> = {},
  games: number[] = [],
) {
  const user = await addUser();
  const columns = Object.keys(over);
  const db = new Database(env.DB);
  await env.DB.batch([
    ...columns.map((column) =>
      env.DB.prepare(`UPDATE users SET ${column} = ? WHERE id = ?`).bind(over[column], user.id),
    ),
    ...games.map(
      (game, position) =>
        sql`INSERT INTO preferences (user_id, game_id, position) VALUES (${user.id}, ${game}, ${position})`,
    ),
    sql`SELECT 1`,
  ]);
  await db.batch({ index: reindexUser(user.id) });
  return user;
}

export const makeFriends = (a: number, b: number) =>
  sql`INSERT INTO friends (low_id, high_id, inviter_id, active, description, created_at)
     VALUES (${Math.min(a, b)}, ${Math.max(a, b)}, ${a}, 1, '', 0)`.run();

export const block = (by: number, blocked: number) =>
  sql`INSERT INTO blocks (user_id, blocked_id, created_at) VALUES (${by}, ${blocked}, 0)`.run();

/** A binding that counts the rows read by its statements, including full-text indexes. */
export function metered(binding: D1Database) {
  let rows = 0;
  const wrapped = <Part extends object>(part: Part): Part =>
    new Proxy(part, {
      get(target, name) {
        const member: unknown = Reflect.get(target, name);
        if (typeof member !== 'function') return member;
        return (...args: unknown[]): unknown => {
          const answer: unknown = Reflect.apply(member, target, args);
          if (name === 'all' || name === 'batch') return Promise.resolve(answer).then(count);
          return typeof answer === 'object' && answer !== null ? wrapped(answer) : answer;
        };
      },
    });
  const count = (result: unknown) => {
    rows += rowsReadBy(result);
    return result;
  };
  return { binding: wrapped(binding), rowsRead: () => rows };
}

const Metered = z.object({ meta: z.object({ rows_read: z.number() }) });

const rowsReadBy = (answer: unknown): number =>
  z
    .array(Metered)
    .parse(Array.isArray(answer) ? answer : [answer])
    .reduce((sum, { meta }) => sum + meta.rows_read, 0);
