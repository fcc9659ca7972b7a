import { env } from 'cloudflare:test';
import { beforeAll, expect, it } from 'vitest';

import { eraseAccount } from '../../../worker/accounts/queries/forget-account.ts';
import { AdminGameList, AdminGameRequestList } from '../../../worker/contract/admin-game.ts';
import { Database } from '../../../worker/core/database.ts';
import { type Person, addTo, choose, game, keeper } from '../catalogue/catalogue.ts';
import { getAs, patch, post, send } from '../support/client.ts';
import { addUser } from '../support/people.ts';
import { hostSession } from '../support/sessions.ts';
import { rows, sql } from '../support/sql.ts';

/** The counts in the catalogue's lists are stored with each write. They must equal the real counts. */

let admin: Person;

/** The games whose stored counts are wrong. */
async function wrong() {
  const results = await rows`SELECT g.id, g.player_count, g.session_count FROM games g
    WHERE g.player_count <> (SELECT count(*) FROM preferences p WHERE p.game_id = g.id)
      OR g.session_count <> (SELECT count(*) FROM session_games s WHERE s.game_id = g.id)`;
  return results;
}

const shown = async (name: string) => {
  const path = `/api/admin/games?q=${encodeURIComponent(name)}`;
  const { member } = await getAs(AdminGameList, path, admin.token);
  return member.map(({ players, sessions }) => ({ players, sessions }));
};

const hosted = (person: Person, games: number[]) => hostSession(person, { games: games.map(game) });

const forget = async ({ id }: Person) => {
  await sql`UPDATE users SET leaves_at = 1 WHERE id = ${id}`.run();
  await eraseAccount(new Database(env.DB), { id, passwordHash: 'none', now: Date.now() });
};

const queue = async () => {
  const path = '/api/admin/game-requests';
  const { member } = await getAs(AdminGameRequestList, path, admin.token);
  return member.map(({ name, asked, askedBy }) => ({ name, asked, by: askedBy.id }));
};

beforeAll(async () => {
  admin = await keeper();
});

it('counts who chooses a game, and who no longer does', async () => {
  const { id } = await addTo(admin, 'Lantern Hill');
  const [mira, otto] = [await addUser(), await addUser()];
  await choose(mira, [id, 1]);
  await choose(otto, [2, id]);
  expect(await shown('lantern hill')).toEqual([{ players: 2, sessions: 0 }]);
  await choose(mira, [id]);
  await choose(otto, [2, 3]);
  expect(await shown('lantern hill')).toEqual([{ players: 1, sessions: 0 }]);
  expect(await wrong()).toEqual([]);
});

it('counts the sessions of a game: made, changed, deleted', async () => {
  const { id } = await addTo(admin, 'Copper Fleet');
  const host = await addUser();
  const [kept, moved, gone] = [
    await hosted(host, [id]),
    await hosted(host, [1, id]),
    await hosted(host, [id]),
  ];
  expect(await shown('copper fleet')).toEqual([{ players: 0, sessions: 3 }]);
  await patch(`/api/sessions/${moved.id}`, { games: [game(1)] }, host.token);
  expect((await send('DELETE', `/api/sessions/${gone.id}`, { token: host.token })).status).toBe(
    204,
  );
  expect(await shown('copper fleet')).toEqual([{ players: 0, sessions: 1 }]);
  expect(kept.games).toMatchObject([{ id }]);
  expect(await wrong()).toEqual([]);
});

it('follows a merge, and somebody who is gone', async () => {
  const [{ id: from }, { id: into }] = [await addTo(admin, 'Twin A'), await addTo(admin, 'Twin B')];
  const [one, both] = [await addUser(), await addUser()];
  await choose(one, [from]);
  await choose(both, [from, into]);
  await hosted(one, [from, into]);
  await hosted(both, [from]);
  await post(`/api/admin/games/${from}/merge`, { into: game(into), reason: 'Same' }, admin.token);
  expect(await shown('twin b')).toEqual([{ players: 2, sessions: 2 }]);
  await forget(both);
  expect(await shown('twin b')).toEqual([{ players: 1, sessions: 2 }]);
  expect(await wrong()).toEqual([]);
});

it('has whoever asked next stand for a game that was asked for by somebody who is gone', async () => {
  const people = [await addUser(), await addUser(), await addUser()] as const;
  for (const person of people) {
    await post('/api/game-requests', { name: 'Amber Keep' }, person.token);
  }
  const [first, second, third] = people;
  const line = { name: 'Amber Keep', by: first.id };
  expect(await queue()).toEqual([{ ...line, asked: 3 }]);
  await forget(second);
  expect(await queue()).toEqual([{ ...line, asked: 2 }]);
  await forget(first);
  expect(await queue()).toEqual([{ ...line, asked: 1, by: third.id }]);
  await forget(third);
  expect(await queue()).toEqual([]);
});
