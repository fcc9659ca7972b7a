import { env } from 'cloudflare:test';
import { beforeAll, expect, it } from 'vitest';

import { eraseAccount } from '../../../worker/accounts/queries/forget-account.ts';
import { CurrentUser } from '../../../worker/contract/account.ts';
import { PlayedWithList } from '../../../worker/contract/afterwards.ts';
import { Conflict, Problem } from '../../../worker/contract/problem.ts';
import { ThanksItem } from '../../../worker/contract/thanks.ts';
import { DAY_MS } from '../../../worker/contract/time.ts';
import { UserDetail } from '../../../worker/contract/user.ts';
import { Database } from '../../../worker/core/database.ts';
import {
  type Player,
  aboutOf,
  addPlayer,
  contest,
  mark,
  played,
  sendThanks,
} from '../support/afterwards.ts';
import {
  expectDone,
  expectAnswer,
  expectRefused,
  getAs,
  put,
  statusesOf,
} from '../support/client.ts';
import { addGames, hostSession, noticeKinds } from '../support/sessions.ts';
import { rows, sql, valueOf } from '../support/sql.ts';

beforeAll(() => addGames());

const given = (answer: Promise<Response>) => expectAnswer(answer, 201, ThanksItem);

/** The thanks that a profile shows. */
const levelsOf = async (user: Player, viewer?: Player) =>
  (await getAs(UserDetail, `/api/users/${user.id}`, viewer?.token)).thanks;

const players = (count: number, days?: number) =>
  Promise.all(Array.from({ length: count }, () => addPlayer(days)));

const setTimes = (column: 'created_at', days: number) =>
  env.DB.prepare(`UPDATE thanks SET ${column} = ${column} - ?`)
    .bind(days * DAY_MS)
    .run();

/** Two players thank the receiver after each of this many sessions, which have different hosts. */
async function thankedBy(receiver: Player, sessions: number) {
  const givers: Player[] = [];
  for (let index = 0; index < sessions; index += 1) {
    const [host, first, second] = await players(3);
    if (!host || !first || !second) throw new Error('no players');
    const session = await played(host, [receiver, first, second]);
    await given(sendThanks(first, receiver, session));
    await given(sendThanks(second, receiver, session));
    givers.push(first, second);
  }
  return givers;
}

it('is given after a session, told once per session, and by no name', async () => {
  const [host, mira, ben] = await players(3);
  if (!host || !mira || !ben) throw new Error('no players');
  const session = await played(host, [mira, ben]);
  expect(await aboutOf(ben, session, mira)).toMatchObject({ thankable: true, thanked: null });
  expect(await given(sendThanks(ben, mira, session, 'friendly'))).toMatchObject({
    user: `/api/users/${mira.id}`,
    kind: 'friendly',
  });
  await given(sendThanks(host, mira, session));
  await given(sendThanks(mira, host, session, 'host'));
  expect(await aboutOf(ben, session, mira)).toMatchObject({
    thankable: false,
    thanked: 'friendly',
  });
  const results =
    await rows`SELECT actor_id AS actor FROM notices WHERE user_id = ${mira.id} AND kind = 'thanked'`;
  expect(results).toEqual([{ actor: null }]);
  expect(await noticeKinds(host)).toContain('thanked');
});

it('is told to no one who has a block with the host, as no list would show it', async () => {
  const [host, mira, ben] = await players(3);
  if (!host || !mira || !ben) throw new Error('no players');
  const session = await played(host, [mira, ben]);
  await put(`/api/blocks/${host.id}`, {}, mira.token);
  await given(sendThanks(ben, mira, session));
  expect((await getAs(CurrentUser, '/api/currentuser', mira.token)).unreadNotices).toBe(0);
});

it('makes a level by different people, which fades after 180 days', async () => {
  const mira = await addPlayer();
  await thankedBy(mira, 1);
  expect(await levelsOf(mira)).toEqual([]);
  await thankedBy(mira, 1);
  expect(await levelsOf(mira)).toEqual([{ kind: 'teammate', level: 1 }]);
  await thankedBy(mira, 3);
  expect(await levelsOf(mira)).toEqual([{ kind: 'teammate', level: 2 }]);
  await setTimes('created_at', 181);
  expect(await levelsOf(mira)).toEqual([]);
});

