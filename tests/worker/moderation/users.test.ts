import { env } from 'cloudflare:test';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { CurrentUser } from '../../../worker/contract/account.ts';
import { AdminUserDetail } from '../../../worker/contract/admin-user.ts';
import { Problem, Unauthenticated } from '../../../worker/contract/problem.ts';
import { OwnSessionList, SessionDetail } from '../../../worker/contract/session.ts';
import { sweep } from '../../../worker/sweep.ts';
import { expectAnswer, get, getAs, patch, post, statusesOf } from '../support/client.ts';
import { addAdmin, addUser, logIn, register } from '../support/people.ts';
import { hostSeries } from '../support/series.ts';
import {
  HOUR_MS,
  addGames,
  apply,
  changeApplicationStatus,
  hostSession,
  noticeKinds,
} from '../support/sessions.ts';
import { rows, sql, valueOf } from '../support/sql.ts';

type Person = Awaited<ReturnType<typeof addUser>>;

let admin: Person;
let mira: Person;

const change = (id: number, body: unknown, token = admin.token) =>
  patch(`/api/admin/users/${id}`, body, token);

const changed = (id: number, body: unknown) => expectAnswer(change(id, body), 200, AdminUserDetail);

const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();

const logOf = (id: number) =>
  rows`SELECT action, reason, actor_id AS actor FROM audit_log WHERE about = ${`/api/users/${id}`}`;

const host = async (person: Person, over = {}) => (await hostSession(person, over)).id;

const accept = async (by: Person, person: Person, session: number) =>
  changeApplicationStatus(by, (await apply(person, session)).id, 'accepted');

beforeAll(() => addGames());

beforeEach(async () => {
  admin = await addAdmin();
  mira = await addUser();
});

it('a warning stays in the way until it is acknowledged', async () => {
  const answer = post(`/api/admin/users/${mira.id}/warnings`, { reason: 'Be kind' }, admin.token);
  expect(await expectAnswer(answer, 200, AdminUserDetail)).toMatchObject({ openWarnings: 1 });
  const current = await getAs(CurrentUser, '/api/currentuser', mira.token);
  expect(current.warning).toMatchObject({ text: 'Be kind' });
  await patch(`/api/notices/${current.warning?.id}`, { read: true }, mira.token);
  const later = await getAs(CurrentUser, '/api/currentuser', mira.token);
  expect(later.warning).toBeNull();
  expect(await logOf(mira.id)).toEqual([{ action: 'warning', reason: 'Be kind', actor: admin.id }]);
});

describe('a suspension', () => {
  it('says why and until when at log-in, to the right password alone, and ends by the clock', async () => {
    const user = await register();
    const until = inHours(1);
    await changed(user.id, { status: 'suspended', until, reason: 'Insults in a session' });
    expect((await get('/api/currentuser', user.token)).status).toBe(401);
    const refused = await expectAnswer(logIn(user), 401, Unauthenticated.strict());
    expect(refused.message).toBe(
      `This account is suspended until ${until}. Reason: Insults in a session`,
    );
    const wrong = await expectAnswer(
      logIn(user, { password: 'not this one, no' }),
      401,
      Unauthenticated,
    );
    expect(wrong.message).not.toContain('suspended');
    await sql`UPDATE users SET suspended_until = ${Date.now() - 1} WHERE id = ${user.id}`.run();
    expect((await logIn(user)).status).toBe(200);
  });

  it('can be moved and lifted, with a word to the one concerned', async () => {
    await changed(mira.id, { status: 'suspended', until: inHours(1), reason: 'Insults' });
    await changed(mira.id, { status: 'suspended', until: inHours(2), reason: 'More insults' });
    expect(await changed(mira.id, { status: 'active', reason: 'Served' })).toMatchObject({
      status: 'active',
      until: null,
      statusReason: null,
    });
    expect((await logOf(mira.id)).map(({ action }) => action)).toEqual([
      'suspension',
      'suspension',
      'lift',
    ]);
  });

  it('logs out no one else, and says of earlier log-outs when they were', async () => {
    const user = await register();
    const other = await addUser();
    await sql`INSERT INTO devices (key, user_id, rotated_at, user_agent, created_at, expires_at, revoked_at)
       VALUES (${crypto.randomUUID()}, ${user.id}, 1, 'old', 1, 9e15, 7)`.run();
    await changed(user.id, { status: 'suspended', until: inHours(1), reason: 'Insults' });
    expect((await get('/api/currentuser', user.token)).status).toBe(401);
    expect((await get('/api/currentuser', other.token)).status).toBe(200);
    const results =
      await rows`SELECT revoked_at = 7 AS before FROM devices WHERE user_id = ${user.id} ORDER BY id`;
    expect(results).toEqual([{ before: 0 }, { before: 1 }]);
    await changed(user.id, { status: 'active', reason: 'Served' });
    expect(await noticeKinds(other)).toEqual([]);
    const again = await logIn(user);
    const { token }: { token: string } = await again.json();
    expect(await noticeKinds({ token })).toEqual(['account-lifted', 'account-suspended']);
  });

  it('has the series made up for once it is lifted, that of this host alone', async () => {
    const other = await addUser();
    const [own, another] = [await hostSeries(mira), await hostSeries(other)];
    const dueAt = async ({ series }: typeof own) =>
      valueOf`SELECT due_at FROM series WHERE id = ${series.id}`;
    const before = await dueAt(another);
    await changed(mira.id, { status: 'suspended', until: inHours(1), reason: 'Insults' });
    expect(await dueAt(own)).toBeGreaterThan(0);
    await changed(mira.id, { status: 'active', reason: 'Served' });
    expect(await dueAt(own)).toBe(0);
    expect(await dueAt(another)).toBe(before);
  });

  it('leaves those who were about to leave on their way out', async () => {
    await sql`UPDATE users SET status = 'leaving', leaves_at = 9e12 WHERE id = ${mira.id}`.run();
    await changed(mira.id, { status: 'suspended', until: inHours(1), reason: 'Insults' });
    expect(await changed(mira.id, { status: 'active', reason: 'Served' })).toMatchObject({
      status: 'leaving',
    });
  });
});

