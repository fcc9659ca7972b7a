import { env } from 'cloudflare:test';
import { beforeEach, describe, expect, it } from 'vitest';

import { Hours } from '../../../worker/contract/hours.ts';
import { NoticeList } from '../../../worker/contract/notice-item.ts';
import { SavedSearchItem } from '../../../worker/contract/saved-search.ts';
import { SessionsByPreference } from '../../../worker/contract/session.ts';
import { Database } from '../../../worker/core/database.ts';
import { matchSearches } from '../../../worker/sessions/match-searches.ts';
import { refreshHours } from '../../../worker/sessions/queries/hours.ts';
import { sweep } from '../../../worker/sweep.ts';
import { expectAnswer, expectRefused, getAs, post, send } from '../support/client.ts';
import { addUser } from '../support/people.ts';
import { MMO, SHOOTER, addListedUser, addSession, find, found } from '../support/search-data.ts';
import { HOUR_MS } from '../support/sessions.ts';
import { sql, valueOf } from '../support/sql.ts';

type User = Awaited<ReturnType<typeof addUser>>;

/** The last full hour. A test counts from it several times. */
const HOUR = Math.floor(Date.now() / HOUR_MS) * HOUR_MS;
/** A full hour from now, in ms, and its hour of the UTC week. */
const inHours = (hours: number) => HOUR + hours * HOUR_MS;
const hourOf = (at: number) => {
  const date = new Date(at);
  return ((date.getUTCDay() + 6) % 7) * 24 + date.getUTCHours();
};

const put = (body: unknown, { token }: User) => send('PUT', '/api/hours', { body, token });
const setHours = (hours: number[], by: User, zone = 'UTC') =>
  expectAnswer(put({ zone, hours }, by), 200, Hours);

let host: User;
let player: User;
let word: string;
let words = 0;
const search = (query: Record<string, string> = {}, by: User | undefined = player) =>
  found({ q: word, hours: 1, ...query }, by?.token);
const add = (startsAt: number, over = {}) => addSession(host.id, { name: word, startsAt, ...over });

beforeEach(async () => {
  [host, player] = [await addUser(), await addUser()];
  word = `Numbat${(words += 1)}`;
});

describe('own hours', () => {
  it('are kept, replaced and cleared', async () => {
    const empty = { zone: null, hours: [] };
    const read = () => getAs(Hours, '/api/hours', player.token);
    expect(await read()).toMatchObject(empty);
    expect(await setHours([44, 20, 21], player, 'Europe/Berlin')).toMatchObject({
      hours: [20, 21, 44],
    });
    expect(await read()).toMatchObject({ zone: 'Europe/Berlin', hours: [20, 21, 44] });
    await setHours([0, 167], player, 'Asia/Kolkata');
    expect(await read()).toMatchObject({ zone: 'Asia/Kolkata', hours: [0, 167] });
    expect(await setHours([], player)).toMatchObject(empty);
    expect(await read()).toMatchObject(empty);
  });

  it.each([
    ['zone', { zone: 'Mars/Olympus', hours: [1] }],
    ['zone', { zone: '+02:00', hours: [1] }],
    ['zone', { hours: [1] }],
    ['hours.0', { zone: 'UTC', hours: [168] }],
    ['hours.0', { zone: 'UTC', hours: [-1] }],
    ['hours.0', { zone: 'UTC', hours: [1.5] }],
    ['hours', { zone: 'UTC', hours: [1, 1] }],
    ['hours', { zone: 'UTC' }],
  ])('refuse a wrong %s', async (path, body) => {
    await setHours([3], player);
    await expectRefused(put(body, player), path);
    expect(await getAs(Hours, '/api/hours', player.token)).toMatchObject({
      hours: [3],
    });
  });
});

