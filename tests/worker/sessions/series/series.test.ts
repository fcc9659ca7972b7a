import { env } from 'cloudflare:test';
import { beforeAll, describe, expect, it } from 'vitest';

import { ApplicationItem } from '../../../../worker/contract/application.ts';
import { Problem } from '../../../../worker/contract/problem.ts';
import { SessionItem, SessionList } from '../../../../worker/contract/session.ts';
import { Database } from '../../../../worker/core/database.ts';
import { copyJoined } from '../../../../worker/sessions/series/queries/copy-joined.ts';
import {
  expectAnswer,
  expectRefused,
  get,
  getAs,
  patch,
  post,
  put,
  send,
} from '../../support/client.ts';
import { type Account, addUser, register } from '../../support/people.ts';
import {
  detail,
  following,
  hostSeries,
  inDays,
  join,
  readSeries,
  runClock,
  seriesBody,
  times,
  weekdayOf,
} from '../../support/series.ts';
import { addGames, apply, changeApplicationStatus, noticeKinds } from '../../support/sessions.ts';
import { rows, sql, valueOf } from '../../support/sql.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

let host: Account;

beforeAll(async () => {
  await addGames();
  host = await register();
});

/** The statuses of a user's applications to a series' sessions, by day. */
async function statesOf(series: number, user: number) {
  const results = await rows<{
    status: string | null;
  }>`SELECT (SELECT a.status FROM applications a WHERE a.session_id = s.id AND a.user_id = ${user} ORDER BY a.id DESC LIMIT 1) AS status
     FROM sessions s WHERE s.series_id = ${series} ORDER BY s.series_day`;
  return results.map(({ status }) => status);
}

const seatsOf = async (series: number) =>
  (
    await rows<{
      n: number;
    }>`SELECT seats_taken AS n FROM sessions WHERE series_id = ${series} ORDER BY series_day`
  ).map(({ n }) => n);