it('the sweep brings back into the lists those whose suspension is over', async () => {
  const inSearch = () => valueOf`SELECT count(*) AS n FROM user_search WHERE rowid = ${mira.id}`;
  await changed(mira.id, { status: 'suspended', until: inHours(1), reason: 'Insults' });
  await sweep(env, Date.now());
  expect(await inSearch()).toBe(0);
  await sweep(env, Date.now() + 2 * HOUR_MS);
  expect(await inSearch()).toBe(1);
  expect((await get(`/api/users/${mira.id}`)).status).toBe(200);
});

describe('a ban', () => {
  it('cancels what they host, with a word to the members, and takes them out of every list', async () => {
    const [guest, waiting] = [await addUser(), await addUser()];
    const [ahead, quiet] = [await host(mira), await host(mira)];
    await accept(mira, guest, ahead);
    await apply(waiting, ahead);
    await changed(mira.id, { status: 'banned', reason: 'Threats' });
    expect(await noticeKinds(guest)).toContain('session-host-gone');
    expect(await noticeKinds(waiting)).toContain('session-host-gone');
    const results =
      await rows`SELECT cancelled_at IS NOT NULL AS cancelled, closed FROM sessions WHERE id IN (${ahead}, ${quiet})`;
    expect(results).toEqual([
      { cancelled: 1, closed: 1 },
      { cancelled: 1, closed: 1 },
    ]);
    // The member finds the session among the past ones. Both can open it from their notice.
    const past = await get('/api/sessions/own?tab=attended', guest.token);
    expect((await expectAnswer(past, 200, OwnSessionList)).member).toMatchObject([
      { id: ahead, status: 'cancelled', cancelReason: '' },
    ]);
    for (const { token } of [guest, waiting]) {
      const seen = await getAs(SessionDetail, `/api/sessions/${ahead}`, token);
      expect(seen.status).toBe('cancelled');
    }
    expect((await get(`/api/sessions/${ahead}`)).status).toBe(404);
    expect((await get(`/api/sessions/${ahead}`, (await addUser()).token)).status).toBe(404);
    const listed =
      await valueOf`SELECT count(*) AS n FROM session_newest WHERE rowid IN (${ahead}, ${quiet})`;
    expect(listed).toBe(0);
    expect((await get(`/api/users/${mira.id}`, guest.token)).status).toBe(404);
  });

  it('offers their seats to those who wait', async () => {
    const [owner, first, second] = [await addUser(), await addUser(), await addUser()];
    const full = await host(owner, { seats: 2 });
    for (const person of [mira, first, second]) await accept(owner, person, full);
    await changed(mira.id, { status: 'banned', reason: 'Threats' });
    const detail = await getAs(SessionDetail, `/api/sessions/${full}`, owner.token);
    expect(detail).toMatchObject({ roster: [], seatsTaken: 1, seatsHeld: 1, waitingCount: 2 });
    expect(await noticeKinds(first)).toContain('seat-offered');
    expect(await noticeKinds(second)).not.toContain('seat-offered');
    expect(await noticeKinds(owner)).toContain('member-left');
  });

  it('ends every log-in, and says why at the next', async () => {
    const user = await register();
    await changed(user.id, { status: 'banned', reason: 'Threats' });
    const refresh = await post('/api/token/refresh', { refresh_token: user.refresh_token });
    expect(refresh.status).toBe(401);
    const refused = await expectAnswer(logIn(user), 401, Unauthenticated);
    expect(refused.message).toBe('This account is banned. Reason: Threats');
    await changed(user.id, { status: 'active', reason: 'A mistake' });
    expect((await logIn(user)).status).toBe(200);
  });
});

