import { env } from 'cloudflare:test';
import { beforeAll, expect, it } from 'vitest';

import { NoticeList } from '../../../worker/contract/notice-item.ts';
import { Problem } from '../../../worker/contract/problem.ts';
import { UserDetail } from '../../../worker/contract/user.ts';
import { sweep } from '../../../worker/sweep.ts';
import {
  aboutOf,
  addPlayer,
  afterwardsOf,
  agree,
  contest,
  mark,
  played,
  type Player,
  unmark,
  bandFor,
  record,
  settle,
  shift,
} from '../support/afterwards.ts';
import { expectDone, expectAnswer, get, getAs, patch, put } from '../support/client.ts';
import { befriend, end as endFriendship } from '../support/friendship.ts';
import {
  HOUR_MS,
  addGames,
  apply,
  changeApplicationStatus,
  hostSession,
  noticeKinds,
} from '../support/sessions.ts';
import { rows, sql, valueOf } from '../support/sql.ts';

let host: Player;
let mira: Player;
let ben: Player;
let cleo: Player;

beforeAll(async () => {
  await addGames();
  [host, mira, ben, cleo] = await Promise.all([addPlayer(), addPlayer(), addPlayer(), addPlayer()]);
});

const own = (user: Player) => getAs(UserDetail, `/api/users/${user.id}`, user.token);

it('asks the host of a session with members who was there, once, when it is over', async () => {
  const { id } = await hostSession(host, {
    startsAt: new Date(Date.now() + HOUR_MS).toISOString(),
    durationMinutes: 60,
  });
  const alone = await addPlayer();
  await hostSession(alone, { startsAt: new Date(Date.now() + HOUR_MS).toISOString() });
  const application = await apply(mira, id);
  await changeApplicationStatus(host, application.id, 'accepted');
  const end = Date.now() + 3 * HOUR_MS;
  await sweep(env, end);
  await sweep(env, end + 60_000);
  const asked = (await noticeKinds(host)).filter((kind) => kind === 'attendance-asked');
  expect(asked).toHaveLength(1);
  expect(await noticeKinds(alone)).not.toContain('attendance-asked');
});

it('doesn’t ask about what was cancelled, was taken down, or is over for long', async () => {
  const asker = await addPlayer();
  const [cancelled, down, old, asked] = [
    await played(asker, [mira]),
    await played(asker, [mira]),
    await played(asker, [mira], { hoursAgo: 49 }),
    await played(asker, [mira], { hoursAgo: 47 }),
  ];
  const banned = await addPlayer();
  const closed = await played(banned, [mira]);
  await env.DB.batch([
    sql`UPDATE sessions SET cancelled_at = 1 WHERE id = ${cancelled}`,
    sql`UPDATE sessions SET taken_down_at = 1 WHERE id = ${down}`,
    sql`UPDATE users SET status = 'banned' WHERE id = ${banned.id}`,
    sql`UPDATE sessions SET closed = 0 WHERE id IN (${cancelled}, ${down}, ${old}, ${asked}, ${closed})`,
  ]);
  await sweep(env, Date.now());
  const results =
    await rows`SELECT session_id AS id FROM notices WHERE kind = 'attendance-asked' AND user_id IN (${asker.id}, ${banned.id})`;
  expect(results).toEqual([{ id: asked }]);
});

it('lets the host mark who didn’t come, and take that back, and tells the member each time', async () => {
  const session = await played(host, [mira, ben]);
  expect((await afterwardsOf(host, session)).markableUntil).not.toBeNull();
  await expectDone(mark(host, session, mira));
  await expectDone(mark(host, session, mira));
  expect(await aboutOf(host, session, mira)).toMatchObject({ absent: true, contested: false });
  expect((await afterwardsOf(mira, session)).absence).toMatchObject({ contested: false });
  await expectDone(unmark(host, session, mira));
  expect((await afterwardsOf(mira, session)).absence).toBeNull();
  const told = async () =>
    (await getAs(NoticeList, '/api/notices', mira.token)).member.filter(
      (notice) => notice.kind === 'marked-absent' && notice.session?.id === session,
    );
  expect(await told()).toEqual([]);
  await sql`UPDATE notices SET read_at = 1`.run();
  await expectDone(mark(host, session, mira));
  expect(await told()).toMatchObject([{ actor: null, read: false }]);
});

