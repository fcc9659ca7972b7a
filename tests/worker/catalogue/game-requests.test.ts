import { beforeAll, expect, it } from 'vitest';

import {
  AdminGameRequestDecided,
  AdminGameRequestList,
} from '../../../worker/contract/admin-game.ts';
import { NoticeList } from '../../../worker/contract/notice-item.ts';
import { Conflict, Problem } from '../../../worker/contract/problem.ts';
import { expectAnswer, getAs, patch, post } from '../support/client.ts';
import { addUser } from '../support/people.ts';
import {
  type Person,
  addTo,
  category,
  countLog,
  foundBy,
  game,
  keeper,
  logOf,
} from './catalogue.ts';

let admin: Person;
let [mira, otto]: Person[] = [];

const ask = (person: Person | undefined, name: string) =>
  post('/api/game-requests', { name }, person?.token);
const queue = async () =>
  (await getAs(AdminGameRequestList, '/api/admin/game-requests', admin.token)).member;
const waiting = async (name: string) => {
  const found = (await queue()).find((each) => each.name === name);
  if (!found) throw new Error(`nobody waits for ${name}`);
  return found.id;
};
const decide = (id: number, body: unknown) =>
  patch(`/api/admin/game-requests/${id}`, body, admin.token);
const decided = (id: number, body: unknown) =>
  expectAnswer(decide(id, body), 200, AdminGameRequestDecided);
const newsOf = async (person: Person | undefined) =>
  (await getAs(NoticeList, '/api/notices', person?.token)).member.map(({ kind, text }) => ({
    kind,
    text,
  }));

beforeAll(async () => {
  [admin, mira, otto] = [await keeper(), await addUser('Mira'), await addUser('Otto')];
});

it('shows each name once, with who asked first and how many have', async () => {
  await ask(mira, 'Velvet Siege');
  await ask(otto, 'velvet siege');
  expect(await queue()).toMatchObject([
    { name: 'Velvet Siege', askedBy: { id: mira?.id, name: 'Mira' }, asked: 2 },
  ]);
});

it('takes the game in, tells everybody who asked, and logs both', async () => {
  const id = await waiting('Velvet Siege');
  const answer = await decided(id, {
    decision: 'accepted',
    name: 'Velvet Siege II',
    categories: [category(1)],
  });
  expect(answer).toMatchObject({ decision: 'accepted', told: 2 });
  expect(await foundBy('velvet siege ii')).toEqual([answer.game?.id]);
  const news = [{ kind: 'game-request-accepted', text: 'Velvet Siege II' }];
  expect(await newsOf(mira)).toEqual(news);
  expect(await newsOf(otto)).toEqual(news);
  expect(await queue()).toEqual([]);
  expect(await logOf(admin, `/api/game-requests/${id}`)).toMatchObject([
    {
      action: 'game-request-decided',
      before: { name: 'Velvet Siege', asked: 2 },
      after: { decision: 'accepted', game: 'Velvet Siege II' },
    },
  ]);
  expect(await logOf(admin, game(answer.game?.id ?? 0))).toMatchObject([{ action: 'game-added' }]);
});

it('says which game is meant', async () => {
  const { id: meant } = await addTo(admin, 'Longwinded Name of a Game');
  await ask(mira, 'LNG');
  const answer = await decided(await waiting('LNG'), { decision: 'merged', game: game(meant) });
  expect(answer).toMatchObject({ game: { id: meant }, told: 1 });
  expect((await newsOf(mira))[0]).toEqual({
    kind: 'game-request-accepted',
    text: 'Longwinded Name of a Game',
  });
});

it('declines with a reason', async () => {
  await ask(otto, 'Solitaire');
  const id = await waiting('Solitaire');
  const reason = 'Nobody plays it with others';
  expect(await decided(id, { decision: 'declined', reason })).toMatchObject({ game: null });
  expect((await newsOf(otto))[0]).toEqual({
    kind: 'game-request-declined',
    text: `Solitaire: ${reason}`,
  });
  expect(await logOf(admin, `/api/game-requests/${id}`)).toMatchObject([
    { action: 'game-request-decided', reason, after: { decision: 'declined' } },
  ]);
});

it('decides once, by what there is, and does nothing by halves', async () => {
  await ask(mira, 'Amber Line');
  const id = await waiting('Amber Line');
  const { name: taken } = await addTo(admin, 'Amber Road');
  const before = await countLog();
  await expectAnswer(decide(id, { decision: 'accepted', name: taken }), 422, Problem);
  const unknown = { decision: 'accepted', name: 'Amber Line', categories: [category(999)] };
  await expectAnswer(decide(id, unknown), 422, Problem);
  await expectAnswer(decide(id, { decision: 'merged', game: game(99_999) }), 422, Problem);
  await expectAnswer(decide(id, { decision: 'declined' }), 422, Problem);
  await expectAnswer(decide(id, { decision: 'perhaps' }), 422, Problem);
  await expectAnswer(decide(99_999, { decision: 'merged', game: game(1) }), 404, Problem);
  expect(await countLog()).toBe(before);
  expect(await foundBy('amber line')).toEqual([]);
  await decided(id, { decision: 'accepted', name: 'Amber Line' });
  await expectAnswer(decide(id, { decision: 'declined', reason: 'No' }), 409, Conflict);
  expect(await countLog()).toBe((before ?? 0) + 2);
});

it('is decided once where two admins decide at the same time', async () => {
  await ask(otto, 'Double Take');
  const id = await waiting('Double Take');
  const both = await Promise.all([
    decide(id, { decision: 'accepted', name: 'Double Take' }),
    decide(id, { decision: 'declined', reason: 'No' }),
  ]);
  expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]));
  expect((await newsOf(otto)).filter(({ text }) => text.includes('Double Take'))).toHaveLength(1);
});
