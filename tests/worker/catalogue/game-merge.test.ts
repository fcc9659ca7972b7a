import { env } from 'cloudflare:test';
import { beforeAll, expect, it, onTestFinished, vi } from 'vitest';

import { AdminGameItem } from '../../../worker/contract/admin-game.ts';
import { NoticeList } from '../../../worker/contract/notice-item.ts';
import { Conflict, Problem } from '../../../worker/contract/problem.ts';
import { SavedSearchItem, SavedSearchList } from '../../../worker/contract/saved-search.ts';
import { SessionDetail } from '../../../worker/contract/session.ts';
import { UserList } from '../../../worker/contract/user.ts';
import { Database } from '../../../worker/core/database.ts';
import worker from '../../../worker/index.ts';
import { listNames } from '../../../worker/messages/queries/conversations.ts';
import { matchSearches } from '../../../worker/sessions/match-searches.ts';
import { refreshSearches } from '../../../worker/sessions/queries/stale-searches.ts';
import { sweep } from '../../../worker/sweep.ts';
import { expectAnswer, get, getAs, patch, post } from '../support/client.ts';
import { interrupted } from '../support/meanwhile.ts';
import { addUser } from '../support/people.ts';
import { found } from '../support/search-data.ts';
import { sessionBody, hostSession } from '../support/sessions.ts';
import { sql, valueOf } from '../support/sql.ts';
import {
  type Person,
  addTo,
  choose,
  chosenBy,
  countLog,
  foundBy,
  game,
  keeper,
  logOf,
} from './catalogue.ts';

let admin: Person;

const merge = (from: number, into: number, reason = 'The same game') =>
  post(`/api/admin/games/${from}/merge`, { into: game(into), reason }, admin.token);

const players = async (gameId: number, viewer: Person) =>
  (await getAs(UserList, `/api/users?game=${gameId}`, viewer.token)).member.map(({ id }) => id);

const host = async (person: Person, games: number[]) =>
  (await hostSession(person, { games: games.map(game) })).id;

const gamesOf = async (session: number) =>
  (await getAs(SessionDetail, `/api/sessions/${session}`)).games.map(({ id }) => id);

const twins = async (name: string) => {
  const { id: from } = await addTo(admin, `${name} the First`);
  const { id: into } = await addTo(admin, `${name} the Second`);
  return { from, into };
};

const left = () => valueOf<number>`SELECT count(*) AS n FROM stale_index`;

beforeAll(async () => {
  admin = await keeper();
});

it('gives everybody the other game, nobody twice, in place and with what they said of it', async () => {
  const { from, into } = await twins('Castle');
  const [one, both, none] = [await addUser(), await addUser(), await addUser()];
  await choose(one, [3, from, 4]);
  await choose(both, [from, 5, into]);
  await choose(none, [6]);
  const [alone, together] = [await host(one, [from]), await host(both, [from, 1, into])];

  const item = await expectAnswer(merge(from, into), 200, AdminGameItem);
  expect(item).toMatchObject({ id: into, players: 2, sessions: 2 });
  expect(await chosenBy(one)).toEqual([3, into, 4]);
  expect(await chosenBy(both)).toEqual([5, into]);
  expect(await chosenBy(none)).toEqual([6]);
  expect(await gamesOf(alone)).toEqual([into]);
  expect(await gamesOf(together)).toEqual([1, into]);
  // The first of its games is the session's picture in the list of conversations.
  const { sessions } = await listNames(new Database(env.DB), both.id, {
    sessionIds: [together],
    userIds: [],
  });
  expect(sessions[0]?.games.map(({ id }) => id)).toEqual([1]);
  expect(await logOf(admin, game(from))).toMatchObject([
    { action: 'games-merged', reason: 'The same game', after: { into, name: item.name } },
    { action: 'game-added' },
  ]);
});