describe('a search for sessions that fit', () => {
  it('finds those that start in the hours, in every order, with other filters', async () => {
    const [soon, later, outside] = [inHours(3), inHours(5), inHours(7)];
    const first = await add(soon + 30 * 60_000);
    const second = await add(later, { games: [MMO] });
    await add(outside);
    await add(soon - 1);
    await setHours([hourOf(soon), hourOf(later)], player);
    expect(await search()).toEqual([first, second]);
    expect(await search({ sort: 'newest' })).toEqual([second, first]);
    expect(await search({ sort: 'best' })).toEqual([first, second]);
    expect(await search({ game: String(MMO) })).toEqual([second]);
    expect(await search({ hours: '0' })).toHaveLength(4);
    expect((await find({ q: word, hours: 'true' }, player.token)).totalItems).toBe(2);
  });

  it('finds all of them if every hour fits, and all but one if one doesn’t', async () => {
    const ids = [await add(inHours(3)), await add(inHours(4)), await add(inHours(5))];
    const week = Array.from({ length: 168 }, (_, hour) => hour);
    await setHours(week, player);
    expect(await search()).toEqual(ids);
    await setHours(
      week.filter((hour) => hour !== hourOf(inHours(4))),
      player,
    );
    expect(await search()).toEqual([ids[0], ids[2]]);
  });

  it('finds none for visitors, and for someone without hours', async () => {
    await add(inHours(3));
    expect(await search()).toEqual([]);
    expect(await found({ q: word, hours: 1 })).toEqual([]);
    await setHours([hourOf(inHours(3))], player);
    expect(await search()).toHaveLength(1);
    await setHours([], player);
    expect(await search()).toEqual([]);
  });

  it('pages through what fits', async () => {
    const ids = [];
    for (let hours = 1; hours <= 10; hours += 1) ids.push(await add(inHours(hours)));
    await setHours(
      [2, 4, 6, 8, 10].map((hours) => hourOf(inHours(hours))),
      player,
    );
    const first = await find({ q: word, hours: 1, itemsPerPage: 3 }, player.token);
    const cursor = new URL(first.view.next ?? '', 'http://x').searchParams.get('cursor') ?? '';
    const rest = await find({ q: word, hours: 1, itemsPerPage: 3, cursor }, player.token);
    expect([...first.member, ...rest.member].map(({ id }) => id)).toEqual(
      ids.filter((_, index) => index % 2 === 1),
    );
  });

  it('follows a session whose start moves', async () => {
    const id = await add(inHours(3));
    await setHours([hourOf(inHours(30))], player);
    expect(await search()).toEqual([]);
    const startsAt = new Date(inHours(30)).toISOString();
    await send('PATCH', `/api/sessions/${id}`, { body: { startsAt }, token: host.token });
    expect(await search()).toEqual([id]);
  });
});

const why = async (query: Record<string, string>, by?: User) =>
  new Map((await find({ q: word, ...query }, by?.token)).member.map((one) => [one.id, one.fits]));