it('asks the members when a mark is contested, of whom one agrees', async () => {
  const session = await played(host, [mira, ben, cleo]);
  await expectDone(mark(host, session, mira));
  expect(await aboutOf(ben, session, mira)).toMatchObject({ asked: false });
  await expectDone(contest(mira, session));
  await expectDone(contest(mira, session));
  expect(await aboutOf(host, session, mira)).toMatchObject({ contested: true, asked: false });
  expect(await aboutOf(ben, session, mira)).toMatchObject({ asked: true, contested: true });
  expect(await noticeKinds(ben)).toContain('absence-contested');
  await expectDone(agree(ben, session, mira));
  await expectDone(agree(ben, session, mira));
  await expectAnswer(agree(cleo, session, mira), 409, Problem);
  expect((await afterwardsOf(mira, session)).absence).toMatchObject({ agreed: true });
  expect(await aboutOf(cleo, session, mira)).toMatchObject({ asked: false });
});

it('shows bands to the host whom one applies to, and to oneself', async () => {
  const [fresh, good, sometimes, often] = await Promise.all(
    Array.from({ length: 4 }, () => addPlayer()),
  );
  if (!fresh || !good || !sometimes || !often) throw new Error('no players');
  await record(fresh, { came: [0, 1, 2, 3], missed: [] });
  await record(good, { came: [0, 0, 1, 1, 2], missed: [] });
  await record(sometimes, { came: [0, 1, 2, 3], missed: [4, 5] });
  await record(often, { came: [0, 1], missed: [2, 3, 4] });
  expect(await bandFor(fresh)).toBe('new');
  expect(await bandFor(good)).toBe('usually');
  expect(await bandFor(sometimes)).toBe('sometimes');
  expect(await bandFor(often)).toBe('often');
  expect((await own(often)).attendance).toBe('often');
  const seen = await getAs(UserDetail, `/api/users/${often.id}`, good.token);
  expect(seen).not.toHaveProperty('attendance');
  const preview = get(`/api/users/${often.id}?as=friend`, often.token);
  expect(await expectAnswer(preview, 200, UserDetail)).not.toHaveProperty('attendance');
});

it('what can’t make a record is sessions among friends, unlisted ones, and those of new accounts', async () => {
  const player = await addPlayer();
  await record(player, { came: [0, 0, 1, 1], missed: [] });
  const fresh = await addPlayer(10);
  const [friend, former, other] = await Promise.all([addPlayer(), addPlayer(), addPlayer()]);
  await befriend(player, friend);
  const friendship = await befriend(player, former);
  await sql`UPDATE friends SET created_at = 0`.run();
  await expectDone(endFriendship(friendship, player));
  for (const by of [fresh, friend, former]) await settle(await played(by, [player]));
  await settle(await played(other, [player], { visibility: 'unlisted' }));
  expect(await bandFor(player)).toBe('new');
  await settle(await played(other, [player]));
  expect(await bandFor(player)).toBe('usually');
});

it('is too early before the end, and too late 48 hours after it', async () => {
  const running = await hostSession(host);
  const application = await apply(mira, running.id);
  await changeApplicationStatus(host, application.id, 'accepted');
  await expectAnswer(mark(host, running.id, mira), 409, Problem);
  const late = await played(host, [mira], { hoursAgo: 49 });
  await expectAnswer(mark(host, late, mira), 409, Problem);
  expect((await afterwardsOf(host, late)).markableUntil).toBeNull();
  const early = await played(host, [mira], { hoursAgo: 40 });
  await expectDone(mark(host, early, mira));
  await shift(early, 6);
  await expectDone(contest(mira, early));
  const missed = await played(host, [mira]);
  await expectDone(mark(host, missed, mira));
  await shift(missed, 8);
  await expectAnswer(contest(mira, missed), 409, Problem);
  await expectDone(unmark(host, missed, mira));
});

it('has no place for who left before the start, was never in, or is gone', async () => {
  const session = await played(host, [mira, ben]);
  await sql`UPDATE applications SET status = 'left', status_at = status_at + 1 WHERE session_id = ${session} AND user_id = ${mira.id}`.run();
  const { detail } = await expectAnswer(mark(host, session, mira), 409, Problem);
  expect(detail).toBe('They weren’t in this session after it began.');
  await expectAnswer(mark(host, session, cleo), 409, Problem);
  await expectAnswer(mark(host, session, host), 404, Problem);
  const gone = await addPlayer();
  const other = await played(host, [gone]);
  await sql`UPDATE users SET status = 'gone' WHERE id = ${gone.id}`.run();
  await expectAnswer(mark(host, other, gone), 404, Problem);
  await expectAnswer(unmark(host, session, ben), 404, Problem);
});