it('takes the indexes along: people and sessions are found by both ids', async () => {
  const { from, into } = await twins('Meadow');
  const person = await addUser();
  await choose(person, [from]);
  const session = await host(person, [from]);
  await merge(from, into);
  expect(await players(into, admin)).toEqual([person.id]);
  expect(await players(from, admin)).toEqual([person.id]);
  expect(await found({ game: into })).toEqual([session]);
  expect(await found({ game: from })).toEqual([session]);
  expect(await (await get(`/feed.xml?game=${from}`)).text()).toContain(`/session/${session}`);
  expect(await found({ q: 'meadow second' })).toEqual([session]);
  expect(await foundBy('meadow')).toEqual([into]);
});

it('takes saved searches along, so that the next session of the other is told of', async () => {
  const { from, into } = await twins('Harbour');
  const seeker = await addUser();
  const save = (filters: string) =>
    expectAnswer(
      post('/api/saved-searches', { name: filters, filters }, seeker.token),
      201,
      SavedSearchItem,
    );
  const saved = async () =>
    (await getAs(SavedSearchList, '/api/saved-searches', seeker.token)).member.map(
      ({ filters }) => filters,
    );
  for (const filters of [
    `game=${from}`,
    `game=${from}&platform=pc`,
    `game=${into}&platform=pc`,
    `game=${from}1`,
  ])
    await save(filters);
  await merge(from, into);
  expect((await save(`game=${from}&region=europe`)).filters).toBe(`game=${into}&region=europe`);
  const kept = [
    `game=${into}`,
    `game=${into}&region=europe`,
    `game=${into}&platform=pc`,
    `game=${from}1`,
  ];
  expect(new Set(await saved())).toEqual(new Set(kept));
  const session = await host(await addUser(), [into]);
  await sweep(env, Date.now());
  const { member } = await getAs(NoticeList, '/api/notices', seeker.token);
  expect(member).toMatchObject([{ kind: 'session-matched', session: { id: session } }]);
  expect(await left()).toBe(0);
});

it('finds the next session by what is saved with the one afterwards', async () => {
  const { from, into } = await twins('Meander');
  await merge(from, into);
  const seeker = await addUser();
  await post('/api/saved-searches', { name: 'Mine', filters: `game=${from}` }, seeker.token);
  const session = await host(await addUser(), [into]);
  await sweep(env, Date.now());
  const { member } = await getAs(NoticeList, '/api/notices', seeker.token);
  expect(member).toMatchObject([{ kind: 'session-matched', session: { id: session } }]);
});

it('compares no session before all saved searches have the other, however many there are', async () => {
  const { from, into } = await twins('Flood');
  const [many, last] = [await addUser(), await addUser()];
  await sql`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 500)
      INSERT INTO saved_searches (user_id, name, filters, match, fits_hours, pivot, created_at)
      SELECT ${many.id}, 'Many', ${`game=${from}&q=flood`} || i, '', 0, ${`gm${from}`}, 0 FROM n`.run();
  await post('/api/saved-searches', { name: 'Mine', filters: `game=${from}` }, last.token);
  await merge(from, into);
  const session = await host(await addUser(), [into]);
  const notices = async () => (await getAs(NoticeList, '/api/notices', last.token)).member;
  await matchSearches(new Database(env.DB), env, Date.now(), Date.now() + 5_000);
  expect(await notices()).toEqual([]);
  // The clock stands, so that the sweep's time for it isn't over before the second batch.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  onTestFinished(() => void vi.useRealTimers());
  await sweep(env, Date.now());
  expect(await notices()).toMatchObject([{ kind: 'session-matched', session: { id: session } }]);
});

it('finds the next session also if the other is merged while the search is written again', async () => {
  const { from, into } = await twins('Delta');
  const { id: last } = await addTo(admin, 'Delta the Last');
  const seeker = await addUser();
  await post('/api/saved-searches', { name: 'Mine', filters: `game=${from}` }, seeker.token);
  await merge(from, into);
  await refreshSearches(new Database(interrupted(() => merge(into, last), true)), 0);
  const session = await host(await addUser(), [last]);
  await sweep(env, Date.now());
  const { member } = await getAs(NoticeList, '/api/notices', seeker.token);
  expect(member).toMatchObject([{ kind: 'session-matched', session: { id: session } }]);
});