it('is given once, whatever is sent at the same time', async () => {
  const [host, mira] = await Promise.all([addPlayer(), addPlayer()]);
  const session = await played(host, [mira]);
  const kinds = ['teammate', 'friendly', 'teammate', 'friendly', 'teammate'];
  const answers = await Promise.all(kinds.map((kind) => sendThanks(host, mira, session, kind)));
  expect(statusesOf(answers)).toEqual([201, 409, 409, 409, 409]);
});

it('can be given again after 90 days, and still counts as one person’s', async () => {
  const [host, mira, ben] = await players(3);
  if (!host || !mira || !ben) throw new Error('no players');
  const session = await played(host, [mira, ben]);
  await given(sendThanks(ben, mira, session));
  const next = await played(host, [mira, ben]);
  expect(await expectAnswer(sendThanks(ben, mira, next), 409, Conflict)).toMatchObject({
    error: 'already thanked',
  });
  await setTimes('created_at', 91);
  await given(sendThanks(ben, mira, next));
  const counted =
    await valueOf`SELECT count(DISTINCT counts_as) AS n FROM thanks WHERE receiver_id = ${mira.id}`;
  expect(counted).toBe(1);
});

it('is refused before the end, too late, when cancelled, and for who wasn’t there', async () => {
  const [host, mira, ben] = await players(3);
  if (!host || !mira || !ben) throw new Error('no players');
  const running = await hostSession(host);
  await expectAnswer(sendThanks(host, mira, running.id), 409, Problem);
  const old = await played(host, [mira], { hoursAgo: 91 * 24 });
  await expectAnswer(sendThanks(host, mira, old), 409, Problem);
  const off = await played(host, [mira]);
  await sql`UPDATE sessions SET cancelled_at = 1 WHERE id = ${off}`.run();
  await expectAnswer(sendThanks(host, mira, off), 409, Problem);
  const session = await played(host, [mira]);
  await expectAnswer(sendThanks(host, ben, session), 409, Problem);
  await expectDone(mark(host, session, mira));
  await expectAnswer(sendThanks(mira, host, session), 409, Problem);
  expect(await aboutOf(mira, session, host)).toMatchObject({ thankable: false });
  await expectDone(contest(mira, session));
  await given(sendThanks(mira, host, session));
});

it('names the field: oneself, a member for hosting, another kind', async () => {
  const [host, mira] = await players(2);
  if (!host || !mira) throw new Error('no players');
  const session = await played(host, [mira]);
  await expectRefused(sendThanks(host, host, session), 'user');
  await expectRefused(sendThanks(host, mira, session, 'host'), 'kind');
  await expectRefused(sendThanks(host, mira, session, 'rude'), 'kind');
});

it('is between people who were there, and see each other', async () => {
  const [host, mira, ben] = await players(3);
  if (!host || !mira || !ben) throw new Error('no players');
  const session = await played(host, [mira]);
  await expectAnswer(sendThanks(ben, mira, session), 404, Problem);
  await put(`/api/blocks/${host.id}`, undefined, mira.token);
  await expectAnswer(sendThanks(host, mira, session), 404, Problem);
});

it('counts no one who has a block with them, or whose account is suspended or gone', async () => {
  const mira = await addPlayer();
  const [first, second] = await thankedBy(mira, 2);
  expect(await levelsOf(mira)).toHaveLength(1);
  await thankedBy(mira, 0);
  await put(`/api/blocks/${first?.id}`, undefined, mira.token);
  await sql`UPDATE users SET status = 'suspended' WHERE id = ${second?.id}`.run();
  expect(await levelsOf(mira)).toEqual([]);
});

it('doesn’t tell who is marked as not there, but doesn’t count for them', async () => {
  const [host, mira, ben] = await players(3);
  if (!host || !mira || !ben) throw new Error('no players');
  const session = await played(host, [mira, ben]);
  await expectDone(mark(host, session, mira));
  expect(await aboutOf(ben, session, mira)).toMatchObject({ thankable: true });
  const list = await getAs(PlayedWithList, '/api/played-with', ben.token);
  expect(list.member.find(({ user }) => user.id === mira.id)).toMatchObject({ thankable: true });
  await given(sendThanks(ben, mira, session));
  const counted = () =>
    valueOf`SELECT count(counts_as) AS n FROM thanks WHERE session_id = ${session}`;
  expect(await counted()).toBe(0);
  // A mark of a banned host prevents nothing.
  await expectAnswer(sendThanks(mira, ben, session), 409, Problem);
  await sql`UPDATE users SET status = 'banned' WHERE id = ${host.id}`.run();
  await given(sendThanks(mira, ben, session));
});

