import { env } from 'cloudflare:test';
import { expect, it } from 'vitest';

import { SessionList } from '../../../worker/contract/session.ts';
import { sweep } from '../../../worker/sweep.ts';
import { addGames, expectAnswer, get, register } from '../support/client.ts';
import { hostSession } from '../support/sessions.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The number of segments of an index. A search reads each of its words in every segment. */
const segments = () =>
  env.DB.prepare('SELECT count(DISTINCT segid) AS n FROM session_soonest_idx').first<number>('n');

const found = async () =>
  (await expectAnswer(get('/api/sessions?q=merged'), 200, SessionList)).totalItems;

it('merges an index into one segment once a day', async () => {
  await addGames();
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
  const mark = env.DB.prepare("SELECT count(*) AS n FROM sweep_marks WHERE name = 'index-merge'");
  expect(await mark.first('n')).toBe(0);
});
