import { env } from 'cloudflare:test';
import { beforeAll, beforeEach, expect, it } from 'vitest';

import { AgainResult, PlayedWithList } from '../../../worker/contract/afterwards.ts';
import { NoticeList } from '../../../worker/contract/notice-item.ts';
import { Problem } from '../../../worker/contract/problem.ts';
import { SessionDetail } from '../../../worker/contract/session.ts';
import { Database } from '../../../worker/core/database.ts';
import { listPlayedWith } from '../../../worker/people/queries/played-with.ts';
import {
  type Player,
  aboutOf,
  addPlayer,
  mark,
  played,
  sendThanks,
} from '../support/afterwards.ts';
import {
  expectDone,
  everyPage,
  expectAnswer,
  expectRefused,
  getAs,
  patch,
  post,
  put,
} from '../support/client.ts';
import { countingBinding } from '../support/counting.ts';
import { addGames, hostSession, noticeKinds } from '../support/sessions.ts';
import { sql } from '../support/sql.ts';

let host: Player;
let mira: Player;
let ben: Player;

beforeAll(() => addGames());
beforeEach(async () => {
  [host, mira, ben] = await Promise.all([addPlayer(), addPlayer(), addPlayer()]);
});

const again = (by: Player, session: number, from: number, users: readonly Player[]) =>
  post(
    `/api/sessions/${session}/invitations/again`,
    { from: `/api/sessions/${from}`, users: users.map(({ id }) => `/api/users/${id}`) },
    by.token,
  );

const invited = async (...asked: Parameters<typeof again>) =>
  (await expectAnswer(again(...asked), 201, AgainResult)).invited;

const playedWith = (user: Player, query = '') =>
  getAs(PlayedWithList, `/api/played-with${query}`, user.token);

const names = async (user: Player) =>
  (await playedWith(user)).member.map(({ user: { name } }) => name);

const set = (user: Player, fields: Record<string, unknown>) =>
  patch(`/api/users/${user.id}`, fields, user.token);

it('invites everyone from an earlier session, friends or not, who accept with one tap', async () => {
  const from = await played(host, [mira, ben]);
  const { id } = await hostSession(mira);
  expect(await aboutOf(mira, from, ben)).toMatchObject({ invitable: true });
  expect(await invited(mira, id, from, [host, ben])).toBe(2);
  expect(await invited(mira, id, from, [host, ben])).toBe(0);
  const { member } = await getAs(NoticeList, '/api/notices', ben.token);
  expect(member).toMatchObject([
    { kind: 'session-invited', actor: { id: mira.id }, session: { id } },
  ]);
  const answer = { status: 'accepted' };
  expect((await patch(`/api/invitations/${member[0]?.invitation}`, answer, ben.token)).status).toBe(
    200,
  );
  const { roster } = await getAs(SessionDetail, `/api/sessions/${id}`, ben.token);
  expect(roster.map((one) => one.id)).toEqual([ben.id]);
});

it('lists the people of past sessions, the latest session first, page by page', async () => {
  const cleo = await addPlayer();
  await played(host, [mira, ben], { hoursAgo: 48, name: 'The first' });
  const latest = await played(ben, [mira, cleo], { hoursAgo: 2, name: 'The second' });
  const { member } = await playedWith(mira);
  expect(member.map(({ user }) => user.name)).toEqual([cleo.name, ben.name, host.name]);
  expect(member[0]).toMatchObject({ host: false });
  expect(member[1]).toMatchObject({
    session: { id: latest, name: 'The second' },
    host: true,
    thankable: true,
    thanked: null,
  });
  expect(member[2]).toMatchObject({ session: { name: 'The first' }, user: { relation: 'none' } });
  await sendThanks(mira, ben, latest, 'host');
  const first = await playedWith(mira, '?itemsPerPage=2');
  expect(first.member[1]).toMatchObject({ thankable: false, thanked: 'host' });
  const next = await getAs(PlayedWithList, first.view.next ?? '', mira.token);
  expect(next.member.map(({ user }) => user.name)).toEqual([host.name]);
  expect(next.view.next).toBeUndefined();
});

it('pages through people who were met at the same time, each once, by the last time', async () => {
  const others = await Promise.all(Array.from({ length: 3 }, () => addPlayer()));
  await played(host, [mira, ben, ...others], { hoursAgo: 2 });
  await played(ben, [mira], { hoursAgo: 48 });
  const before = await addPlayer();
  await played(mira, [before], { hoursAgo: 3 });
  const pages = await everyPage(PlayedWithList, '/api/played-with?itemsPerPage=2', mira.token);
  const seen = pages.flatMap(({ member }) => member.map(({ user }) => user.id));
  const latest = [host, ben, ...others].map(({ id }) => id).toSorted((a, b) => b - a);
  expect(seen).toEqual([...latest, before.id]);
});

