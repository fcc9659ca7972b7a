import { beforeAll, expect, it } from 'vitest';

import { Problem } from '../../../worker/contract/problem.ts';
import { RolePresetItem, RolePresets } from '../../../worker/contract/role-preset.ts';
import { expectAnswer, expectRefused, getAs, post, send } from '../support/client.ts';
import { addUser } from '../support/people.ts';
import { sql } from '../support/sql.ts';

type User = Awaited<ReturnType<typeof addUser>>;

let mira: User;
let other: User;

const RAID = {
  name: 'Raid 10',
  seats: 10,
  roles: [
    { name: 'Tank', seats: 2 },
    { name: 'Damage', seats: 8 },
  ],
};

const save = (over: object = {}, { token } = mira) =>
  post('/api/role-presets', { ...RAID, ...over }, token);
const list = ({ token } = mira, query = '') =>
  getAs(RolePresets.strict(), `/api/role-presets${query}`, token);

beforeAll(async () => {
  [mira, other] = [await addUser(), await addUser()];
  await sql`UPDATE games SET presets = ${JSON.stringify([RAID])} WHERE id = 2`.run();
});

it('are one’s own, and one of the same name is replaced', async () => {
  const { id } = await expectAnswer(save(), 201, RolePresetItem.strict());
  const squad = { name: 'Raid 10', seats: 4, roles: [] };
  expect(await expectAnswer(save(squad), 201, RolePresetItem)).toMatchObject({ id, ...squad });
  expect((await list()).own).toHaveLength(1);
  expect((await list(other)).own).toEqual([]);
  const remove = ({ token }: User) => send('DELETE', `/api/role-presets/${id}`, { token });
  expect((await remove(other)).status).toBe(404);
  expect((await remove(mira)).status).toBe(204);
  expect((await list()).own).toEqual([]);
});

it('are those of the games that are asked for', async () => {
  expect((await list(mira, '?games=1,2')).games).toMatchObject([{ id: 2, presets: [RAID] }]);
  expect((await list()).games).toEqual([]);
  await expectRefused(send('GET', '/api/role-presets?games=1,x', { token: mira.token }), 'games');
});

it('are twenty at most', async () => {
  for (let number = 1; number <= 20; number += 1) await save({ name: `Preset ${number}` }, other);
  const { detail } = await expectAnswer(save({}, other), 409, Problem);
  expect(detail).toContain('20');
  expect((await save({ name: 'Preset 7', seats: 12 }, other)).status).toBe(201);
});

it.each([
  ['no name', { name: ' ' }, 'name'],
  ['a long name', { name: 'x'.repeat(41) }, 'name'],
  ['one seat', { seats: 1, roles: [] }, 'seats'],
  ['more seats in roles', { seats: 9 }, 'roles'],
  ['a role twice', { roles: [RAID.roles[0], RAID.roles[0]] }, 'roles'],
])('refuse %s', (_, over, field) => expectRefused(save(over), field));
