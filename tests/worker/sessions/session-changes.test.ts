import { env } from 'cloudflare:test';
import { beforeAll, expect, it } from 'vitest';

import { NoticeList } from '../../../worker/contract/notice-item.ts';
import { Problem } from '../../../worker/contract/problem.ts';
import { SessionDetail, SessionItem, SessionList } from '../../../worker/contract/session.ts';
import { Database } from '../../../worker/core/database.ts';
import { itemOfNotice } from '../../../worker/notifications/notification-item.ts';
import { changeSession } from '../../../worker/sessions/queries/session-changes.ts';
import {
  expectAnswer,
  expectDone,
  expectRefused,
  get,
  getAs,
  patch,
  send,
} from '../support/client.ts';
import { limitWrites } from '../support/limits.ts';
import { type Account, addUser, register } from '../support/people.ts';
import {
  HOUR_MS,
  addGames,
  apply,
  fillSeats,
  hostSession,
  noticeKinds,
  changeApplicationStatus,
} from '../support/sessions.ts';
import { rows, sql } from '../support/sql.ts';

let host: Account;
let guest: Account;

interface Person {
  id: number;
  token: string;
}

const change = (id: number, fields: Record<string, unknown>, token = host.token) =>
  patch(`/api/sessions/${id}`, fields, token);

const changed = (id: number, fields: Record<string, unknown>) =>
  expectAnswer(change(id, fields), 200, SessionItem);

const remove = (id: number, token: string | undefined = host.token) =>
  send('DELETE', `/api/sessions/${id}`, { token });

const applyAs = async (session: number, user: Person, status?: string) => {
  const { id } = await apply(user, session);
  if (status === undefined) return 'pending';
  return (await changeApplicationStatus(host, id, status)).status;
};

const told = async (user: Person, session: number) => {
  const results = await rows<{
    kind: string;
    text: string;
  }>`SELECT kind, text FROM notices WHERE user_id = ${user.id} AND session_id = ${session} ORDER BY id`;
  return results.filter(({ kind }) => kind.startsWith('session-'));
};

const detail = (id: number, token?: string) => getAs(SessionDetail, `/api/sessions/${id}`, token);

const stored = (id: number) =>
  sql`SELECT seats, seats_taken, revision, closed FROM sessions WHERE id = ${id}`.first();

const found = async (q: string) =>
  (await getAs(SessionList, `/api/sessions?q=${q}`)).member.map(({ id }) => id);

beforeAll(async () => {
  await addGames();
  [host, guest] = await Promise.all([register(), register()]);
});

it('writes what is given, leaves the rest, and finds the session under its new words', async () => {
  const session = await hostSession(host, { name: 'Quenzal evening' });
  const startsAt = new Date(Date.now() + 30 * HOUR_MS).toISOString();
  const games = ['/api/games/3', '/api/games/1'];
  const now = await changed(session.id, { name: 'Brimora evening', games, startsAt, seats: 8 });
  expect(now).toMatchObject({
    name: 'Brimora evening',
    description: session.description,
    games: [{ id: 3 }, { id: 1 }],
    startsAt,
    durationMinutes: session.durationMinutes,
    seats: 8,
  });
  expect(await found('quenzal')).toEqual([]);
  expect(await found('brimora')).toEqual([session.id]);
  expect(await stored(session.id)).toMatchObject({ revision: 1 });
});

it('tells members of another time, game or platform, and of nothing else', async () => {
  const session = await hostSession(host, { games: ['/api/games/1', '/api/games/2'] });
  expect(await applyAs(session.id, guest, 'accepted')).toBe('accepted');
  const asker = await addUser();
  await applyAs(session.id, asker);
  await changed(session.id, { description: 'Other words', seats: 6, startsAt: session.startsAt });
  await changed(session.id, { games: ['/api/games/2', '/api/games/1'] });
  expect(await told(guest, session.id)).toEqual([]);
  const startsAt = new Date(Date.now() + 30 * HOUR_MS).toISOString();
  for (const fields of [
    { startsAt },
    { durationMinutes: 60 },
    { games: ['/api/games/2'] },
    { platforms: ['xbox', 'pc'] },
  ]) {
    await changed(session.id, fields);
    await sql`UPDATE notices SET read_at = 1 WHERE user_id = ${guest.id}`.run();
  }
  expect(await told(guest, session.id)).toEqual(
    ['moved', 'changed', 'changed', 'changed'].map((what) => ({
      kind: `session-${what}`,
      text: '',
    })),
  );
  const { member: notices } = await getAs(NoticeList, '/api/notices', guest.token);
  expect(notices.filter((notice) => notice.startsAt !== undefined)).toMatchObject([
    { kind: 'session-moved', startsAt },
  ]);
  expect(await told(asker, session.id)).toEqual([]);
});