it('counts the 90 days from the end, for the host and for members', async () => {
  const minute = 1 / 60;
  await played(mira, [ben], { hoursAgo: 90 * 24 - minute });
  await played(mira, [host], { hoursAgo: 90 * 24 + minute });
  expect(await names(mira)).toEqual([ben.name]);
  expect(await names(ben)).toEqual([mira.name]);
  expect(await names(host)).toEqual([]);
});

it('leaves out sessions of which one was no member at the end', async () => {
  const session = await played(host, [mira, ben]);
  await sql`UPDATE applications SET status = 'left' WHERE session_id = ${session} AND user_id = ${mira.id}`.run();
  expect(await names(mira)).toEqual([]);
  expect(await names(host)).toEqual([ben.name]);
  // The list is empty while the session runs.
  await sql`UPDATE sessions SET ends_at = ${Date.now() + 60_000} WHERE id = ${session}`.run();
  expect(await names(host)).toEqual([]);
});

it('reads as many rows however many others have played', async () => {
  await played(host, [mira, ben]);
  const cost = async () => {
    const counting = countingBinding(env.DB);
    const asked = { userId: mira.id, size: 30, now: Date.now() };
    await listPlayedWith(new Database(counting.binding), asked);
    expect(counting.roundTrips()).toBe(1);
    return counting.rowsRead();
  };
  const before = await cost();
  const others = await Promise.all(Array.from({ length: 12 }, () => addPlayer()));
  for (const other of others)
    await played(
      other,
      others.slice(0, 6).filter((one) => one !== other),
    );
  expect(await cost()).toBeLessThanOrEqual(1.1 * before);
});

it('is refused for a session that isn’t one’s own, is over, or was never played', async () => {
  const from = await played(host, [mira]);
  const { id } = await hostSession(mira);
  await expectAnswer(again(host, id, from, [mira]), 404, Problem);
  await expectAnswer(again(host, from, from, [mira]), 409, Problem);
  await expectRefused(again(mira, id, id, [host]), 'from');
  const old = await played(host, [mira], { hoursAgo: 91 * 24 });
  await expectRefused(again(mira, id, old, [host]), 'from');
  await expectRefused(again(mira, id, from, []), 'users');
  await patch(`/api/sessions/${id}`, { status: 'cancelled', cancelReason: 'Ill' }, mira.token);
  await expectAnswer(again(mira, id, from, [host]), 409, Problem);
});

it('forgets people after 90 days, and what was cancelled', async () => {
  await played(host, [mira], { hoursAgo: 91 * 24 });
  const off = await played(ben, [mira]);
  await sql`UPDATE sessions SET cancelled_at = 1 WHERE id = ${off}`.run();
  expect(await names(mira)).toEqual([]);
});

it('leaves out who wasn’t there, has a block, wants no invitations, or was in already', async () => {
  const [cleo, blocked, shy, choosy] = await Promise.all(
    Array.from({ length: 4 }, () => addPlayer()),
  );
  if (!cleo || !blocked || !shy || !choosy) throw new Error('no players');
  const from = await played(host, [mira, blocked, shy, choosy]);
  await put(`/api/blocks/${mira.id}`, undefined, blocked.token);
  await set(shy, { invitesFrom: 'nobody' });
  await set(choosy, { invitesFrom: 'friends' });
  const { id } = await hostSession(mira);
  expect(await invited(mira, id, from, [cleo, blocked, shy, choosy, mira])).toBe(0);
  for (const one of [cleo, blocked, shy, choosy]) expect(await noticeKinds(one)).toEqual([]);
  expect(await aboutOf(mira, from, shy)).toMatchObject({ invitable: false });
});

it('names no one who has a block, is suspended or leaving, and no one to who was marked as not there', async () => {
  const [blocked, suspended, absent] = await Promise.all(
    Array.from({ length: 3 }, () => addPlayer()),
  );
  if (!blocked || !suspended || !absent) throw new Error('no players');
  const session = await played(host, [mira, blocked, suspended, absent]);
  expect(await names(mira)).toHaveLength(4);
  await put(`/api/blocks/${mira.id}`, undefined, blocked.token);
  await sql`UPDATE users SET status = 'suspended' WHERE id = ${suspended.id}`.run();
  await expectDone(mark(host, session, absent));
  // Mira's list still has the marked user, because only the host knows of the mark.
  expect(await names(mira)).toEqual([absent.name, host.name]);
  expect(await names(absent)).toEqual([]);
});
