import { env } from 'cloudflare:test';
import { beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';

import { CurrentUser } from '../../../worker/contract/account.ts';
import {
  CategoryList,
  GameItem,
  GameList,
  GameRequestItem,
  Preferences,
  type PreferencesWrite,
} from '../../../worker/contract/game.ts';
import { Conflict, Problem } from '../../../worker/contract/problem.ts';
import { SessionsByPreference } from '../../../worker/contract/session.ts';
import { UsersByPreference } from '../../../worker/contract/user.ts';
import { Database } from '../../../worker/core/database.ts';
import { recountCategories } from '../../../worker/sessions/queries/close-ended.ts';
import {
  everyPage,
  expectAnswer,
  expectRefused,
  get,
  getAs,
  post,
  put,
} from '../support/client.ts';
import { addUser } from '../support/people.ts';
import { addListedUser, addSession } from '../support/search-data.ts';
import { apply, changeApplicationStatus } from '../support/sessions.ts';
import { rows, sql, valueOf } from '../support/sql.ts';

type Choice = Partial<Omit<PreferencesWrite['games'][number], 'game'>>;

const chosen = (ids: number[], more: Choice = {}) => ({
  games: ids.map((id) => ({ game: `/api/games/${id}`, ...more })),
});

const choose = (ids: number[], token: string) =>
  expectAnswer(put('/api/preferences', chosen(ids), token), 200, Preferences);

const idsOf = ({ games }: z.infer<typeof Preferences>) => games.map(({ game }) => game.id);

const named = async (query: string) =>
  (await getAs(GameList, `/api/games?${query}`)).member.map(({ name }) => name);

const ask = (name: unknown, token?: string) => post('/api/game-requests', { name }, token);

let person: { id: number; token: string };

beforeAll(async () => {
  person = await addUser();
});

describe('catalogue', () => {
  it('is searched by the beginnings of words, whatever their case and accents', async () => {
    for (const q of ['pokemon u', 'POKÉMON unite', 'unite pok']) {
      expect(await named(`q=${encodeURIComponent(q)}`)).toEqual(['Pokémon Unite']);
    }
    expect(await named(`q=${encodeURIComponent('"; DROP -- OR *')}`)).toEqual([]);
    expect(await named(`q=${encodeURIComponent('🎲')}`)).toEqual([]);
    expect(await named('category=999999')).toEqual([]);
    expect((await get('/api/games?category=x')).status).toBe(422);
  });

  it('knows each game by its id', async () => {
    const game = await getAs(GameItem, '/api/games/29');
    expect(game).toMatchObject({ '@id': '/api/games/29', name: 'Pokémon Unite' });
    await expectAnswer(get('/api/games/999999'), 404, Problem);
    await expectAnswer(get('/api/games/x'), 404, Problem);
  });

  it('is listed whole where nothing is typed, by name and page by page', async () => {
    const pages = await everyPage(GameList, '/api/games?q=%20&itemsPerPage=50');
    const names = pages.flatMap(({ member }) => member.map(({ name }) => name));
    const count = await valueOf<number>`SELECT count(*) AS n FROM games`;
    expect(names).toHaveLength(count ?? 0);
    expect(new Set(names).size).toBe(names.length);
    expect((await get('/api/games?cursor=found-1')).status).toBe(422);
    expect((await get('/api/games?q=a&cursor=games-1')).status).toBe(422);
  });

  it('knows of each category its games and its open sessions', async () => {
    await addSession(person.id, { games: [30] });
    await addSession(person.id, { games: [30], visibility: 'friends' });
    await addSession(person.id, { games: [30], visibility: 'unlisted' });
    await recountCategories(new Database(env.DB));
    const { member } = await getAs(CategoryList, '/api/categories');
    expect(member.find(({ name }) => name === 'MMO')).toMatchObject({ id: 4, openSessionCount: 1 });
    expect(member.every(({ gameCount }) => gameCount > 0)).toBe(true);
    expect(member.every(({ games }) => games.length === 3)).toBe(true);
  });
});

describe('preferences', () => {
  it('are kept in the order they were given, with platform and level', async () => {
    const { token } = await addUser();
    expect(idsOf(await choose([9, 2, 30], token))).toEqual([9, 2, 30]);
    expect(idsOf(await choose([30, 9, 5], token))).toEqual([30, 9, 5]);
    const detailed = await expectAnswer(
      put('/api/preferences', chosen([5, 30], { platform: 'switch', level: 'beginner' }), token),
      200,
      Preferences,
    );
    expect(detailed.games[0]).toMatchObject({ platform: 'switch', level: 'beginner' });
    expect(await getAs(Preferences, '/api/preferences', token)).toEqual(detailed);
    const account = await getAs(CurrentUser, '/api/currentuser', token);
    expect(account.preferenceCount).toBe(2);
    expect(idsOf(await choose([], token))).toEqual([]);
  });

  it('keep an archived game that was chosen before, and take none again', async () => {
    const { token } = await addUser();
    await choose([50, 51], token);
    await sql`UPDATE games SET archived_at = 1 WHERE id = 50`.run();
    expect(idsOf(await choose([51, 50, 52], token))).toEqual([51, 50, 52]);
    await expectAnswer(put('/api/preferences', chosen([50]), person.token), 422, Problem);
    expect(idsOf(await choose([51], token))).toEqual([51]);
    await expectAnswer(put('/api/preferences', chosen([51, 50]), token), 422, Problem);
  });

  it('refuse unknown games, and stay as they were', async () => {
    const { token } = await addUser();
    await choose([1, 2], token);
    const answer = put('/api/preferences', chosen([1, 999_999]), token);
    const { violations } = await expectAnswer(answer, 422, Problem);
    expect(violations?.[0]?.propertyPath).toMatch(/^games/);
    expect(idsOf(await getAs(Preferences, '/api/preferences', token))).toEqual([1, 2]);
  });

  it('decide at once what the lists of home show', async () => {
    const me = await addUser();
    const sessions = () => getAs(SessionsByPreference, '/api/sessionsgames', me.token);
    const people = () => getAs(UsersByPreference, '/api/usergames', me.token);
    const later = await addSession(person.id, { games: [77], startsAt: Date.now() + 9e6 });
    const sooner = await addSession(person.id, { games: [77, 3], startsAt: Date.now() + 8e6 });
    const mate = await addListedUser({}, [77]);
    expect((await sessions()).basis).toBe('latest');
    await choose([77], me.token);
    expect(await sessions()).toMatchObject({
      basis: 'preferences',
      member: [{ id: sooner }, { id: later }],
    });
    // Sessions that the user can join come first. Those that they host or have applied for aren't listed.
    const running = await addSession(person.id, { games: [77], startsAt: Date.now() - 6e5 });
    const full = await addSession(person.id, { games: [77], startsAt: Date.now() + 7e6, seats: 2 });
    await changeApplicationStatus(person, (await apply(mate, full)).id, 'accepted');
    await addSession(me.id, { games: [77], startsAt: Date.now() + 7e6 });
    const states = ['pending', 'accepted', 'declined', 'withdrawn'] as const;
    const applied = await Promise.all(
      // Apart by a millisecond each: the same session again would be one that was sent twice.
      states.map((_, at) =>
        addSession(person.id, { games: [77], startsAt: Date.now() + 7e6 + at }),
      ),
    );
    const idOf = async (place: number) => (await apply(me, applied[place] ?? 0)).id;
    await idOf(0);
    await changeApplicationStatus(person, await idOf(1), 'accepted');
    await changeApplicationStatus(person, await idOf(2), 'declined');
    await changeApplicationStatus(me, await idOf(3), 'withdrawn');
    expect((await sessions()).member.map(({ id }) => id)).toEqual([
      applied[3],
      sooner,
      later,
      running,
      full,
    ]);
    expect(await people()).toMatchObject({ basis: 'preferences', member: [{ id: mate.id }] });
    await choose([78], mate.token);
    expect((await people()).member).toEqual([]);
    await choose([78], me.token);
    expect((await people()).member).toMatchObject([{ id: mate.id }]);
    expect((await sessions()).member).toEqual([]);
    await choose([], me.token);
    expect((await sessions()).basis).toBe('latest');
  });
});

describe('requests for games', () => {
  it('are written once, whatever the case', async () => {
    const asked = await expectAnswer(ask('  Sea   of Stars ', person.token), 201, GameRequestItem);
    expect(asked.name).toBe('Sea of Stars');
    const again = await expectAnswer(ask('SEA OF STARS', person.token), 409, Conflict);
    expect(again.error).toBeTypeOf('string');
    expect(again.detail).toBe('You’ve already requested this game.');
    expect(again).not.toHaveProperty('code');
    const other = await addUser();
    await expectAnswer(ask('Sea of Stars', other.token), 201, GameRequestItem);
    const results = await rows`SELECT user_id, name FROM game_requests`;
    expect(results).toHaveLength(2);
  });

  it('are refused for what the catalogue has, and for no name', async () => {
    for (const name of ['valorant', ' Dota 2 ', ''])
      await expectRefused(ask(name, person.token), 'name');
  });

  it('end at 20 that nobody has decided on', async () => {
    const { id, token } = await addUser();
    for (let index = 0; index < 20; index += 1) {
      await expectAnswer(ask(`Wish ${index}`, token), 201, GameRequestItem);
    }
    const full = await expectAnswer(ask('Wish 20', token), 409, Conflict);
    expect(full).not.toHaveProperty('error');
    await sql`UPDATE game_requests SET decided_at = 1 WHERE user_id = ${id}`.run();
    await expectAnswer(ask('Wish 20', token), 201, GameRequestItem);
  });
});