it('tells of a move before the earlier start, and until the later one', async () => {
  // Whom emails reach.
  await sql`UPDATE users SET email_confirmed_at = 1 WHERE id = ${guest.id}`.run();
  const near = Date.now() + HOUR_MS / 2;
  const far = Date.now() + 30 * HOUR_MS;
  for (const [from, to] of [
    [near, far],
    [far, near],
  ] as const) {
    const { id } = await hostSession(host, { startsAt: new Date(from).toISOString() });
    await applyAs(id, guest, 'accepted');
    const now = Date.now();
    const { notices } = await changeSession(new Database(env.DB), {
      id,
      actorId: host.id,
      now,
      earliestStart: now,
      fields: { startsAt: to },
    });
    expect(notices.map((notice) => itemOfNotice(notice, now))).toMatchObject([
      { what: 'session-moved', startsAt: near, expiresAt: far },
    ]);
  }
});

it('leaves one unread notice of each kind, however often the host changes their mind', async () => {
  const session = await hostSession(host);
  const member = await register();
  const { id } = await apply(member, session.id);
  for (const hours of [5, 6, 7]) {
    const startsAt = new Date(Date.now() + hours * 3_600_000).toISOString();
    await changeApplicationStatus(host, id, 'accepted');
    await changed(session.id, { startsAt });
    await changeApplicationStatus(host, id, 'waiting');
  }
  expect(await noticeKinds(member)).toEqual(['application-waiting', 'session-moved']);
});

it('counts as more writes the more people a change tells', async () => {
  const { id } = await hostSession(host, { seats: 30 });
  await fillSeats(id, 20);
  limitWrites(3);
  await changed(id, { durationMinutes: 60 });
  await expectAnswer(change(id, { durationMinutes: 90 }), 429, Problem);
});

it('cancels with a reason that all who are concerned are told', async () => {
  const session = await hostSession(host, { name: 'Vellichor run', seats: 2 });
  const people = [guest, await addUser(), await addUser(), await addUser()] as const;
  await applyAs(session.id, people[0], 'accepted');
  await applyAs(session.id, people[1], 'accepted');
  await applyAs(session.id, people[2]);
  await applyAs(session.id, people[3], 'declined');
  const fields = { status: 'cancelled', cancelReason: 'The server is down', name: 'Not written' };
  expect(await changed(session.id, fields)).toMatchObject({
    status: 'cancelled',
    name: 'Vellichor run',
  });
  const notice = { kind: 'session-cancelled', text: 'The server is down' };
  const heard = await Promise.all(people.map((person) => told(person, session.id)));
  expect(heard).toEqual([[notice], [notice], [notice], []]);
  expect((await detail(session.id)).cancelReason).toBe('The server is down');
  expect(await found('vellichor')).toEqual([]);
  const latest = await getAs(SessionList, '/api/latest/sessions');
  expect(latest.member.map(({ id }) => id)).not.toContain(session.id);
});

it('deletes a session that nobody has applied to, for good', async () => {
  const session = await hostSession(host, { name: 'Ombrosa run' });
  expect((await detail(session.id, host.token)).deletable).toBe(true);
  await expectDone(remove(session.id));
  await expectAnswer(get(`/api/sessions/${session.id}`, host.token), 404, Problem);
  expect(await found('ombrosa')).toEqual([]);
});

it('lets an archived game stay, and none come', async () => {
  const session = await hostSession(host, { games: ['/api/games/5', '/api/games/1'] });
  await sql`UPDATE games SET archived_at = 1 WHERE id IN (5, 6)`.run();
  const kept = await changed(session.id, { games: ['/api/games/2', '/api/games/5'] });
  expect(kept.games.map(({ id }) => id)).toEqual([2, 5]);
  await expectRefused(change(session.id, { games: ['/api/games/6'] }), 'games');
});

it('says at its field what cannot be, and writes none of it', async () => {
  const session = await hostSession(host, { seats: 4 });
  await applyAs(session.id, guest, 'accepted');
  await applyAs(session.id, await addUser(), 'accepted');
  const past = new Date(Date.now() - HOUR_MS).toISOString();
  const fields = { name: 'New name', seats: 2, startsAt: past, games: ['/api/games/999'] };
  const refused = await expectAnswer(change(session.id, fields), 422, Problem);
  expect(refused.violations?.map(({ propertyPath }) => propertyPath)).toEqual([
    'games',
    'seats',
    'startsAt',
  ]);
  expect(await detail(session.id)).toMatchObject({ name: session.name, seats: 4 });
  expect(await stored(session.id)).toMatchObject({ revision: 0 });
  await expectRefused(change(session.id, { status: 'cancelled' }), 'cancelReason');
  await expectAnswer(change(session.id, { status: 'open' }), 422, Problem);
});

