import { env } from 'cloudflare:test';
import { beforeAll, expect, it } from 'vitest';

import { SessionList } from '../../../worker/contract/session.ts';
import { DAY_MS } from '../../../worker/contract/time.ts';
import { sweep } from '../../../worker/sweep.ts';
import { getAs } from '../support/client.ts';
import { addUser, register } from '../support/people.ts';
import { HOUR_MS, addGames, hostSession } from '../support/sessions.ts';
import { sql, valueOf } from '../support/sql.ts';

const MINUTE_MS = 60_000;

/** The next full hour, when every step is due. */
const hour = Math.ceil(Date.now() / HOUR_MS) * HOUR_MS;

beforeAll(() => addGames());

const countOf = () => valueOf<number>`SELECT game_count AS n FROM categories WHERE id = 1`;

it('counts the games of categories again every five minutes', async () => {
  await sql`UPDATE categories SET game_count = 9999`.run();
  await sweep(env, hour + 4 * MINUTE_MS);
  expect(await countOf()).toBe(9999);
  await sweep(env, hour + 5 * MINUTE_MS);
  expect(await countOf()).toBe(
    await valueOf`SELECT count(*) AS n FROM game_categories WHERE category_id = 1`,
  );
});

it('deletes files without an owner once an hour', async () => {
  // The sweep begins at a random name. This one comes after all others, also after those of private pictures.
  const stray = `~${'z'.repeat(22)}.png`;
  await env.FILES.put(stray, 'x');
  await sweep(env, hour + 2 * DAY_MS + MINUTE_MS);
  expect(await env.FILES.head(stray)).not.toBeNull();
  await sweep(env, hour + 2 * DAY_MS);
  expect(await env.FILES.head(stray)).toBeNull();
});

it('forgets what has expired, and nothing before', async () => {
  const now = hour + MINUTE_MS;
  const [late, early] = [await addUser(), await addUser()];
  const insert = {
    devices: `(key, user_id, rotated_at, user_agent, created_at, expires_at) VALUES ('k' || ?1, ?1, 0, '', 0, ?2)`,
    login_failures: `(subject, count, window_ends_at) VALUES ('s' || ?1, 1, ?2)`,
    mail_tokens: `(hash, user_id, purpose, email, expires_at) VALUES ('h' || ?1, ?1, 'confirm', '', ?2)`,
    trusted_browsers: `(hash, user_id, expires_at) VALUES ('h' || ?1, ?1, ?2)`,
    spent_tickets: `(hash, expires_at) VALUES ('h' || ?1, ?2)`,
    email_changes: `(user_id, email, email_key, expires_at) VALUES (?1, '', 'e' || ?1, ?2)`,
  };
  const tables = Object.keys(insert);
  await env.DB.batch(tables.map((table) => env.DB.prepare(`DELETE FROM ${table}`)));
  await env.DB.batch(
    Object.entries(insert).flatMap(([table, values]) => {
      const statement = env.DB.prepare(`INSERT INTO ${table} ${values}`);
      return [statement.bind(late.id, now), statement.bind(early.id, now + 1)];
    }),
  );
  const left = () =>
    Promise.all(
      tables.map((table) =>
        env.DB.prepare(`SELECT count(*) AS n FROM ${table}`).first<number>('n'),
      ),
    );
  const each = (count: number) => tables.map(() => count);
  await sweep(env, now - 1);
  expect(await left()).toEqual(each(2));
  await sweep(env, now);
  expect(await left()).toEqual(each(1));
  await sweep(env, now + 1);
  expect(await left()).toEqual(each(0));
});

/** The number of segments of an index. A search reads each of its words in every segment. */
const segments = () => valueOf<number>`SELECT count(DISTINCT segid) AS n FROM session_soonest_idx`;

const found = async () => (await getAs(SessionList, '/api/sessions?q=merged')).totalItems;

it('merges an index into one segment once a day', async () => {
  for (let host = 0; host < 2; host += 1) {
    const account = await register();
    for (let made = 0; made < 5; made += 1) await hostSession(account, { name: 'Merged' });
  }
  expect(await segments()).toBeGreaterThan(1);
  const midnight = Math.floor(Date.now() / DAY_MS) * DAY_MS;
  await sweep(env, midnight - 60_000);
  expect(await segments()).toBeGreaterThan(1);
  await sweep(env, midnight);
  await sweep(env, midnight + 60_000);
  expect(await segments()).toBe(1);
  expect(await found()).toBe(10);
  // The merge is finished, and doesn't start again a minute later.
  const mark = sql`SELECT count(*) AS n FROM sweep_marks WHERE name = 'index-merge'`;
  expect(await mark.first('n')).toBe(0);
});
