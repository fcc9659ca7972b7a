import { beforeAll, expect, it } from 'vitest';

import { Problem } from '../../../worker/contract/problem.ts';
import { SessionDetail, SessionItem, SessionList } from '../../../worker/contract/session.ts';
import { expectAnswer, getAs, patch } from '../support/client.ts';
import { type Account, register } from '../support/people.ts';
import { addGames, hostSession } from '../support/sessions.ts';
import { sql } from '../support/sql.ts';

/** Two tabs of one host. A tab must not overwrite changes that it has not seen. */

let host: Account;

const detail = (id: number) => getAs(SessionDetail, `/api/sessions/${id}`, host.token);
const change = (id: number, fields: Record<string, unknown>) =>
  patch(`/api/sessions/${id}`, fields, host.token);

beforeAll(async () => {
  await addGames();
  host = await register();
});

it('takes a change of what one has seen, games, seats and search index included', async () => {
  const { id } = await hostSession(host, { name: 'Revised one' });
  const { revision } = await detail(id);
  const fields = { name: 'Quetzal hunt', games: ['/api/games/2', '/api/games/1'], seats: 7 };
  await expectAnswer(change(id, { ...fields, revision }), 200, SessionItem);
  const after = await detail(id);
  expect(after).toMatchObject({ name: 'Quetzal hunt', seats: 7, revision: revision + 1 });
  expect(after.games.map((game) => game.id)).toEqual([2, 1]);
  const found = await getAs(SessionList, '/api/sessions?q=quetzal&game=2');
  expect(found.member.map((session) => session.id)).toEqual([id]);
});

it('refuses a change of what has become another, and writes nothing', async () => {
  const { id } = await hostSession(host, { name: 'Overtaken' });
  const { revision } = await detail(id);
  await expectAnswer(change(id, { seats: 9, revision }), 200, SessionItem);
  const before = await sql`SELECT * FROM sessions WHERE id = ${id}`.first();
  const refused = await expectAnswer(
    change(id, { name: 'Lost', games: ['/api/games/3'], revision }),
    409,
    Problem,
  );
  expect(refused.detail).toContain('changed since you opened it');
  expect(refused).not.toHaveProperty('error');
  expect(await sql`SELECT * FROM sessions WHERE id = ${id}`.first()).toEqual(before);
});

it('lets one of two tabs that save at once through', async () => {
  const { id } = await hostSession(host);
  const { revision } = await detail(id);
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_, tab) => change(id, { name: `By tab ${tab}`, revision })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(5);
  for (const { body } of answers) await body?.cancel();
  expect((await detail(id)).revision).toBe(revision + 1);
});

it('takes no revision that can be none', async () => {
  const { id } = await hostSession(host);
  await expectAnswer(change(id, { name: 'Anything', revision: -1 }), 422, Problem);
  await expectAnswer(change(id, { name: 'Anything', revision: '1' }), 422, Problem);
});
