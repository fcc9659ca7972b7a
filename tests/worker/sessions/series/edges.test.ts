import { env } from 'cloudflare:test';
import { beforeAll, describe, expect, it } from 'vitest';

import { ApplicationItem } from '../../../../worker/contract/application.ts';
import { InvitationItem } from '../../../../worker/contract/invitation.ts';
import { Problem } from '../../../../worker/contract/problem.ts';
import { SessionDetail, SessionItem } from '../../../../worker/contract/session.ts';
import { Database } from '../../../../worker/core/database.ts';
import { copyJoined } from '../../../../worker/sessions/series/queries/copy-joined.ts';
import { expectAnswer, expectRefused, getAs, patch, post, send } from '../../support/client.ts';
import { type Account, addUser, register } from '../../support/people.ts';
import { makeFriends } from '../../support/search-data.ts';
import {
  following,
  hostSeries,
  inDays,
  readSeries,
  runClock,
  weekdayOf,
} from '../../support/series.ts';
import {
  HOUR_MS,
  addGames,
  sessionBody,
  apply,
  changeApplicationStatus,
  noticeKinds,
  letApplyAgain,
} from '../../support/sessions.ts';
import { sql, valueOf } from '../../support/sql.ts';

const WEEK_MS = 7 * 24 * HOUR_MS;

type Person = Awaited<ReturnType<typeof addUser>>;

let host: Account;

beforeAll(async () => {
  await addGames();
  host = await register();
});

async function applyAs(user: Person, session: number, role: string) {
  const body = { text: '', user: `/api/users/${user.id}`, session: `/api/sessions/${session}` };
  const sent = post('/api/applications', { ...body, role }, user.token);
  const { id } = await expectAnswer(sent, 201, ApplicationItem);
  await changeApplicationStatus(host, id, 'accepted');
  return id;
}

const sessionsOf = async (series: number) => (await readSeries(series, host)).sessions;

const applicationTo = async (session: number, user: number) =>
  (await valueOf<number>`SELECT id FROM applications WHERE session_id = ${session} AND user_id = ${user}`) ??
  0;

/** A user's newest application to the series' last session. */
const lastOf = (series: number, user: number) =>
  sql`SELECT a.status, a.role FROM applications a JOIN sessions s ON s.id = a.session_id
     WHERE s.series_id = ${series} AND a.user_id = ${user} ORDER BY s.series_day DESC, a.id DESC LIMIT 1`.first();