describe('a series', () => {
  it('is made four weeks ahead, with numbers, and read with its sessions', async () => {
    const first = await hostSeries(host);
    expect(first.series).toMatchObject({ number: 1, of: 8 });
    expect(first.startsAt).toBe(`${inDays(1)}T20:00:00.000Z`);
    const series = await readSeries(first.series.id, host);
    expect(series.sessions.map(({ number, startsAt }) => [number, startsAt.slice(0, 10)])).toEqual(
      [0, 1, 2, 3].map((week) => [week + 1, inDays(1 + 7 * week)]),
    );
    expect(series).toMatchObject({ of: 8, member: false, repeats: { time: '20:00', zone: 'UTC' } });
    await getAs(SessionList, '/api/sessions?q=evening');
  });

  it('shows only the next session in the lists, and the one after once that is over', async () => {
    const fresh = await register();
    const first = await hostSeries(fresh);
    const listed = async () =>
      (await getAs(SessionList, '/api/latest/sessions?itemsPerPage=60')).member
        .filter(({ series }) => series?.id === first.series.id)
        .map(({ series }) => series?.number);
    await runClock();
    expect(await listed()).toEqual([1]);
    const { member } = await getAs(SessionList, `/api/sessions?itemsPerPage=60&sort=newest`);
    expect(member.filter(({ series }) => series?.id === first.series.id)).toHaveLength(4);
    const off = { status: 'cancelled', cancelReason: 'Ill' };
    await expectAnswer(patch(`/api/sessions/${first.id}`, off, fresh.token), 200, SessionItem);
    await runClock();
    expect(await listed()).toEqual([2]);
  });

  it('that is sent again, such as after a lost answer, is no second one', async () => {
    const { token } = await addUser();
    const sendSeries = async (body: object) =>
      (await expectAnswer(post('/api/series', body, token), 201, SessionItem)).id;
    const body = seriesBody();
    const [id, again] = await Promise.all([sendSeries(body), sendSeries(body)]);
    expect(again).toBe(id);
    expect(await sendSeries({ ...body, repeats: { ...body.repeats, time: '21:00' } })).not.toBe(id);
    expect(await sendSeries({ ...body, name: 'Another' })).not.toBe(id);
    await sql`UPDATE series SET created_at = created_at - 600000`.run();
    expect(await sendSeries(body)).not.toBe(id);
  });

  it('counts as one of the sessions that a host may have open', async () => {
    const fresh = await register();
    for (let n = 0; n < 20; n += 1) {
      await sql`INSERT INTO series (host_id, zone, minute, weekdays, every_weeks, first_day, last_day, next_number, total, due_at, template, link_key, created_at)
         VALUES (${fresh.id}, 'UTC', 0, '[]', 1, 1, 1, 2, 1, 9e15, '{}', ${crypto.randomUUID()}, 1)`.run();
    }
    await expectAnswer(post('/api/series', seriesBody(), fresh.token), 409, Problem);
    await sql`UPDATE series SET due_at = NULL WHERE host_id = ${fresh.id} AND id % 2`.run();
    await hostSeries(fresh);
  });

  it('keeps those who were accepted, in what is there and in what comes', async () => {
    const first = await hostSeries(host);
    const { id } = first.series;
    const member = await join(first, host);
    expect(await statesOf(id, member.id)).toEqual(['accepted', 'accepted', 'accepted', 'accepted']);
    await runClock(Date.now() + 14 * DAY_MS);
    expect(await statesOf(id, member.id)).toEqual(times(6, 'accepted'));
    expect(await seatsOf(id)).toEqual(times(6, 2));
    expect(await detail(first.id, member)).toMatchObject({ inSeries: true });
    expect(await readSeries(id, member)).toMatchObject({ member: true });
    expect(
      (await noticeKinds(member)).filter((kind) => kind === 'application-accepted'),
    ).toHaveLength(1);
  });

  it('never sells more seats than there are: who joined later waits', async () => {
    const first = await hostSeries(host, {}, { seats: 3 });
    const { id } = first.series;
    const [one, two] = [await join(first, host), await join(first, host)];
    const sessions = (await readSeries(id, host)).sessions;
    const late = await addUser();
    const second = sessions[1]?.id ?? 0;
    await sql`UPDATE sessions SET seats = 4 WHERE id = ${second}`.run();
    const application = await apply(late, second);
    await changeApplicationStatus(host, application.id, 'accepted');
    expect(await statesOf(id, late.id)).toEqual(['waiting', 'accepted', 'waiting', 'waiting']);
    await runClock(Date.now() + 7 * DAY_MS);
    expect((await statesOf(id, late.id)).at(-1)).toBe('waiting');
    expect((await statesOf(id, one.id)).at(-1)).toBe('accepted');
    expect((await statesOf(id, two.id)).at(-1)).toBe('accepted');
    expect(await seatsOf(id)).toEqual([3, 4, 3, 3, 3]);
  });

  it('gives a member their role in each session, and no seat of a role that is taken', async () => {
    const roles = [{ name: 'Tank', seats: 1 }];
    const first = await hostSeries(host, {}, { seats: 4, roles });
    const { id } = first.series;
    const [tank, second, free] = [await addUser(), await addUser(), await addUser()];
    const enter = async (user: typeof tank, session: number, role?: string) => {
      const body = { text: '', user: `/api/users/${user.id}`, session: `/api/sessions/${session}` };
      const sent = post('/api/applications', { ...body, ...(role && { role }) }, user.token);
      const application = await expectAnswer(sent, 201, ApplicationItem);
      await changeApplicationStatus(host, application.id, 'accepted');
      return application.id;
    };
    await enter(tank, first.id, 'Tank');
    expect(await statesOf(id, tank.id)).toEqual(times(4, 'accepted'));
    const later = (await readSeries(id, host)).sessions[1]?.id ?? 0;
    await sql`UPDATE applications SET status = 'left' WHERE user_id = ${tank.id} AND session_id = ${later}`.run();
    await sql`UPDATE sessions SET seats_taken = 1 WHERE id = ${later}`.run();
    await enter(second, later, 'Tank');
    await enter(free, first.id);
    expect(await statesOf(id, second.id)).toEqual(['waiting', 'accepted', 'waiting', 'waiting']);
    expect(await statesOf(id, free.id)).toEqual(times(4, 'accepted'));
    await runClock(Date.now() + 7 * DAY_MS);
    const made = [tank, second, free].map(async (user) => (await statesOf(id, user.id)).at(-1));
    expect(await Promise.all(made)).toEqual(['accepted', 'waiting', 'accepted']);
  });

  it('leaves a seat that is offered to someone who waits', async () => {
    const first = await hostSeries(host, {}, { seats: 2 });
    const { id } = first.series;
    const member = await join(first, host);
    const second = (await readSeries(id, host)).sessions[1]?.id ?? 0;
    const waiting = await addUser();
    await changeApplicationStatus(host, (await apply(waiting, second)).id, 'accepted');
    const mine =
      await valueOf<number>`SELECT id FROM applications WHERE user_id = ${member.id} AND session_id = ${second}`;
    await changeApplicationStatus(member, mine ?? 0, 'left');
    await changeApplicationStatus(member, member.application, 'left');
    const next = await join(first, host);
    expect(await statesOf(id, next.id)).toEqual(['accepted', 'waiting', 'waiting', 'waiting']);
    const results =
      await rows`SELECT seats_taken AS taken, seats_held AS held FROM sessions WHERE series_id = ${id} ORDER BY series_day`;
    expect(results).toEqual([
      { taken: 2, held: 0 },
      { taken: 1, held: 1 },
      { taken: 2, held: 0 },
      { taken: 2, held: 0 },
    ]);
  });

  it('takes those who got a seat at once, and keeps roles and instant seats in what comes', async () => {
    const first = await hostSeries(host, {}, { instant: 'everyone' });
    const { id } = first.series;
    const guest = await addUser();
    expect((await apply(guest, first.id)).status).toBe('accepted');
    await copyJoined(new Database(env.DB), Date.now(), Date.now() + DAY_MS);
    expect(await statesOf(id, guest.id)).toEqual(times(4, 'accepted'));
    await expectAnswer(
      following(host, id, first.id, { instant: 'nobody', roles: [{ name: 'Healer', seats: 1 }] }),
      200,
      SessionItem,
    );
    await runClock(Date.now() + 7 * DAY_MS);
    const last = (await readSeries(id, host)).sessions.at(-1)?.id ?? 0;
    expect(await detail(last, host)).toMatchObject({
      instant: 'nobody',
      roles: [{ name: 'Healer' }],
    });
  });

  it('lets a member skip one evening, whose seat is free then', async () => {
    const first = await hostSeries(host);
    const { id } = first.series;
    const member = await join(first, host);
    await changeApplicationStatus(member, member.application, 'left');
    expect(await statesOf(id, member.id)).toEqual(['left', 'accepted', 'accepted', 'accepted']);
    expect(await seatsOf(id)).toEqual([1, 2, 2, 2]);
    const read = (await readSeries(id, member)).sessions;
    expect(read.map(({ application }) => application)).toEqual(['left', ...times(3, 'accepted')]);
    expect(await noticeKinds(host)).toContain('member-skipped');
    await runClock(Date.now() + 7 * DAY_MS);
    expect(await statesOf(id, member.id)).toEqual(['left', ...times(4, 'accepted')]);
  });

  it('lets a member leave all, and tells the host once', async () => {
    const fresh = await register();
    const first = await hostSeries(fresh);
    const { id } = first.series;
    const member = await join(first, fresh);
    // Other members and other series aren't affected.
    const [stays, another] = [await join(first, fresh), await register()];
    const other = await hostSeries(another);
    await changeApplicationStatus(another, (await apply(member, other.id)).id, 'accepted');
    const left = () => send('DELETE', `/api/series/${id}/membership`, { token: member.token });
    expect((await left()).status).toBe(204);
    expect(await readSeries(id, stays)).toMatchObject({ member: true });
    expect(await readSeries(other.series.id, member)).toMatchObject({ member: true });
    expect(await statesOf(other.series.id, member.id)).toEqual(times(4, 'accepted'));
    expect(await statesOf(id, member.id)).toEqual(times(4, 'left'));
    expect(await seatsOf(id)).toEqual(times(4, 2));
    expect((await noticeKinds(fresh)).filter((kind) => kind === 'series-left')).toHaveLength(1);
    await runClock(Date.now() + 7 * DAY_MS);
    expect((await statesOf(id, member.id)).at(-1)).toBe(null);
    expect((await left()).status).toBe(404);
  });

  it('lets a member leave also what is taken down and may be restored', async () => {
    const first = await hostSeries(host);
    const { id } = first.series;
    const member = await join(first, host);
    await sql`UPDATE sessions SET taken_down_at = 1, closed = 1 WHERE id = ${first.id}`.run();
    await send('DELETE', `/api/series/${id}/membership`, { token: member.token });
    expect(await statesOf(id, member.id)).toEqual(times(4, 'left'));
  });

  it('is over for someone whom the host removes from one session', async () => {
    const fresh = await register();
    const first = await hostSeries(fresh);
    const { id } = first.series;
    const member = await join(first, fresh);
    await changeApplicationStatus(fresh, member.application, 'removed');
    expect(await noticeKinds(fresh)).not.toContain('series-left');
    expect(await statesOf(id, member.id)).toEqual(times(4, 'removed'));
    await runClock(Date.now() + 7 * DAY_MS);
    expect((await statesOf(id, member.id)).at(-1)).toBe(null);
  });

  it('is over for someone who has blocked the host', async () => {
    const first = await hostSeries(host);
    const member = await join(first, host);
    await put(`/api/blocks/${host.id}`, {}, member.token);
    await runClock(Date.now() + 7 * DAY_MS);
    expect((await statesOf(first.series.id, member.id)).at(-1)).toBe(null);
    expect((await seatsOf(first.series.id)).at(-1)).toBe(1);
  });
});

