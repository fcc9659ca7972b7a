import { env } from 'cloudflare:test';
import { beforeAll, expect, it } from 'vitest';

import { CategoryItem, CategoryList } from '../../../worker/contract/game.ts';
import { Conflict, Problem } from '../../../worker/contract/problem.ts';
import { sweep } from '../../../worker/sweep.ts';
import { expectAnswer, getAs, patch, post, put } from '../support/client.ts';
import { addUser } from '../support/people.ts';
import { found } from '../support/search-data.ts';
import { hostSession } from '../support/sessions.ts';
import { sql } from '../support/sql.ts';
import { type Person, addTo, category, countLog, game, keeper, logOf } from './catalogue.ts';

let admin: Person;
let player: Person;

const add = (name: string) => post('/api/admin/categories', { name }, admin.token);
const added = (name: string) => expectAnswer(add(name), 201, CategoryItem);
const rename = (id: number, name: string) =>
  patch(`/api/admin/categories/${id}`, { name }, admin.token);
const order = (ids: number[]) =>
  put('/api/admin/categories', { order: ids.map(category) }, admin.token);
const merge = (from: number, into: number, reason = 'The same kind') =>
  post(`/api/admin/categories/${from}/merge`, { into: category(into), reason }, admin.token);
const all = async () => (await getAs(CategoryList, '/api/categories')).member;

beforeAll(async () => {
  [admin, player] = [await keeper(), await addUser()];
});

it('adds a category behind the others, renames it, and logs both', async () => {
  const { id } = await added('Puzles');
  expect((await all()).at(-1)).toMatchObject({ id, name: 'Puzles', gameCount: 0 });
  await expectAnswer(rename(id, 'Puzzles'), 200, CategoryItem);
  expect((await all()).at(-1)?.name).toBe('Puzzles');
  expect(await logOf(admin, category(id))).toMatchObject([
    { action: 'category-changed', before: { name: 'Puzles' }, after: { name: 'Puzzles' } },
    { action: 'category-added', after: { name: 'Puzles' } },
  ]);
});

it('gives a new category no id that one had which was merged', async () => {
  const [into, from] = [(await added('Kept')).id, (await added('Merged')).id];
  await merge(from, into);
  expect((await added('Fresh')).id).toBeGreaterThan(from);
  expect((await rename(from, 'Stale')).status).toBe(404);
});

it('puts them into another order', async () => {
  const before = (await all()).map(({ id }) => id);
  const wanted = before.toReversed();
  expect((await order(wanted)).status).toBe(204);
  expect((await all()).map(({ id }) => id)).toEqual(wanted);
  const [line] = await logOf(admin, '/api/categories/all');
  expect(line).toMatchObject({ action: 'categories-ordered' });
  expect(line?.after).not.toEqual(line?.before);
  await order(before);
});

it('merges two: games are in the other, once; sessions are found by it', async () => {
  const [from, into] = [(await added('Card games')).id, (await added('Cards')).id];
  const { id: one } = await addTo(admin, 'Ace', [from]);
  await addTo(admin, 'Deuce', [from, into]);
  const session = await hostSession(player, { games: [game(one)] });
  const seeker = await addUser();
  const save = (filters: string) =>
    post('/api/saved-searches', { name: 'Mine', filters }, seeker.token);
  for (const filters of [`category=${from}`, `q=ace&category=${from}&open=1`])
    expect((await save(filters)).status).toBe(201);
  expect(await found({ category: from })).toEqual([session.id]);
  const item = await expectAnswer(merge(from, into), 200, CategoryItem);
  expect(item).toMatchObject({ id: into, gameCount: 2 });
  expect(await found({ category: into })).toEqual([session.id]);
  expect(await found({ category: from })).toEqual([]);
  expect((await all()).map(({ id }) => id)).not.toContain(from);
  await sweep(env, Date.now());
  const searches = sql`SELECT filters, match, pivot FROM saved_searches WHERE user_id = ${seeker.id} ORDER BY id`;
  expect((await searches.all()).results).toEqual([
    {
      filters: `category=${into}`,
      match: `facets : (ct${into}) AND facets : (vp)`,
      pivot: `ct${into}`,
    },
    {
      filters: `q=ace&category=${into}&open=1`,
      match: `words : ("ace"*) AND facets : (ct${into} AND open) AND facets : (vp)`,
      pivot: 'wace',
    },
  ]);
  expect(await logOf(admin, category(from))).toMatchObject([
    { action: 'categories-merged', before: { name: 'Card games' }, after: { name: 'Cards' } },
    { action: 'category-added' },
  ]);
});

it('takes no name twice, no order that is not of all, no merge of one', async () => {
  const before = await countLog();
  await expectAnswer(add('SHOOTER'), 422, Problem);
  await expectAnswer(add('Card|Board'), 422, Problem);
  await expectAnswer(rename(2, 'shooter'), 422, Problem);
  await expectAnswer(rename(9_999, 'Nowhere'), 404, Problem);
  const ids = (await all()).map(({ id }) => id);
  await expectAnswer(order(ids.slice(0, 2).toReversed()), 409, Conflict);
  await expectAnswer(order([...ids.slice(1), ids[1] ?? 0]), 409, Conflict);
  await expectAnswer(merge(1, 1), 409, Conflict);
  await expectAnswer(merge(1, 9_999), 422, Problem);
  await expectAnswer(merge(9_999, 1), 404, Problem);
  await expectAnswer(merge(1, 2, ''), 422, Problem);
  expect(await countLog()).toBe(before);
  expect((await all()).map(({ id }) => id)).toEqual(ids);
});
