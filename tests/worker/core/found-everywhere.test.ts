import { createExecutionContext, env } from 'cloudflare:test';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';

import { app } from '../../../worker/app.ts';
import { AdminGameRequestList } from '../../../worker/contract/admin-game.ts';
import { sweep } from '../../../worker/sweep.ts';
import { addTo, category, game, keeper } from '../catalogue/catalogue.ts';
import { ORIGIN, expectAnswer, getAs, nextAddress, patch, post, put } from '../support/client.ts';
import { type Account, register } from '../support/people.ts';
import { hostSeries } from '../support/series.ts';
import { hostSession } from '../support/sessions.ts';
import { valueOf } from '../support/sql.ts';

/** Every index finds what every writer writes, by words that only `extraWords` knows. */

let admin: Awaited<ReturnType<typeof keeper>>;
let host: Account;
let texts = 0;

/** A text of its own for each writer, and what finds it and no other. */
function newText() {
  texts += 1;
  const mark = Array.from(String(texts), (digit) => 'abcdefghij'.charAt(Number(digit))).join('');
  return { text: `Ŧø${mark}ø-Øb ゆうぐれ会`, queries: [`to${mark}oob`, `to${mark}o ob グレ会`] };
}

const List = z.object({ member: z.array(z.object({ '@id': z.string() })) });

const found = async (list: string, q: string) =>
  (await getAs(List, `/api/${list}q=${encodeURIComponent(q)}`, admin.token)).member.map(
    (item) => item['@id'],
  );

const SESSIONS = ['sessions?', 'sessions?sort=newest&', 'admin/sessions?'];
const PEOPLE = ['users?', 'admin/users?'];
const GAMES = ['games?', 'admin/games?'];

const change = (path: string, body: object, by: { token: string } = host) =>
  expectAnswer(patch(path, body, by.token), 200, z.looseObject({}));

async function importGames(file: string) {
  const answer = await app.fetch(
    new Request(`${ORIGIN}/api/admin/games/import?apply=1`, {
      method: 'POST',
      headers: {
        'Content-Type': 'text/csv',
        'CF-Connecting-IP': nextAddress(),
        Authorization: `Bearer ${admin.token}`,
      },
      body: file,
    }),
    env,
    createExecutionContext(),
  );
  expect(await answer.json()).toMatchObject({ applied: true });
}

const gameNamed = async (name: string) =>
  `/api/games/${await valueOf<number>`SELECT id FROM games WHERE name = ${name}`}`;

async function acceptedRequest(name: string) {
  await expectAnswer(post('/api/game-requests', { name }, host.token), 201, z.unknown());
  const { member } = await getAs(AdminGameRequestList, '/api/admin/game-requests', admin.token);
  const request = member.find((one) => one.name === name);
  await change(
    `/api/admin/game-requests/${request?.id}`,
    { decision: 'accepted', name, categories: [category(1)] },
    admin,
  );
  return gameNamed(name);
}

const sessionIri = ({ id }: { id: number }) => `/api/sessions/${id}`;

/** Sessions, people, games and log lines: who writes the text, and the IRI of what is then found. */
const WRITERS: Record<string, [lists: string[], write: (text: string) => Promise<string>]> = {
  'a new session': [SESSIONS, async (name) => sessionIri(await hostSession(host, { name }))],
  'a session’s description': [
    SESSIONS,
    async (description) => sessionIri(await hostSession(host, { description })),
  ],
  'a renamed session': [
    SESSIONS,
    async (name) => {
      const iri = sessionIri(await hostSession(host));
      await change(iri, { name });
      return iri;
    },
  ],
  'a session whose other fields change': [
    SESSIONS,
    async (description) => {
      const iri = sessionIri(await hostSession(host, { description }));
      await change(iri, { seats: 9, name: 'Something else' });
      return iri;
    },
  ],
  'a session that an admin renames': [
    SESSIONS,
    async (name) => {
      const iri = sessionIri(await hostSession(host));
      await change(iri, { name, reason: 'Clearer' }, admin);
      return iri;
    },
  ],
  'a session that was taken down and restored': [
    SESSIONS,
    async (name) => {
      const { id } = await hostSession(host, { name });
      for (const takenDown of [true, false]) {
        await change(`/api/admin/sessions/${id}`, { takenDown, reason: 'Seen' }, admin);
      }
      return sessionIri({ id });
    },
  ],
  'a new series': [SESSIONS, async (name) => sessionIri(await hostSeries(host, {}, { name }))],
  'a renamed series': [
    SESSIONS,
    async (name) => {
      const { id, series } = await hostSeries(host);
      await change(`/api/series/${series.id}`, { from: sessionIri({ id }), name });
      return sessionIri({ id });
    },
  ],
  'a session with a renamed game': [
    SESSIONS,
    async (name) => {
      const { id } = await addTo(admin, `Game of ${name.length} ${texts}`);
      const iri = sessionIri(await hostSession(host, { games: [game(id)] }));
      await change(`/api/admin/games/${id}`, { name, reason: 'Clearer' }, admin);
      return iri;
    },
  ],
  'a new account': [PEOPLE, async (name) => `/api/users/${(await register(name)).id}`],
  'a renamed account': [
    PEOPLE,
    async (name) => {
      const { id, token } = await register();
      await change(`/api/users/${id}`, { name }, { token });
      return `/api/users/${id}`;
    },
  ],
  'an account with games': [
    PEOPLE,
    async (name) => {
      const { id, token } = await register(name);
      await put('/api/preferences', { games: [{ game: game(1) }] }, token);
      return `/api/users/${id}`;
    },
  ],
  'a new game': [GAMES, async (name) => game((await addTo(admin, name)).id)],
  'a renamed game': [
    GAMES,
    async (name) => {
      const { id } = await addTo(admin, `Another ${texts}`);
      await change(`/api/admin/games/${id}`, { name, reason: 'Clearer' }, admin);
      return game(id);
    },
  ],
  'a restored game': [
    GAMES,
    async (name) => {
      const { id } = await addTo(admin, name);
      for (const archived of [true, false]) {
        await change(`/api/admin/games/${id}`, { archived, reason: 'Clearer' }, admin);
      }
      return game(id);
    },
  ],
  'an imported game': [
    GAMES,
    async (name) => {
      await importGames(`name\n${name}\n`);
      return gameNamed(name);
    },
  ],
  'a requested game': [GAMES, acceptedRequest],
};