describe('a member', () => {
  it('whom the host removed comes back only if the host wants it', async () => {
    const over = { instant: 'everyone', membersInvite: true };
    const first = await hostSeries(host, {}, over);
    const [guest, friend] = [await addUser(), await addUser()];
    const { id } = await apply(guest, first.id);
    await apply(friend, first.id);
    await copyJoined(new Database(env.DB), Date.now(), Date.now() + WEEK_MS);
    await changeApplicationStatus(host, id, 'removed');
    await runClock(Date.now() + WEEK_MS);
    const last = (await sessionsOf(first.series.id)).at(-1)?.id ?? 0;
    await makeFriends(friend.id, guest.id);
    await makeFriends(host.id, guest.id);
    const invite = (by: { token: string }) =>
      post(`/api/sessions/${last}/invitations`, { user: `/api/users/${guest.id}` }, by.token);
    await expectAnswer(invite(friend), 409, Problem);
    await expectAnswer(invite(host), 201, InvitationItem);
    const seen = await getAs(SessionDetail, `/api/sessions/${last}`, guest.token);
    expect(seen.instantly).toBe(false);
    expect((await apply(guest, last)).status).toBe('pending');
  });

  it('whom the host removed comes back by no invitation that a member had sent before', async () => {
    const first = await hostSeries(host, {}, { membersInvite: true });
    const [guest, friend] = [await addUser(), await addUser()];
    const [seat, other] = [await apply(guest, first.id), await apply(friend, first.id)];
    for (const { id } of [seat, other]) await changeApplicationStatus(host, id, 'accepted');
    const second = (await sessionsOf(first.series.id))[1]?.id ?? 0;
    const skipped = await applicationTo(second, guest.id);
    await changeApplicationStatus(guest, skipped, 'left');
    await makeFriends(friend.id, guest.id);
    const sent = post(
      `/api/sessions/${second}/invitations`,
      { user: `/api/users/${guest.id}` },
      friend.token,
    );
    const { id } = await expectAnswer(sent, 201, InvitationItem);
    await changeApplicationStatus(host, seat.id, 'removed');
    const accepting = () => patch(`/api/invitations/${id}`, { status: 'accepted' }, guest.token);
    await expectAnswer(accepting(), 409, Problem);
    expect((await readSeries(first.series.id, guest)).member).toBe(false);
  });

  it('who asks for another role has it from then on', async () => {
    const roles = ['Tank', 'Healer'].map((name) => ({ name, seats: 1 }));
    const first = await hostSeries(host, {}, { seats: 4, roles });
    const user = await addUser();
    const seat = await applyAs(user, first.id, 'Tank');
    await changeApplicationStatus(user, seat, 'left');
    await letApplyAgain();
    await applyAs(user, first.id, 'Healer');
    await runClock(Date.now() + WEEK_MS);
    expect(await lastOf(first.series.id, user.id)).toEqual({ status: 'accepted', role: 'Healer' });
  });

  it('has the seat of someone who may no longer come', async () => {
    const first = await hostSeries(host, {}, { seats: 2 });
    const second = (await sessionsOf(first.series.id))[1]?.id ?? 0;
    const [early, late] = [await addUser(), await addUser()];
    await changeApplicationStatus(host, (await apply(early, first.id)).id, 'accepted');
    await sql`UPDATE sessions SET seats = 3 WHERE id = ${second}`.run();
    await changeApplicationStatus(host, (await apply(late, second)).id, 'accepted');
    await sql`UPDATE users SET status = 'leaving' WHERE id = ${early.id}`.run();
    await runClock(Date.now() + WEEK_MS);
    expect(await lastOf(first.series.id, late.id)).toMatchObject({ status: 'accepted' });
  });

  it('is told only of what has changed', async () => {
    const first = await hostSeries(host);
    const user = await addUser();
    await changeApplicationStatus(host, (await apply(user, first.id)).id, 'accepted');
    const { games, platforms, durationMinutes } = sessionBody();
    const { repeats } = await readSeries(first.series.id, host);
    const same = { games, platforms, durationMinutes, repeats, name: 'Another name' };
    await expectAnswer(following(host, first.series.id, first.id, same), 200, SessionItem);
    expect(await noticeKinds(user)).not.toContain('series-changed');
    const longer = { durationMinutes: 240 };
    await expectAnswer(following(host, first.series.id, first.id, longer), 200, SessionItem);
    expect(await noticeKinds(user)).toContain('series-changed');
  });
});

describe('a change of all that follow', () => {
  it('leaves enough seats for the roles of sessions that come', async () => {
    const roles = [{ name: 'Tank', seats: 3 }];
    const first = await hostSeries(host, { until: inDays(23) }, { seats: 5, roles });
    const { id } = first.series;
    const last = (await sessionsOf(id)).at(-1)?.id ?? 0;
    await expectAnswer(patch(`/api/sessions/${last}`, { roles: [] }, host.token), 200, SessionItem);
    await expectRefused(following(host, id, last, { seats: 3 }), 'seats');
    await expectAnswer(following(host, id, last, { seats: 3, roles: [] }), 200, SessionItem);
  });

  it('names the roles that are taken in a later session', async () => {
    const roles = [{ name: 'Tank', seats: 1 }];
    const first = await hostSeries(host, {}, { seats: 4, roles });
    const user = await addUser();
    await changeApplicationStatus(user, await applyAs(user, first.id, 'Tank'), 'left');
    await expectRefused(following(host, first.series.id, first.id, { roles: [] }), 'roles');
  });

  it('can’t end a running session in the past', async () => {
    const first = await hostSeries(host);
    const now = Date.now();
    await sql`UPDATE sessions SET starts_at = ${now - 2 * HOUR_MS}, ends_at = ${now + HOUR_MS} WHERE id = ${first.id}`.run();
    const answer = following(host, first.series.id, first.id, { durationMinutes: 60 });
    await expectRefused(answer, 'durationMinutes');
  });

  it('brings no deleted session back when a weekday is added', async () => {
    const first = await hostSeries(host);
    const { id } = first.series;
    const third = (await sessionsOf(id))[2];
    const path = `/api/sessions/${third?.id}`;
    expect((await send('DELETE', path, { token: host.token })).status).toBe(204);
    const { repeats } = await readSeries(id, host);
    const weekdays = [weekdayOf(inDays(1)), weekdayOf(inDays(3))];
    for (const time of ['20:00', '21:00']) {
      const change = { repeats: { ...repeats, weekdays, time } };
      await expectAnswer(following(host, id, first.id, change), 200, SessionItem);
    }
    await runClock();
    const days = (await sessionsOf(id)).map(({ startsAt }) => startsAt.slice(0, 10));
    expect(days).toEqual([1, 3, 8, 10, 17, 22, 24].map((day) => inDays(day)));
  });
});