it('doesn’t let anyone leave after the end to get away with it', async () => {
  const session = await played(host, [mira]);
  const id = await valueOf<number>`SELECT id FROM applications WHERE session_id = ${session}`;
  const left = patch(`/api/applications/${id}`, { status: 'left' }, mira.token);
  expect((await expectAnswer(left, 409, Problem)).detail).toBe('This session is over.');
  const removed = patch(`/api/applications/${id}`, { status: 'removed' }, host.token);
  await expectAnswer(removed, 409, Problem);
  await expectDone(mark(host, session, mira));
  expect((await afterwardsOf(mira, session)).absence).not.toBeNull();
});

it('finds who left after the start, so that they can be marked, and can answer', async () => {
  const session = await played(host, [mira, ben]);
  await sql`UPDATE applications SET status = 'left', status_at = status_at + ${4 * HOUR_MS} WHERE session_id = ${session} AND user_id = ${mira.id}`.run();
  expect(await aboutOf(host, session, mira)).toMatchObject({ absent: false, thankable: false });
  expect(await aboutOf(ben, session, mira)).toBeUndefined();
  await expectAnswer(get(`/api/sessions/${session}/afterwards`, mira.token), 404, Problem);
  await expectDone(mark(host, session, mira));
  expect((await afterwardsOf(mira, session)).absence).toMatchObject({ contested: false });
  await expectDone(contest(mira, session));
  await expectDone(agree(ben, session, mira));
});

it('forgets an answer that comes too late, or about a mark that was taken back', async () => {
  const session = await played(host, [mira, ben]);
  await expectDone(mark(host, session, mira));
  await expectDone(contest(mira, session));
  await expectDone(unmark(host, session, mira));
  await expectAnswer(agree(ben, session, mira), 404, Problem);
  await expectAnswer(contest(mira, session), 404, Problem);
  await expectDone(mark(host, session, mira));
  await shift(session, 8);
  await expectAnswer(agree(ben, session, mira), 409, Problem);
});

it('is the host’s to mark, and the marked one’s to contest', async () => {
  const session = await played(host, [mira, ben]);
  const stranger = await addPlayer();
  await expectAnswer(mark(ben, session, mira), 403, Problem);
  await expectAnswer(unmark(ben, session, mira), 403, Problem);
  await expectAnswer(mark(stranger, session, mira), 404, Problem);
  await expectAnswer(get(`/api/sessions/${session}/afterwards`, stranger.token), 404, Problem);
  await expectDone(mark(host, session, mira));
  await expectAnswer(contest(ben, session, mira), 404, Problem);
  await expectAnswer(contest(host, session, mira), 404, Problem);
  await expectAnswer(agree(stranger, session, mira), 404, Problem);
  // An uncontested mark is known to no one else.
  await expectAnswer(agree(ben, session, mira), 404, Problem);
  const seen = await aboutOf(ben, session, mira);
  expect(seen).not.toHaveProperty('absent');
  expect(seen).not.toHaveProperty('contested');
});

it('believes only members who were in before the start, came, and have an account of their own', async () => {
  const fresh = await addPlayer(1);
  const late = await addPlayer();
  const absent = await addPlayer();
  const session = await played(host, [mira, fresh, late, absent, ben]);
  await sql`UPDATE applications SET status_at = status_at + ${4 * HOUR_MS} WHERE session_id = ${session} AND user_id = ${late.id}`.run();
  await expectDone(mark(host, session, mira));
  await expectDone(mark(host, session, absent));
  await expectDone(contest(mira, session));
  for (const witness of [host, fresh, late, absent, mira]) {
    await expectAnswer(agree(witness, session, mira), 404, Problem);
    expect(await noticeKinds(witness)).not.toContain('absence-contested');
  }
  await put(`/api/blocks/${ben.id}`, undefined, mira.token);
  await expectAnswer(agree(ben, session, mira), 404, Problem);
  await sql`DELETE FROM blocks`.run();
  await expectDone(agree(ben, session, mira));
});

it('counts no marks of a banned host', async () => {
  const [victim, banned] = [await addPlayer(), await addPlayer()];
  await record(victim, { came: [0, 0, 1, 2, 3], missed: [0] });
  const session = await played(banned, [victim]);
  await expectDone(mark(banned, session, victim));
  await settle(session);
  expect(await bandFor(victim)).toBe('sometimes');
  await sql`UPDATE users SET status = 'banned' WHERE id = ${banned.id}`.run();
  expect(await bandFor(victim)).toBe('usually');
});

it('counts a contested mark only once another member agrees', async () => {
  const player = await addPlayer();
  await record(player, { came: [0, 1, 2, 3], missed: [4] });
  const session = await played(host, [player, ben]);
  await expectDone(mark(host, session, player));
  await expectDone(contest(player, session));
  await shift(session, 3);
  expect(await bandFor(player)).toBe('usually');
  await expectDone(agree(ben, session, player));
  expect(await bandFor(player)).toBe('sometimes');
});