it('says how many seats are taken, and whether some of them are only offered', async () => {
  const session = await hostSession(host, { seats: 2 });
  await applyAs(session.id, guest, 'accepted');
  await applyAs(session.id, await addUser(), 'accepted');
  await changed(session.id, { seats: 3 });
  const refused = async (fields: Record<string, unknown>) =>
    (await expectAnswer(change(session.id, fields), 422, Problem)).violations;
  const message = '3 seats are already taken or offered. Choose at least 3.';
  expect(await refused({ seats: 2 })).toEqual([{ propertyPath: 'seats', message }]);
  // A start that stays or moves ahead adds no violation.
  const { startsAt } = session;
  const later = new Date(Date.parse(startsAt) + HOUR_MS).toISOString();
  expect(await refused({ seats: 2, startsAt: later })).toHaveLength(1);
  const running = await hostSession(host, { seats: 3 });
  await applyAs(running.id, guest, 'accepted');
  await applyAs(running.id, await addUser(), 'accepted');
  await sql`UPDATE sessions SET starts_at = ${Date.now() - HOUR_MS} WHERE id = ${running.id}`.run();
  const begun = (await detail(running.id)).startsAt;
  const full = await expectAnswer(change(running.id, { seats: 2, startsAt: begun }), 422, Problem);
  expect(full.violations).toEqual([
    { propertyPath: 'seats', message: '3 seats are already taken. Choose at least 3.' },
  ]);
});

it('is found if it becomes public and offers its new seats in one save', async () => {
  const session = await hostSession(host, { name: 'Tarnwick run', seats: 2 });
  await applyAs(session.id, guest, 'accepted');
  expect(await applyAs(session.id, await addUser(), 'accepted')).toBe('waiting');
  await changed(session.id, { visibility: 'unlisted' });
  const { status } = await changed(session.id, { visibility: 'public', seats: 4 });
  expect(status).toBe('open');
  expect(await found('tarnwick')).toEqual([session.id]);
  expect(await stored(session.id)).toMatchObject({ revision: 2 });
});

it('changes a running session without moving its start, and does not end it backwards', async () => {
  const session = await hostSession(host, { playNow: true, startsAt: undefined });
  await sql`UPDATE sessions SET starts_at = starts_at - ${HOUR_MS} WHERE id = ${session.id}`.run();
  const { startsAt } = await detail(session.id);
  expect(await changed(session.id, { startsAt, seats: 9 })).toMatchObject({ startsAt, seats: 9 });
  await expectRefused(change(session.id, { durationMinutes: 30 }), 'durationMinutes');
});

it('leaves what is over or cancelled as it is', async () => {
  const [ended, cancelled] = [await hostSession(host), await hostSession(host)];
  await sql`UPDATE sessions SET starts_at = 1, ends_at = 2 WHERE id = ${ended.id}`.run();
  await changed(cancelled.id, { status: 'cancelled', cancelReason: 'Ill' });
  for (const { id } of [ended, cancelled]) {
    await expectAnswer(change(id, { name: 'Too late' }), 409, Problem);
    const again = { status: 'cancelled', cancelReason: 'Again' };
    await expectAnswer(change(id, again), 409, Problem);
  }
});

it('does not delete what somebody has applied to, even if withdrawn', async () => {
  const session = await hostSession(host);
  await applyAs(session.id, guest);
  await sql`UPDATE applications SET status = 'withdrawn' WHERE session_id = ${session.id}`.run();
  await expectAnswer(remove(session.id), 409, Problem);
  expect((await detail(session.id, host.token)).deletable).toBe(false);
});

it('tells nothing to those who may not see it', async () => {
  const open = await hostSession(host);
  const { id } = await hostSession(host, { visibility: 'friends' });
  const cancel = { status: 'cancelled', cancelReason: 'Mine now' };
  await expectAnswer(change(open.id, cancel, guest.token), 403, Problem);
  await expectAnswer(change(id, { name: 'Mine now' }, guest.token), 404, Problem);
  await expectAnswer(change(id, cancel, guest.token), 404, Problem);
  await expectAnswer(remove(id, guest.token), 404, Problem);
});

it('names applications to the host alone', async () => {
  const session = await hostSession(host);
  await applyAs(session.id, guest, 'accepted');
  expect((await detail(session.id, host.token)).roster[0]?.applicationId).toBeTypeOf('number');
  const others = await detail(session.id, guest.token);
  expect(others.roster[0]).not.toHaveProperty('applicationId');
  expect(others).not.toHaveProperty('deletable');
  expect(others).not.toHaveProperty('pendingCount');
});
