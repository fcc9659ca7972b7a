import { env } from 'cloudflare:test';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { Database } from '../../../../worker/core/database.ts';
import {
  closeEndedSessions,
  endSuspensions,
} from '../../../../worker/sessions/queries/close-ended.ts';
import { sweep } from '../../../../worker/sweep.ts';
import { expectConsole } from '../../../support/console-watch.ts';
import { patch, post } from '../../support/client.ts';
import { killed } from '../../support/killed.ts';
import { addAdmin, addUser, register } from '../../support/people.ts';
import { following, hostSeries, inDays, readSeries, runClock } from '../../support/series.ts';
import { addGames, apply, changeApplicationStatus } from '../../support/sessions.ts';
import { rows, sql } from '../../support/sql.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

let host: Awaited<ReturnType<typeof addUser>>;
let admin: Awaited<ReturnType<typeof addAdmin>>;

beforeAll(async () => {
  await addGames();
  admin = await addAdmin();
});
// Each with a day's sessions of their own.
beforeEach(async () => {
  host = await addUser();
});

/** Everything that the clock writes about a series, except for the time of its last look. */
async function stateOf(series: number) {
  const sessions = await rows<
    Record<string, string | number | null>
  >`SELECT series_day, series_number, starts_at, seats_taken, is_later, closed,
       (SELECT group_concat(game_id) FROM session_games g WHERE g.session_id = s.id) AS games,
       (SELECT group_concat(user_id || status) FROM applications a WHERE a.session_id = s.id) AS applications,
       (SELECT count(*) FROM session_newest n WHERE n.rowid = s.id) AS indexed
     FROM sessions s WHERE series_id = ${series} ORDER BY series_day`;
  const row =
    await sql`SELECT next_day, next_number, due_at FROM series WHERE id = ${series}`.first();
  return { sessions, row };
}

const setUser = (id: number, set: string) =>
  env.DB.prepare(`UPDATE users SET ${set} WHERE id = ?`).bind(id).run();

const takeDown = (id: number, takenDown: boolean) =>
  patch(`/api/admin/sessions/${id}`, { takenDown, reason: 'Rules' }, admin.token);

const DAILY = {
  time: '00:00',
  weekdays: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'],
};

async function withMember(repeats: Record<string, unknown> = {}, by = host) {
  const first = await hostSeries(by, repeats);
  const member = await addUser();
  const { id } = await apply(member, first.id);
  await changeApplicationStatus(by, id, 'accepted');
  return { id: first.series.id, first, member };
}

