import { createScheduledController, env } from 'cloudflare:test';
import { beforeAll, beforeEach, expect, it } from 'vitest';

import { DAY_MS } from '../../../worker/contract/time.ts';
import { Database } from '../../../worker/core/database.ts';
import worker from '../../../worker/index.ts';
import { writeReminders } from '../../../worker/sessions/queries/reminders.ts';
import { sendReminders } from '../../../worker/sessions/send-reminders.ts';
import { countingBinding } from '../support/counting.ts';
import { type Account, addUser, register } from '../support/people.ts';
import {
  HOUR_MS,
  addGames,
  apply,
  changeApplicationStatus,
  hostSession,
  noticeKinds,
} from '../support/sessions.ts';
import { rows, sql, valueOf } from '../support/sql.ts';

/** The reminders of the sweep, and their cost. Moves, leaves and killed runs are in lifecycle/reminders.test.ts. */

const MINUTE_MS = 60_000;
let host: Account;
let member: Account;

beforeAll(async () => {
  await addGames();
  host = await register();
  member = await register();
});

beforeEach(() => sql`UPDATE sessions SET closed = 1`.run());

const run = (now: number) =>
  sendReminders(new Database(env.DB), env, now, Date.now() + 10 * MINUTE_MS);

/** Runs the sweep as the cron trigger does. */
const sweepAt = (scheduledTime: number) =>
  worker.scheduled(createScheduledController({ scheduledTime: new Date(scheduledTime) }), env);

async function joined(startsAt: number) {
  const session = await hostSession(host, { startsAt: new Date(startsAt).toISOString() });
  const { id } = await apply(member, session.id);
  await changeApplicationStatus(host, id, 'accepted');
  return session;
}

/** Adds sessions of the host without members. Their reminder is due at `dueAt`. */
const addSessions = (count: number, startsAt: number, dueAt: number) =>
  sql`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${count})
     INSERT INTO sessions (host_id, name, description, platforms, region, language, level, style, microphone,
       adults_only, starts_at, ends_at, seats, visibility, remind_at, created_at)
     SELECT ${host.id}, 'Run', '', '["pc"]', 'europe', 'en', 'any', 'casual', 0, 0, ${startsAt}, ${startsAt + HOUR_MS}, 4, 'public', ${dueAt}, 0 FROM n`.run();

it('reminds members and host a day and 15 minutes before, by the cron trigger', async () => {
  const startsAt = Math.ceil(Date.now() / MINUTE_MS) * MINUTE_MS + 2 * DAY_MS;
  await joined(startsAt);
  await sweepAt(startsAt - DAY_MS - MINUTE_MS);
  expect((await noticeKinds(member))[0]).toBe('application-accepted');
  await sweepAt(startsAt - DAY_MS);
  expect((await noticeKinds(member))[0]).toBe('reminder-day');
  expect((await noticeKinds(host))[0]).toBe('reminder-day');
  await sweepAt(startsAt - 15 * MINUTE_MS);
  expect((await noticeKinds(member)).slice(0, 2)).toEqual(['reminder-soon', 'reminder-day']);
  expect((await noticeKinds(host))[0]).toBe('reminder-soon');
});

it('reminds of all sessions that start at the same minute, once', async () => {
  const now = Date.now();
  await addSessions(130, now + 15 * MINUTE_MS, now);
  await run(now);
  await run(now + MINUTE_MS);
  const count =
    await valueOf`SELECT count(*) AS count FROM notices n JOIN sessions s ON s.id = n.session_id
       WHERE s.name = 'Run' AND n.kind = 'reminder-soon'`;
  expect(count).toBe(130);
});

it('costs by what is due, not by what exists', async () => {
  const now = Date.now();
  const readAndWritten = async () => {
    const counting = countingBinding(env.DB);
    await writeReminders(new Database(counting.binding), now);
    return [counting.rowsRead(), counting.rowsWritten()];
  };
  const due = () => addSessions(1, now + 15 * MINUTE_MS, now);
  await addSessions(100, now + 3 * DAY_MS, now + 2 * DAY_MS);
  const [nothing, few] = [await readAndWritten(), await due().then(readAndWritten)];
  await addSessions(2_000, now + 3 * DAY_MS, now + 2 * DAY_MS);
  expect(await readAndWritten()).toEqual(nothing);
  expect(await due().then(readAndWritten)).toEqual(few);
  expect(nothing).toEqual([expect.any(Number), 0]);
});

it('tells no one who may no longer act, and no one who is gone', async () => {
  const banned = await addUser();
  const startsAt = Date.now() + 2 * HOUR_MS;
  const session = await joined(startsAt);
  const { id } = await apply(banned, session.id);
  await changeApplicationStatus(host, id, 'accepted');
  await sql`UPDATE users SET status = 'banned' WHERE id = ${banned.id}`.run();
  await run(startsAt - 10 * MINUTE_MS);
  const told =
    await sql`SELECT user_id AS user FROM notices WHERE session_id = ${session.id} AND kind = 'reminder-soon'`.all<{
      user: number;
    }>();
  expect(told.results.map(({ user }) => user)).toEqual([host.id, member.id]);
});

it('tells a held session’s host only, since no one else can open it', async () => {
  const startsAt = Date.now() + 2 * HOUR_MS;
  const { id } = await joined(startsAt);
  await sql`UPDATE sessions SET visibility = 'held' WHERE id = ${id}`.run();
  await run(startsAt - 10 * MINUTE_MS);
  expect(
    await rows`SELECT user_id FROM notices WHERE session_id = ${id} AND kind = 'reminder-soon'`,
  ).toEqual([{ user_id: host.id }]);
});