it('follows on: what was merged into the one is the other, too', async () => {
  const { from, into } = await twins('River');
  const { id: last } = await addTo(admin, 'River the Last');
  await merge(from, into);
  await merge(into, last);
  const person = await addUser();
  expect((await choose(person, [from, 7])).status).toBe(200);
  expect(await chosenBy(person)).toEqual([last, 7]);
});

it('leaves to the sweep what one batch cannot hold', async () => {
  const { from, into } = await twins('Crowd');
  const many = 1_200;
  await env.DB.batch([
    sql`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${many})
         INSERT INTO users (id, name, name_key, email, email_key, password_hash, terms_accepted_at, created_at)
         SELECT 90000000 + i, 'Crowd ' || i, 'crowd ' || i, 'c' || i, 'c' || i, '-', 0, 0 FROM n`,
    sql`INSERT INTO preferences (user_id, game_id, position) SELECT id, ${from}, 0 FROM users WHERE id > 90000000`,
  ]);
  await merge(from, into);
  expect(await left()).toBe(many - 500);
  await worker.scheduled({ scheduledTime: Date.now(), cron: '', noRetry() {} }, env);
  expect(await left()).toBe(0);
  const [one] = await env.DB.prepare(
    `SELECT count(*) AS n FROM user_search WHERE user_search MATCH 'facets : gm${into}'`,
  )
    .all<{ n: number }>()
    .then(({ results }) => results);
  expect(one?.n).toBe(many);
});

it('a merge while somebody chooses that game ends with everybody having the other, whoever was first', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { from, into } = await twins(`Race ${round}`);
    const people = await Promise.all(Array.from({ length: 6 }, () => addUser()));
    const acts = people.map(
      (person, index) => () =>
        index % 2 === 0
          ? choose(person, [index === 0 ? into : 8, from])
          : post('/api/sessions', sessionBody({ games: [game(from)] }), person.token),
    );
    acts.splice(round, 0, () => merge(from, into));
    const answers = await Promise.all(acts.map((act) => act()));
    for (const answer of answers) expect([200, 201]).toContain(answer.status);
    const choosers = people.filter((_, index) => index % 2 === 0);
    expect(await Promise.all(choosers.map(chosenBy))).toEqual([[into], [8, into], [8, into]]);
    const rows =
      await valueOf<number>`SELECT (SELECT count(*) FROM preferences WHERE game_id = ${from})
          + (SELECT count(*) FROM session_games WHERE game_id = ${from}) AS n`;
    expect(rows).toBe(0);
    expect(await players(into, admin)).toHaveLength(3);
    expect(await found({ game: into })).toHaveLength(3);
  }
});

it('merges nothing into itself, into what is gone, or twice', async () => {
  const { from, into } = await twins('Stone');
  const { id: gone } = await addTo(admin, 'Stone that is gone');
  await patch(`/api/admin/games/${gone}`, { archived: true, reason: 'Old' }, admin.token);
  const before = await countLog();
  await expectAnswer(merge(from, from), 409, Conflict);
  await expectAnswer(merge(from, gone), 409, Conflict);
  await expectAnswer(merge(from, 99_999), 422, Problem);
  await expectAnswer(merge(99_999, into), 404, Problem);
  await expectAnswer(merge(from, into, '  '), 422, Problem);
  expect(await countLog()).toBe(before);
  expect((await merge(from, into)).status).toBe(200);
  await expectAnswer(merge(from, into), 409, Conflict);
  const back = patch(`/api/admin/games/${from}`, { archived: false, reason: 'x' }, admin.token);
  await expectAnswer(back, 409, Conflict);
  const renamed = patch(`/api/admin/games/${from}`, { name: 'Stone again' }, admin.token);
  await expectAnswer(renamed, 409, Conflict);
  expect(await countLog()).toBe((before ?? 0) + 1);
});