/** Whether each of these lists finds it by each of these queries. */
async function expectFound(iri: string, lists: string[], queries: string[], is = true) {
  for (const list of lists) {
    for (const q of queries) {
      const ids = (await found(list, q)).map((id) => id.replace('/admin/', '/'));
      expect({ list, q, isFound: ids.includes(iri) }).toEqual({ list, q, isFound: is });
    }
  }
}

const run = (...statements: string[]) =>
  env.DB.batch(statements.map((statement) => env.DB.prepare(statement)));

beforeAll(async () => {
  [admin, host] = [await keeper(), await register()];
});

describe('every index finds', () => {
  it.each(Object.entries(WRITERS))('%s', async (_writer, [lists, write]) => {
    const { text, queries } = newText();
    await expectFound(await write(text), lists, queries);
  });

  it('a line of the log by its reason, and by the name of whom it is about', async () => {
    const [reason, name] = [newText(), newText()];
    const { id, token } = await register();
    const warning = post(`/api/admin/users/${id}/warnings`, { reason: reason.text }, admin.token);
    expect((await warning).ok).toBe(true);
    await change(`/api/users/${id}`, { name: name.text }, { token });
    for (const q of [...reason.queries, ...name.queries]) {
      expect(await found('admin/audit-log?', q)).toHaveLength(1);
    }
  });
});

it('texts from before are found by their own words, and by all once the sweep has seen them', async () => {
  const { text, queries } = newText();
  const { id: gameId } = await addTo(admin, text);
  const account = await register(text);
  const session = await hostSession(host, { name: text });
  const played = await hostSession(host, { games: [game(gameId)] });
  await post(`/api/admin/users/${host.id}/warnings`, { reason: text }, admin.token);
  await run(
    "UPDATE games SET name_words = ''",
    "UPDATE users SET name_words = ''",
    "UPDATE sessions SET name_words = ''",
    "UPDATE audit_log SET reason_words = ''",
    'DELETE FROM game_search',
    'INSERT INTO game_search (rowid, words) SELECT id, name FROM games',
    "INSERT INTO stale_index (kind, id) SELECT 'session', id FROM sessions",
    "INSERT INTO stale_index (kind, id) SELECT 'user', id FROM users",
  );
  await sweep(env, Date.now());
  const all: [string, string[]][] = [
    [game(gameId), GAMES],
    [`/api/users/${account.id}`, PEOPLE],
    [sessionIri(session), SESSIONS],
    [sessionIri(played), SESSIONS],
  ];
  for (const [iri, lists] of all) {
    await expectFound(iri, lists, [text]);
    await expectFound(iri, lists, queries, false);
  }
  await run(
    ...['games', 'users', 'sessions', 'audit_log'].map(
      (table) => `INSERT INTO stale_index (kind, id) SELECT
        '${table === 'audit_log' ? 'log' : table.slice(0, -1)}-words', id FROM ${table}`,
    ),
  );
  await sweep(env, Date.now());
  for (const [iri, lists] of all) await expectFound(iri, lists, [text, ...queries]);
  expect((await found('admin/audit-log?', queries.join(' '))).length).toBeGreaterThan(0);
  expect(await valueOf`SELECT count(*) AS n FROM stale_index`).toBe(0);
});