describe('the clock', () => {
  it('does the same twice, at once, and after it was killed at any batch', async () => {
    const made = [];
    for (let n = 0; n < 5; n += 1) made.push(await withMember({ until: inDays(50), ...DAILY }));
    const later = Date.now() + 9 * DAY_MS;
    expectConsole(/Series \d+ failed/);
    await expect(runClock(later, killed('before'))).rejects.toThrow('killed');
    await expect(runClock(later, killed('after'))).rejects.toThrow('killed');
    await Promise.all([runClock(later), runClock(later)]);
    const once = await Promise.all(made.map(({ id }) => stateOf(id)));
    await runClock(later);
    expect(await Promise.all(made.map(({ id }) => stateOf(id)))).toEqual(once);
    for (const [n, { member, id }] of made.entries()) {
      const { sessions } = once[n] ?? { sessions: [] };
      expect(sessions).toHaveLength(37);
      expect(sessions.map(({ series_number: number }) => number)).toEqual(
        Array.from({ length: 37 }, (_, index) => index + 1),
      );
      expect(new Set(sessions.map(({ applications }) => applications))).toEqual(
        new Set([`${member.id}accepted`]),
      );
      expect(
        new Set(
          sessions.map(({ seats_taken: taken, indexed, games }) => `${taken} ${indexed} ${games}`),
        ),
      ).toEqual(new Set(['2 1 1']));
      expect(sessions.filter(({ is_later: isLater }) => isLater === 0)).toHaveLength(1);
      expect(id).toBeGreaterThan(0);
    }
  });

  it('makes the sessions of 500 series that are due in the same minute', async () => {
    const { id } = await withMember();
    await sql`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 500)
       INSERT INTO series (host_id, zone, minute, weekdays, every_weeks, first_day, last_day, next_day, next_number,
         total, due_at, template, link_key, created_at)
       SELECT host_id, zone, minute, weekdays, every_weeks, first_day, last_day, first_day, 1, total, 1, template,
         'many-' || i, 1 FROM series CROSS JOIN n WHERE id = ${id}`.run();
    await runClock();
    const found = await sql`SELECT count(*) AS sessions, count(DISTINCT s.series_id) AS series,
         (SELECT count(*) FROM series WHERE link_key LIKE 'many-%' AND due_at < 1e12) AS due
       FROM sessions s WHERE s.link_key LIKE 'many-%'`.first();
    expect(found).toEqual({ sessions: 2000, series: 500, due: 0 });
    await env.DB.batch([
      sql`UPDATE sessions SET closed = 1 WHERE link_key LIKE 'many-%'`,
      sql`UPDATE series SET due_at = NULL WHERE link_key LIKE 'many-%'`,
    ]);
  });

  it('goes on with the others if one series fails, and tries that one later', async () => {
    const broken = await hostSeries(host);
    const fine = await hostSeries(host);
    await sql`UPDATE series SET zone = 'No/Where', due_at = 1 WHERE id = ${broken.series.id}`.run();
    expectConsole(/Series \d+ failed/);
    const later = Date.now() + 7 * DAY_MS;
    await expect(runClock(later)).rejects.toThrow('1 series failed');
    expect((await stateOf(fine.series.id)).sessions).toHaveLength(5);
    expect((await stateOf(broken.series.id)).row).toMatchObject({ due_at: later + 60 * 60_000 });
    await sql`UPDATE series SET due_at = NULL WHERE id = ${broken.series.id}`.run();
  });

  it.each([
    ['made already', inDays(9)],
    ['still to be made', inDays(50)],
  ])('ends a series of which one was taken down, with its last day %s', async (_, until) => {
    const first = await hostSeries(host, { until });
    await takeDown(first.id, true);
    const { sessions } = await stateOf(first.series.id);
    const after = Date.now() + 51 * DAY_MS;
    await closeEndedSessions(new Database(env.DB), after);
    await runClock(after);
    const state = await stateOf(first.series.id);
    expect(state.sessions).toHaveLength(sessions.length);
    expect(state.row).toMatchObject({ next_day: null, due_at: null });
  });

  it('ends a series of which one was taken down and the rest cancelled', async () => {
    const first = await hostSeries(host);
    const [, second] = await rows<{
      id: number;
    }>`SELECT id FROM sessions WHERE series_id = ${first.series.id} ORDER BY series_day`;
    await takeDown(first.id, true);
    const cancel = { status: 'cancelled', cancelReason: 'Ill' };
    const cancelled = await following(host, first.series.id, second?.id ?? 0, cancel);
    expect(cancelled.status).toBe(200);
    await runClock();
    expect((await stateOf(first.series.id)).row?.['due_at']).not.toBeNull();
    await runClock(Date.now() + 3 * DAY_MS);
    expect((await stateOf(first.series.id)).row).toMatchObject({ next_day: null, due_at: null });
  });

  it('ends a series after its last session', async () => {
    const first = await hostSeries(host, { until: inDays(9) });
    const after = Date.now() + 20 * DAY_MS;
    await closeEndedSessions(new Database(env.DB), after);
    await runClock(after);
    expect(await stateOf(first.series.id)).toMatchObject({
      sessions: [{ closed: 1 }, { closed: 1 }],
      row: { next_day: null, due_at: null },
    });
  });
});

