import { env } from 'cloudflare:test';
import { beforeAll, expect, it } from 'vitest';

import { Overview } from '../../../worker/contract/overview.ts';
import { DAY_MS } from '../../../worker/contract/time.ts';
import { sweep } from '../../../worker/sweep.ts';
import { getAs } from '../support/client.ts';
import { type Account, addAdmin, addUser, register } from '../support/people.ts';
import {
  HOUR_MS,
  addGames,
  apply,
  changeApplicationStatus,
  hostSession,
  noticeKinds,
} from '../support/sessions.ts';
import { sql } from '../support/sql.ts';

const MINUTE_MS = 60_000;
/** When the cron trigger runs for the last time, and when it runs again. */
const LAST = Date.now();
const AGAIN = LAST + DAY_MS;

let host: Account;
let admin: Awaited<ReturnType<typeof addAdmin>>;

beforeAll(async () => {
  await addGames();
  [host, admin] = [await register(), await addAdmin()];
  await sweep(env, LAST);
});

async function joined(startsAt: number) {
  const member = await register();
  const session = await hostSession(host, { startsAt: new Date(startsAt).toISOString() });
  const { id } = await apply(member, session.id);
  await changeApplicationStatus(host, id, 'accepted');
  return { member, session };
}

const column = (table: string, name: string, id: number) =>
  env.DB.prepare(`SELECT ${name} AS value FROM ${table} WHERE id = ?`).bind(id).first('value');

const reminders = async (member: Account) =>
  (await noticeKinds(member)).filter((kind) => kind.startsWith('reminder'));

const clock = async () =>
  (await getAs(Overview, '/api/admin/overview', admin.token)).health.find(
    ({ subject }) => subject === 'clock',
  )?.state;

it('after a day without the cron trigger, one run catches up, and tells nothing twice or too late', async () => {
  const over = await joined(LAST + HOUR_MS);
  const soon = await joined(AGAIN + 10 * MINUTE_MS);
  const tomorrow = await joined(AGAIN + 22 * HOUR_MS);
  const suspended = await addUser();
  await sql`UPDATE users SET status = 'suspended', suspended_until = ${LAST + HOUR_MS} WHERE id = ${suspended.id}`.run();
  await sql`UPDATE sweep_marks SET value = ${LAST - DAY_MS} WHERE name = 'swept'`.run();
  expect(await clock()).toBe('missing');

  await sweep(env, AGAIN);
  const told = async () => [
    await reminders(over.member),
    await reminders(soon.member),
    await reminders(tomorrow.member),
  ];
  // Nobody is reminded of a session that is over. Nobody gets both reminders of a session at once.
  expect(await told()).toEqual([[], ['reminder-soon'], ['reminder-day']]);
  expect(await column('sessions', 'closed', over.session.id)).toBe(1);
  expect(await column('sessions', 'closed', soon.session.id)).toBe(0);
  expect(await column('users', 'status', suspended.id)).toBe('active');
  expect(await clock()).toBe('ok');

  const notices = 'SELECT count(*) AS n FROM notices';
  const before = await env.DB.prepare(notices).first('n');
  await sweep(env, AGAIN);
  await sweep(env, AGAIN + MINUTE_MS);
  expect(await env.DB.prepare(notices).first('n')).toBe(before);
});
