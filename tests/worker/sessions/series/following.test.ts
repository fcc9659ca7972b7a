import { env } from 'cloudflare:test';
import { beforeAll, describe, expect, it } from 'vitest';

import { NoticeList } from '../../../../worker/contract/notice-item.ts';
import { Problem } from '../../../../worker/contract/problem.ts';
import { OwnSessionList, SessionItem } from '../../../../worker/contract/session.ts';
import { Database } from '../../../../worker/core/database.ts';
import { itemOfNotice } from '../../../../worker/notifications/notification-item.ts';
import { changeFollowing } from '../../../../worker/sessions/series/routes/change-following.ts';
import { expectAnswer, expectRefused, getAs, patch } from '../../support/client.ts';
import { type Account, addAdmin, addUser, register } from '../../support/people.ts';
import {
  detail,
  following,
  hostSeries,
  inDays,
  join,
  readSeries,
  runClock,
  times,
  weekdayOf,
} from '../../support/series.ts';
import { addGames, noticeKinds } from '../../support/sessions.ts';
import { sql } from '../../support/sql.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

let host: Account;

beforeAll(async () => {
  await addGames();
  host = await register();
});

describe('this and all that follow', () => {
  it('get another time, with one notice for each member', async () => {
    const first = await hostSeries(host);
    const { id } = first.series;
    const member = await join(first, host);
    const [, second] = (await readSeries(id, host)).sessions;
    const { repeats } = await readSeries(id, host);
    const day = second?.startsAt.slice(0, 10) ?? '';
    const changed = await expectAnswer(
      following(host, id, second?.id ?? 0, {
        repeats: { ...repeats, time: '21:30', from: day },
        name: 'Later run',
      }),
      200,
      SessionItem,
    );
    expect(first.games).not.toEqual([]);
    expect(changed).toMatchObject({
      name: 'Later run',
      games: first.games,
      series: { number: 2, of: 8 },
    });
    await runClock(Date.now() + 7 * DAY_MS);
    const after = (await readSeries(id, member)).sessions;
    expect(after.map(({ number, startsAt }) => [number, startsAt.slice(11, 16)])).toEqual([
      [1, '20:00'],
      [2, '21:30'],
      [3, '21:30'],
      [4, '21:30'],
      [5, '21:30'],
    ]);
    const { member: notices } = await getAs(NoticeList, '/api/notices', member.token);
    expect(notices.filter(({ kind }) => kind.startsWith('series-'))).toMatchObject([
      { kind: 'series-moved', startsAt: changed.startsAt },
    ]);
    expect((await detail(after[4]?.id ?? 0, host)).name).toBe('Later run');
  });

  it('are told to members until the later start', async () => {
    const first = await hostSeries(host);
    const { id: seriesId } = first.series;
    const member = await join(first, host);
    // Whom emails reach.
    await sql`UPDATE users SET email_confirmed_at = 1 WHERE id = ${member.id}`.run();
    const { repeats } = await readSeries(seriesId, host);
    const now = Date.now();
    const { notices, row } = await changeFollowing(
      new Database(env.DB),
      { id: first.id, seriesId, actorId: host.id, now },
      {
        from: first.id,
        repeats: { ...repeats, time: '21:30', from: first.startsAt.slice(0, 10) },
      },
    );
    expect(notices.map((notice) => itemOfNotice(notice, now))).toMatchObject([
      { what: 'series-moved', startsAt: Date.parse(first.startsAt), expiresAt: row.startsAt },
    ]);
    expect(row.startsAt).toBe(Date.parse(first.startsAt) + DAY_MS / 16);
  });

  it('move to another weekday with their members, and keep what was cancelled cancelled', async () => {
    const first = await hostSeries(host);
    const { id } = first.series;
    const member = await join(first, host);
    const { sessions, repeats } = await readSeries(id, host);
    const off = { status: 'cancelled', cancelReason: 'Away' };
    await patch(`/api/sessions/${sessions[2]?.id}`, off, host.token);
    const [from] = [inDays(2)];
    await expectAnswer(
      following(host, id, first.id, {
        repeats: { ...repeats, from, weekdays: [weekdayOf(from)], until: inDays(58) },
      }),
      200,
      SessionItem,
    );
    await runClock();
    const open = (await readSeries(id, member)).sessions.filter(({ status }) => status === 'open');
    expect(open.map(({ startsAt }) => startsAt.slice(0, 10))).toEqual([
      inDays(2),
      inDays(9),
      inDays(16),
      inDays(23),
    ]);
    expect(open.slice(0, 3).map(({ id: one }) => one)).toEqual(
      [sessions[0], sessions[1], sessions[3]].map((one) => one?.id),
    );
    expect(open.map(({ application }) => application)).toEqual(times(4, 'accepted'));
  });

  it('are cancelled at once, with one notice for each member', async () => {
    const first = await hostSeries(host);
    const { id } = first.series;
    const member = await join(first, host);
    const [, , third] = (await readSeries(id, host)).sessions;
    const off = { status: 'cancelled', cancelReason: 'Moving away' };
    await expectAnswer(following(host, id, third?.id ?? 0, off), 200, SessionItem);
    await runClock(Date.now() + 7 * DAY_MS);
    const { sessions, of } = await readSeries(id, member);
    expect(sessions.map(({ status }) => status)).toEqual([
      'open',
      'open',
      'cancelled',
      'cancelled',
    ]);
    expect(of).toBe(2);
    expect((await noticeKinds(member)).filter((kind) => kind === 'series-cancelled')).toHaveLength(
      1,
    );
  });

  it('are cancelled with one that is taken down, which may be restored', async () => {
    const first = await hostSeries(host);
    const { id } = first.series;
    const [, second] = (await readSeries(id, host)).sessions;
    const admin = await addAdmin();
    const take = (takenDown: boolean) =>
      patch(`/api/admin/sessions/${second?.id}`, { takenDown, reason: 'Rules' }, admin.token);
    expect((await take(true)).status).toBe(200);
    const off = { status: 'cancelled', cancelReason: 'Moving away' };
    await expectAnswer(following(host, id, first.id, off), 200, SessionItem);
    expect((await take(false)).status).toBe(200);
    const { sessions } = await readSeries(id, host);
    expect(sessions.map(({ status }) => status)).toEqual(times(4, 'cancelled'));
  });

  it('are cancelled once, and by their host', async () => {
    const [first, stranger] = [await hostSeries(host), await addUser()];
    const member = await join(first, host);
    const cancel = (by: { token: string }) =>
      following(by, first.series.id, first.id, { status: 'cancelled', cancelReason: 'Ill' });
    await expectAnswer(cancel(stranger), 403, Problem);
    await expectAnswer(cancel(host), 200, SessionItem);
    await expectAnswer(cancel(host), 409, Problem);
    await expectAnswer(
      following(host, first.series.id, first.id, { name: 'Too late' }),
      409,
      Problem,
    );
    expect((await noticeKinds(member)).filter((kind) => kind === 'series-cancelled')).toHaveLength(
      1,
    );
    expect(await detail(first.id, host)).toMatchObject({ name: first.name, cancelReason: 'Ill' });
  });

  it('stay as they are if they were changed since they were read', async () => {
    const first = await hostSeries(host);
    const { id } = first.series;
    const { revision } = await detail(first.id, host);
    await expectAnswer(
      following(host, id, first.id, { name: 'Changed', revision }),
      200,
      SessionItem,
    );
    const late = following(host, id, first.id, { name: 'Lost', revision });
    expect((await expectAnswer(late, 409, Problem)).detail).toContain('was changed since');
    expect((await detail(first.id, host)).name).toBe('Changed');
  });

  it('are read in order, also when some are over', async () => {
    const fresh = await register();
    const { id } = (await hostSeries(fresh)).series;
    const { sessions } = await readSeries(id, fresh);
    const over = sessions.slice(0, 2).map((one) => one.id);
    await env.DB.batch(
      over.map((one) => sql`UPDATE sessions SET starts_at = 1, ends_at = 2 WHERE id = ${one}`),
    );
    const read = (await readSeries(id, fresh)).sessions;
    expect(read.map(({ number, status }) => [number, status])).toEqual([
      [1, 'ended'],
      [2, 'ended'],
      [3, 'open'],
      [4, 'open'],
    ]);
  });

  it('can’t get fewer seats than one of them has taken', async () => {
    const first = await hostSeries(host);
    await join(first, host);
    await join(first, host);
    await expectRefused(following(host, first.series.id, first.id, { seats: 2 }), 'seats');
    await expectAnswer(following(host, first.series.id, first.id, { seats: 6 }), 200, SessionItem);
    const { member } = await getAs(
      OwnSessionList,
      '/api/sessions/own?tab=hosting&itemsPerPage=60',
      host.token,
    );
    const seats = member
      .filter(({ series }) => series?.id === first.series.id)
      .map((one) => one.seats);
    expect(seats).toEqual([6, 6, 6, 6]);
  });
});