describe('a role', () => {
  it('counts at the next request, both ways', async () => {
    await changed(mira.id, { role: 'ROLE_ADMIN', reason: 'Helps out' });
    expect((await get('/api/admin/users', mira.token)).status).toBe(200);
    await changed(mira.id, { role: 'ROLE_USER', reason: 'Thanks' });
    expect((await get('/api/admin/users', mira.token)).status).toBe(403);
    expect(await noticeKinds(mira)).toEqual(['role-changed', 'role-changed']);
    expect(await logOf(mira.id)).toMatchObject([{ action: 'role' }, { action: 'role' }]);
  });

  it('cannot be given up by the last admin', async () => {
    await sql`UPDATE users SET role = 'user' WHERE role = 'admin' AND id <> ${admin.id}`.run();
    const refused = await expectAnswer(
      change(admin.id, { role: 'ROLE_USER', reason: 'Enough' }),
      409,
      Problem.strict(),
    );
    expect(refused.detail).toContain('the only admin');
    expect(await logOf(admin.id)).toEqual([]);
  });
});

it('a banned account takes no warning and no role, nor does an admin warn themselves', async () => {
  await changed(mira.id, { status: 'banned', reason: 'Threats' });
  const warning = post(`/api/admin/users/${mira.id}/warnings`, { reason: 'x' }, admin.token);
  await expectAnswer(warning, 409, Problem);
  await expectAnswer(change(mira.id, { role: 'ROLE_ADMIN', reason: 'x' }), 409, Problem);
  expect(await logOf(mira.id)).toMatchObject([{ action: 'ban' }]);
  const stored = sql`SELECT role, status FROM users WHERE id = ${mira.id}`;
  expect(await stored.first()).toEqual({ role: 'user', status: 'banned' });
  const own = post(`/api/admin/users/${admin.id}/warnings`, { reason: 'x' }, admin.token);
  await expectAnswer(own, 409, Problem);
});

it('says what is wrong, and does nothing by half', async () => {
  for (const hours of [-1, 24 * 400]) {
    const body = { status: 'suspended', reason: 'x', until: inHours(hours) };
    await expectAnswer(change(mira.id, body), 422, Problem.strict());
  }
  const nobody = { status: 'banned', reason: 'x' };
  await expectAnswer(change(999_999, nobody), 404, Problem.strict());
  await expectAnswer(change(mira.id, { status: 'active', reason: 'x' }), 409, Problem);
  await expectAnswer(change(mira.id, { role: 'ROLE_USER', reason: 'x' }), 409, Problem);
  await expectAnswer(change(admin.id, nobody), 409, Problem);
  const warning = post('/api/admin/users/999999/warnings', { reason: 'x' }, admin.token);
  await expectAnswer(warning, 404, Problem);
  expect(await logOf(mira.id)).toEqual([]);
  expect(await logOf(admin.id)).toEqual([]);
  expect(await noticeKinds(mira)).toEqual([]);
});

it('bans once, whoever asks again', async () => {
  const body = { status: 'banned', reason: 'Threats' };
  const answers = await Promise.all([1, 2, 3].map(() => change(mira.id, body)));
  expect(statusesOf(answers)).toEqual([200, 409, 409]);
  expect(await logOf(mira.id)).toHaveLength(1);
  // The first attempt may not have reached who is connected.
  const told = vi.spyOn(env.SIGNALLING, 'getByName');
  await change(mira.id, body);
  expect(told.mock.calls).toEqual([[String(mira.id)]]);
  told.mockRestore();
});

it('suspends several with one reason once each, sent twice, and one that fails stops none', async () => {
  const people = await Promise.all(Array.from({ length: 5 }, () => addUser()));
  const body = { status: 'suspended', until: inHours(24), reason: 'A raid of spammers' };
  const all = [...people.slice(0, 2), admin, ...people.slice(2)];
  const answers = all.map(({ id }) => Promise.all([change(id, body), change(id, body)]));
  const statuses = (await Promise.all(answers)).map((both) => statusesOf(both));
  expect(statuses).toEqual(all.map((one) => [one === admin ? 409 : 200, 409]));
  const logged = await Promise.all(people.map(({ id }) => logOf(id)));
  expect(logged.map(({ length }) => length)).toEqual([1, 1, 1, 1, 1]);
  // Another reason is another decision.
  await changed(people[0]?.id ?? 0, { ...body, reason: 'It goes on' });
});