describe('why a session fits', () => {
  it('is said in a search by best fit, which it orders', async () => {
    const fan = await addListedUser({ languages: '["de"]', region: 'africa' }, [MMO]);
    const about = { region: 'asia', language: 'fr', games: [SHOOTER] } as const;
    const none = await add(inHours(1), about);
    const language = await add(inHours(2), { ...about, language: 'de-AT' });
    const hours = await add(inHours(3), about);
    const both = await add(inHours(4), { ...about, games: [MMO], region: 'africa' });
    await setHours([hourOf(inHours(3)), hourOf(inHours(4))], fan);
    const reasons = await why({ sort: 'best' }, fan);
    expect([...reasons.entries()]).toEqual([
      [both, ['game', 'hours', 'region']],
      [hours, ['hours']],
      [language, ['language']],
      [none, []],
    ]);
  });

  it('names the level of one of its games', async () => {
    const fan = await addListedUser({}, [MMO]);
    await sql`UPDATE preferences SET level = 'beginner' WHERE user_id = ${fan.id}`.run();
    const levels = ['any', 'beginner', 'advanced'] as const;
    const ids = [];
    for (const level of levels) ids.push(await add(inHours(2), { level, games: [MMO] }));
    const other = await add(inHours(2), { level: 'beginner', games: [SHOOTER] });
    const reasons = await why({ sort: 'best' }, fan);
    expect(ids.map((id) => reasons.get(id))).toEqual([
      ['game', 'level'],
      ['game', 'level'],
      ['game'],
    ]);
    expect(reasons.get(other)).toEqual([]);
  });

  it('is not said to visitors, nor in another order', async () => {
    const id = await add(inHours(2));
    await setHours([hourOf(inHours(2))], player);
    expect((await why({ sort: 'soonest' }, player)).get(id)).toBeUndefined();
    expect((await why({ sort: 'best' })).get(id)).toBeUndefined();
  });

  it('is said in the list by preference', async () => {
    const fan = await addListedUser({ languages: '["en"]' }, [MMO]);
    const fits = await add(inHours(2), { games: [MMO] });
    const late = await add(inHours(3), { games: [MMO], language: 'fr' });
    await setHours([hourOf(inHours(2))], fan);
    const { member } = await getAs(SessionsByPreference, '/api/sessionsgames', fan.token);
    const reasons = new Map(member.map((one) => [one.id, one.fits]));
    expect(reasons.get(fits)).toEqual(['game', 'hours', 'language']);
    expect(reasons.get(late)).toEqual(['game']);
  });
});

const told = async () =>
  (await getAs(NoticeList, '/api/notices', player.token)).member.flatMap(({ kind, session }) =>
    kind === 'session-matched' && session ? [session.id] : [],
  );
const save = (filters: string) =>
  post('/api/saved-searches', { name: 'Mine', filters }, player.token);
const match = () => matchSearches(new Database(env.DB), env, Date.now(), Date.now() + HOUR_MS);

describe('a saved search', () => {
  it('tells of what fits the hours as they are then', async () => {
    const { filters } = await expectAnswer(save(`q=${word}&hours=1`), 201, SavedSearchItem);
    expect(filters).toBe(`q=${word}&hours=1`);
    await add(inHours(3));
    await match();
    expect(await told()).toEqual([]);
    await setHours([hourOf(inHours(3))], player);
    const id = await add(inHours(3), { seats: 5 });
    await add(inHours(4));
    await match();
    expect(await told()).toEqual([id]);
  });

  it('needs something else to search for', () => expectRefused(save('hours=1'), 'filters'));
});

describe('the sweep', () => {
  it('computes a zone’s year again, and leaves what was changed meanwhile', async () => {
    await setHours([20], player, 'Europe/Berlin');
    const row = () => sql`SELECT * FROM user_hours WHERE user_id = ${player.id}`.first();
    const before = await row();
    await sql`UPDATE user_hours SET stale_at = 1, match = '', matches = '[]', offsets = '[]' WHERE user_id = ${player.id}`.run();
    await refreshHours(new Database(env.DB), Date.now());
    const after = await row();
    expect(after).toMatchObject({
      match: before?.['match'],
      matches: before?.['matches'],
      offsets: before?.['offsets'],
    });
    expect(after?.['stale_at']).toBeGreaterThan(Date.now());
    await refreshHours(new Database(env.DB), Date.now());
    expect(await row()).toEqual(after);
  });

  it('writes sessions from before into the index', async () => {
    const id = await add(inHours(3));
    await setHours([hourOf(inHours(3))], player);
    await env.DB.batch([
      sql`DELETE FROM session_newest WHERE rowid = ${id}`,
      sql`INSERT INTO session_newest (rowid, words, facets) VALUES (${id}, ${word}, 'vp')`,
      sql`INSERT INTO stale_index (kind, id) VALUES ('start', ${id})`,
    ]);
    expect(await search({ sort: 'newest' })).toEqual([]);
    await sweep(env, Date.now());
    expect(await search({ sort: 'newest' })).toEqual([id]);
    expect(await valueOf`SELECT count(*) AS n FROM stale_index`).toBe(0);
  });
});