const expectRuleRefused = (repeats: Record<string, unknown>, field: string) =>
  expectRefused(post('/api/series', seriesBody(repeats), host.token), `repeats.${field}`);

it('bad input is refused with the field that is wrong', async () => {
  await expectRuleRefused({ weekdays: [] }, 'weekdays');
  await expectRuleRefused({ from: '2020-01-01', until: '2020-03-01' }, 'from');
  await expectRuleRefused({ from: inDays(500), until: inDays(520) }, 'from');
  await expectRuleRefused(
    { from: inDays(1), until: inDays(2), weekdays: [weekdayOf(inDays(4))] },
    'until',
  );
});

it('bad input is refused for a day that the sessions before have passed', async () => {
  const first = await hostSeries(host);
  const { sessions, repeats } = await readSeries(first.series.id, host);
  const answer = following(host, first.series.id, sessions[2]?.id ?? 0, { repeats });
  await expectRefused(answer, 'repeats.from');
});

it('lets only the host change it, and hides it from those who may not see it', async () => {
  const stranger = await addUser();
  const first = await hostSeries(host, {}, { visibility: 'friends' });
  const { id } = first.series;
  expect((await get(`/api/series/${id}`, stranger.token)).status).toBe(404);
  expect((await following(stranger, id, first.id, { name: 'Mine now' })).status).toBe(404);
  const open = await hostSeries(host);
  expect((await following(stranger, open.series.id, open.id, { name: 'Mine now' })).status).toBe(
    403,
  );
  const other = await hostSeries(host);
  expect((await following(host, open.series.id, other.id, { name: 'Mixed up' })).status).toBe(404);
});

it('is there for everyone with the link to an unlisted session', async () => {
  const first = await hostSeries(host, {}, { visibility: 'unlisted' });
  const { key } = await detail(first.id, host);
  expect((await get(`/api/series/${first.series.id}`)).status).toBe(404);
  expect((await get(`/api/series/${first.series.id}?key=${key}`)).status).toBe(200);
});
