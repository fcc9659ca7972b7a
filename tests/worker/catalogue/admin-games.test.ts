import { beforeAll, expect, it } from 'vitest';

import { AdminGameItem, AdminGameList } from '../../../worker/contract/admin-game.ts';
import { Conflict, Problem } from '../../../worker/contract/problem.ts';
import { expectAnswer, getAs, patch, post } from '../support/client.ts';
import { addUser } from '../support/people.ts';
import { found } from '../support/search-data.ts';
import { hostSession } from '../support/sessions.ts';
import {
  type Person,
  addTo,
  category,
  choose,
  chosenBy,
  countLog,
  foundBy,
  game,
  keeper,
  logOf,
} from './catalogue.ts';

let admin: Person;
let player: Person;

const change = (id: number, body: unknown) => patch(`/api/admin/games/${id}`, body, admin.token);
const changed = (id: number, body: unknown) => expectAnswer(change(id, body), 200, AdminGameItem);
const list = async (query: string) =>
  (await getAs(AdminGameList, `/api/admin/games${query}`, admin.token)).member;

beforeAll(async () => {
  [admin, player] = [await keeper(), await addUser()];
});

it('adds a game, which is found and chosen from then on, and logs it', async () => {
  const added = await addTo(admin, 'Sunless  Harbour', [1, 2]);
  expect(added).toMatchObject({ name: 'Sunless Harbour', archived: false, players: 0 });
  expect(added.categories.map(({ id }) => id)).toEqual([1, 2]);
  expect(await foundBy('sunless har')).toEqual([added.id]);
  expect((await choose(player, [added.id])).status).toBe(200);
  expect(await logOf(admin, game(added.id))).toEqual([
    { action: 'game-added', reason: '', before: null, after: { name: 'Sunless Harbour' } },
  ]);
  expect(await list('?q=sunless')).toMatchObject([{ id: added.id, players: 1 }]);
});

it('renames it: search, sessions and the log follow', async () => {
  const { id } = await addTo(admin, 'Old Lantern', [1]);
  const session = await hostSession(player, { name: 'Tonight', games: [game(id)] });
  expect(await found({ q: 'lantern' })).toEqual([session.id]);
  await changed(id, { name: 'New Beacon', categories: [category(2)] });
  expect(await found({ q: 'lantern' })).toEqual([]);
  expect(await found({ q: 'beacon' })).toEqual([session.id]);
  expect(await found({ q: 'beacon', category: 1 })).toEqual([]);
  expect(await found({ q: 'beacon', category: 2 })).toEqual([session.id]);
  expect(await foundBy('lantern')).toEqual([]);
  expect(await foundBy('beacon')).toEqual([id]);
  const [line] = await logOf(admin, game(id));
  expect(line).toMatchObject({
    action: 'game-changed',
    before: { name: 'Old Lantern', categories: ['Shooter'] },
    after: { name: 'New Beacon', categories: ['Battle royale'] },
  });
});

it('archives it: nobody can choose it any more, who plays it keeps it; and puts it back', async () => {
  const { id } = await addTo(admin, 'Quiet Orbit');
  await choose(player, [id]);
  await changed(id, { archived: true, reason: 'Its servers are gone' });
  expect(await foundBy('quiet orbit')).toEqual([]);
  expect(await chosenBy(player)).toEqual([id]);
  expect((await choose(player, [id, 1])).status).toBe(200);
  expect((await choose(await addUser(), [id])).status).toBe(422);
  expect(await list('?state=archived&q=quiet')).toMatchObject([{ id, archived: true }]);
  expect(await list('?q=quiet')).toEqual([]);
  await changed(id, { archived: false, reason: 'They are back' });
  expect(await foundBy('quiet orbit')).toEqual([id]);
  expect(await logOf(admin, game(id))).toMatchObject([
    { action: 'game-restored', reason: 'They are back', after: { archived: false } },
    { action: 'game-archived', reason: 'Its servers are gone', after: { archived: true } },
    { action: 'game-added' },
  ]);
});

it('lists the catalogue by name, page after page, and by category', async () => {
  const names: string[] = [];
  let next: string | undefined = '/api/admin/games?itemsPerPage=50';
  while (next !== undefined) {
    const page: AdminGameList = await getAs(AdminGameList, next, admin.token);
    names.push(...page.member.map(({ name }) => name));
    ({ next } = page.view);
  }
  expect(names.length).toBeGreaterThan(120);
  expect(new Set(names).size).toBe(names.length);
  for (const item of await list('?category=10')) {
    expect(item.categories.map(({ id }) => id)).toContain(10);
  }
});

it('takes no name twice, whatever its letters, and says where it is', async () => {
  const { id } = await addTo(admin, 'Paper Comet');
  const again = () => post('/api/admin/games', { name: 'PAPER comet' }, admin.token);
  const before = await countLog();
  expect((await expectAnswer(again(), 422, Problem)).detail).toContain('already in the catalogue');
  expect(await countLog()).toBe(before);
  await changed(id, { archived: true, reason: 'Old' });
  expect((await expectAnswer(again(), 422, Problem)).detail).toContain('archive');
  const other = await addTo(admin, 'Paper Moon');
  const renamed = change(other.id, { name: 'Paper Comet' });
  expect((await expectAnswer(renamed, 422, Problem)).violations).toMatchObject([
    { propertyPath: 'name' },
  ]);
  expect(await foundBy('paper moon')).toEqual([other.id]);
});

it('does nothing by halves: an unknown category, no reason, nothing to do', async () => {
  const before = await countLog();
  const unknown = { name: 'Half Light', categories: [category(999)] };
  await expectAnswer(post('/api/admin/games', unknown, admin.token), 422, Problem);
  expect(await foundBy('half light')).toEqual([]);
  await expectAnswer(change(1, { categories: [category(999)] }), 422, Problem);
  await expectAnswer(change(1, { archived: true }), 422, Problem);
  await expectAnswer(change(1, { archived: true, name: 'Both', reason: 'x' }), 422, Problem);
  await expectAnswer(change(1, {}), 422, Problem);
  await expectAnswer(change(1, { archived: false, reason: 'x' }), 409, Conflict);
  await expectAnswer(change(99_999, { name: 'Nobody' }), 404, Problem);
  await expectAnswer(change(99_999, { archived: true, reason: 'x' }), 404, Problem);
  expect(await countLog()).toBe(before);
});

it('adds a game once where two add it at the same time', async () => {
  const both = await Promise.all(
    ['Twin Peaks', 'twin peaks'].map((name) => post('/api/admin/games', { name }, admin.token)),
  );
  expect(new Set(both.map(({ status }) => status))).toEqual(new Set([201, 422]));
  expect(await foundBy('twin peaks')).toHaveLength(1);
});