describe('a host', () => {
  it('who is suspended gets no sessions until that is over. Days that passed keep their numbers', async () => {
    const away = await register();
    const first = await hostSeries(away);
    const { id } = first.series;
    await setUser(away.id, `status = 'suspended', suspended_until = ${Date.now() + 40 * DAY_MS}`);
    await runClock(Date.now() + 14 * DAY_MS);
    expect((await stateOf(id)).sessions).toHaveLength(4);
    await setUser(away.id, `status = 'active', suspended_until = NULL`);
    await runClock(Date.now() + 41 * DAY_MS);
    expect((await stateOf(id)).sessions.map(({ series_number: number }) => number)).toEqual([
      1, 2, 3, 4, 7, 8,
    ]);
  });

  it.each(['lifted by an admin', 'over'])(
    'whose suspension is %s has the next session at once',
    async (end) => {
      const away = await register();
      const { series } = await hostSeries(away);
      await setUser(away.id, `status = 'suspended', suspended_until = ${Date.now() + 40 * DAY_MS}`);
      await runClock(Date.now() + 7 * DAY_MS);
      if (end === 'over') await endSuspensions(new Database(env.DB), Date.now() + 41 * DAY_MS);
      else {
        const lift = { status: 'active', reason: 'Mistake' };
        await patch(`/api/admin/users/${away.id}`, lift, admin.token);
      }
      await runClock(Date.now() + 7 * DAY_MS);
      expect((await stateOf(series.id)).sessions).toHaveLength(5);
    },
  );

  it('who is banned or leaves ends the series', async () => {
    const [banned, leaver] = [await register(), await register()];
    const first = await hostSeries(banned);
    const second = await hostSeries(leaver);
    await patch(`/api/admin/users/${banned.id}`, { status: 'banned', reason: 'Spam' }, admin.token);
    await post('/api/account/leave', undefined, leaver.token);
    await runClock(Date.now() + 14 * DAY_MS);
    // A ban of which the rest was cut off.
    const other = await register();
    const third = await hostSeries(other);
    await sql`UPDATE users SET status = 'banned' WHERE id = ${other.id}`.run();
    await runClock(Date.now() + 14 * DAY_MS);
    expect((await stateOf(third.series.id)).row).toMatchObject({ next_day: null, due_at: null });
    for (const { series } of [first, second]) {
      const { sessions, row } = await stateOf(series.id);
      expect(sessions.map(({ closed }) => closed)).toEqual([1, 1, 1, 1]);
      expect(row).toMatchObject({ next_day: null, due_at: null });
    }
  });

  it('gets no more while a session of the series is taken down', async () => {
    const first = await hostSeries(host);
    await takeDown(first.id, true);
    await runClock(Date.now() + 7 * DAY_MS);
    expect((await stateOf(first.series.id)).sessions).toHaveLength(4);
    await takeDown(first.id, false);
    await runClock(Date.now() + 7 * DAY_MS);
    expect((await stateOf(first.series.id)).sessions).toHaveLength(5);
  });
});

describe('a member', () => {
  it('who leaves Peerway is in no later session', async () => {
    const { id, member } = await withMember();
    await post('/api/account/leave', undefined, member.token);
    await runClock(Date.now() + 7 * DAY_MS);
    const { sessions } = await stateOf(id);
    expect(sessions.map(({ seats_taken: taken }) => taken)).toEqual([1, 1, 1, 1, 1]);
    expect((await readSeries(id, host)).sessions).toHaveLength(5);
  });

  it('who got in by another way is copied by the clock', async () => {
    const first = await hostSeries(host);
    const guest = await addUser();
    await sql`INSERT INTO applications (session_id, user_id, text, status, status_at, created_at) VALUES (${first.id}, ${guest.id}, '', 'accepted', 1, 1)`.run();
    await sql`UPDATE sessions SET seats_taken = 2 WHERE id = ${first.id}`.run();
    await sweep(env, Date.now());
    await sweep(env, Date.now());
    const { sessions } = await stateOf(first.series.id);
    expect(sessions.map(({ applications }) => applications)).toEqual(
      Array.from({ length: 4 }, () => `${guest.id}accepted`),
    );
    expect(sessions.map(({ seats_taken: taken }) => taken)).toEqual([2, 2, 2, 2]);
  });
});