it('goes with the account of either, and so does what they said of others', async () => {
  const [host, mira, ben] = await players(3);
  if (!host || !mira || !ben) throw new Error('no players');
  const session = await played(host, [mira, ben]);
  await given(sendThanks(ben, mira, session));
  await given(sendThanks(mira, host, session));
  await given(sendThanks(host, mira, session));
  await sql`INSERT INTO absences (session_id, user_id, marker_id, marked_at, contested_at, agreed_by, agreed_at)
       VALUES (${session}, ${mira.id}, ${host.id}, 1, 1, ${ben.id}, 1)`.run();
  await eraseAccount(new Database(env.DB), { id: ben.id, passwordHash: '', now: Date.now() });
  const agreed =
    'SELECT agreed_by AS agreedBy, agreed_at AS agreedAt FROM absences WHERE session_id = ?';
  expect(await env.DB.prepare(agreed).bind(session).first()).toEqual({
    agreedBy: null,
    agreedAt: null,
  });
  await eraseAccount(new Database(env.DB), { id: host.id, passwordHash: '', now: Date.now() });
  const left = `SELECT (SELECT count(*) FROM absences WHERE session_id = ?3) + (SELECT count(*) FROM thanks
      WHERE ?1 IN (giver_id, receiver_id) OR ?2 IN (giver_id, receiver_id)) AS n`;
  expect(await env.DB.prepare(left).bind(host.id, ben.id, session).first('n')).toBe(0);
});

it('gives a ring of friends, or of private sessions, no level', async () => {
  const ring = await players(6);
  const [first, ...others] = ring;
  if (!first) throw new Error('no players');
  for (const visibility of ['friends', 'unlisted']) {
    for (const host of ring) {
      const session = await played(
        host,
        ring.filter((one) => one !== host),
        { visibility },
      );
      for (const giver of others) await sendThanks(giver, first, session);
    }
    await setTimes('created_at', 91);
  }
  expect(await levelsOf(first)).toEqual([]);
  await env.DB.batch(
    others.map((other) =>
      env.DB.prepare(
        `INSERT INTO friends (low_id, high_id, inviter_id, active, description, created_at)
           VALUES (?1, ?2, ?1, 1, '', 0)`,
      ).bind(Math.min(first.id, other.id), Math.max(first.id, other.id)),
    ),
  );
  const open = await played(first, others);
  for (const giver of others) await given(sendThanks(giver, first, open));
  expect(await levelsOf(first)).toEqual([]);
  // Nor do friends who end their friendship for a moment, for whatever part of the evening.
  await setTimes('created_at', 91);
  for (const other of others.slice(0, 2))
    await put(`/api/blocks/${other.id}`, undefined, first.token);
  await sql`DELETE FROM blocks`.run();
  for (const host of others.slice(2)) {
    const again = await played(host, [first, ...others.slice(0, 2)]);
    for (const giver of others.slice(0, 2)) await sendThanks(giver, first, again);
  }
  expect(await levelsOf(first)).toEqual([]);
  const counted = 'SELECT max(counts_as) AS most FROM thanks WHERE receiver_id = ?';
  expect(await env.DB.prepare(counted).bind(first.id).first('most')).toBe(0);
});

it('gives a crowd in one session, and throw-away accounts, no level', async () => {
  const [host, other] = await Promise.all([addPlayer(), addPlayer()]);
  const crowd = await players(8);
  const session = await played(host, crowd);
  for (const giver of crowd) await given(sendThanks(giver, host, session));
  expect(await levelsOf(host)).toEqual([]);
  const fresh = await players(4, 5);
  for (const givers of [fresh.slice(0, 2), fresh.slice(2)]) {
    const next = await played(other, fresh);
    for (const giver of givers) await given(sendThanks(giver, other, next));
  }
  expect(await levelsOf(other)).toEqual([]);
});
