import { env } from 'cloudflare:test';
import { assert, asyncProperty, constantFrom, record } from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';

import { NoticeList } from '../../../worker/contract/notice-item.ts';
import { Problem } from '../../../worker/contract/problem.ts';
import { SavedSearchItem, SavedSearchList } from '../../../worker/contract/saved-search.ts';
import { SessionQuery } from '../../../worker/contract/session-query.ts';
import { Database } from '../../../worker/core/database.ts';
import { matchSearches } from '../../../worker/sessions/match-searches.ts';
import { saveSearch } from '../../../worker/sessions/queries/saved-searches.ts';
import { requiredTokenOf } from '../../../worker/sessions/required-token.ts';
import { sweep } from '../../../worker/sweep.ts';
import { expectConsole } from '../../support/console-watch.ts';
import { expectAnswer, expectRefused, getAs, patch, post, send } from '../support/client.ts';
import { countingBinding } from '../support/counting.ts';
import { addAdmin, addUser } from '../support/people.ts';
import { MMO, SHOOTER, addSession, block, found } from '../support/search-data.ts';
import { HOUR_MS, hostSession, noticeKinds } from '../support/sessions.ts';
import { sql } from '../support/sql.ts';

type User = Awaited<ReturnType<typeof addUser>>;

let host: User;
let seeker: User;

const save = (filters: string, { token } = seeker, name = 'Mine') =>
  post('/api/saved-searches', { name, filters }, token);
const saved = (filters: string, by = seeker, name = 'Mine') =>
  expectAnswer(save(filters, by, name), 201, SavedSearchItem);
const match = (db = env.DB) =>
  matchSearches(new Database(db), env, Date.now(), Date.now() + HOUR_MS);
/** The sessions that a user got notices about, in the order of the notices. */
async function toldOf({ token }: User) {
  const { member } = await getAs(NoticeList, '/api/notices', token);
  return member
    .flatMap(({ kind, session }) => (kind === 'session-matched' && session ? [session.id] : []))
    .toReversed();
}

/** Adds saved searches that don't fit the session. @returns the rows that a new session reads */
async function costAmong(from: number, to: number) {
  await env.DB.prepare(
    `WITH RECURSIVE n(i) AS (SELECT ${from} UNION ALL SELECT i + 1 FROM n WHERE i < ${to})
     INSERT INTO saved_searches (user_id, name, filters, match, pivot, created_at)
     SELECT ?, 'x', 'q=' || i, 'words : ("zz"*) AND facets : (vp)', 'gm' || (100000 + i), 0 FROM n`,
  )
    .bind(host.id)
    .run();
  await addSession(host.id);
  const { binding, rowsRead } = countingBinding(env.DB);
  await match(binding);
  return rowsRead();
}

/** Expects that a new session is told to the user exactly if the search finds it. */
async function expectAgreement(name: string, asked: Record<string, string>, language: string) {
  const parsed = SessionQuery.parse(asked);
  const requiredToken = requiredTokenOf(parsed);
  if (requiredToken === undefined) return;
  const id = await addSession((await addUser()).id, {
    name,
    language,
    region: 'north-america',
  });
  const now = Date.now();
  const user = await addUser();
  const search = { userId: user.id, name: 'x', query: parsed, requiredToken, now };
  await saveSearch(new Database(env.DB), search);
  await match();
  const hits = await found({ ...asked, sort: 'newest' }, user.token);
  expect(await toldOf(user)).toEqual(hits.includes(id) ? [id] : []);
  await sql`DELETE FROM saved_searches`.run();
}

beforeEach(async () => {
  [host, seeker] = [await addUser(), await addUser()];
  await env.DB.batch([sql`DELETE FROM saved_searches`, sql`UPDATE sessions SET matched = 1`]);
});

describe('saving', () => {
  it('keeps, lists and removes searches, the same one only once', async () => {
    const { id, filters } = await saved(`sort=newest&game=${SHOOTER}&q=+late&open=1&page=3`);
    expect(filters).toBe(`q=late&game=${SHOOTER}&open=1`);
    await expectAnswer(save(`open=true&q=late&game=${SHOOTER}`), 409, Problem);
    await saved('region=europe');
    const list = async () =>
      (await getAs(SavedSearchList, '/api/saved-searches', seeker.token)).member;
    expect((await list()).map((one) => one.filters)).toContain('region=europe');
    const remove = (by: User) => send('DELETE', `/api/saved-searches/${id}`, { token: by.token });
    expect((await remove(host)).status).toBe(404);
    expect((await remove(seeker)).status).toBe(204);
    expect(await list()).toHaveLength(1);
  });

  it('takes ten at most', async () => {
    for (let game = 1; game <= 10; game += 1) await saved(`game=${game}`);
    expect((await expectAnswer(save('game=11'), 409, Problem)).detail).toContain('10');
  });

  it.each([
    '',
    'sort=newest',
    'open=1',
    'level=beginner',
    'q=%21%21',
    'q=%21&game=3',
    'region=nowhere',
    'from=x',
  ])('refuses what sets no sessions apart: %s', (filters) =>
    expectRefused(save(filters), 'filters'),
  );
});

describe('matching', () => {
  it('tells of a new session that fits, once, whatever number of searches it fits', async () => {
    await saved(`game=${SHOOTER}&platform=pc`, seeker, 'Shooters');
    await saved('q=EVENING');
    await saved(`game=${MMO}`);
    const id = await addSession(host.id);
    await sweep(env, Date.now());
    await sweep(env, Date.now());
    const { member } = await getAs(NoticeList, '/api/notices', seeker.token);
    expect(member).toMatchObject([{ kind: 'session-matched', session: { id }, actor: null }]);
    expect(['Shooters', 'Mine']).toContain(member[0]?.text);
  });

  it('tells of one when it is made public, but not again', async () => {
    await saved('q=run');
    const { id } = await hostSession(host, { visibility: 'friends' });
    await match();
    expect(await toldOf(seeker)).toEqual([]);
    for (const visibility of ['public', 'unlisted', 'public']) {
      await patch(`/api/sessions/${id}`, { visibility }, host.token);
      await match();
    }
    expect(await toldOf(seeker)).toEqual([id]);
  });

  it('tells nobody of their own, of a blocked host’s, or of one that was taken down or is over', async () => {
    for (const user of [seeker, host]) await saved('q=evening', user);
    const [blocked, blocking] = [await addUser(), await addUser()];
    await block(seeker.id, blocked.id);
    await block(blocking.id, seeker.id);
    await addSession(blocked.id);
    await addSession(blocking.id);
    const down = await addSession((await addUser()).id);
    const { token } = await addAdmin();
    await patch(`/api/admin/sessions/${down}`, { takenDown: true, reason: 'rude' }, token);
    const over = await addSession((await addUser()).id);
    await sql`UPDATE sessions SET starts_at = 1, ends_at = 2 WHERE id = ${over}`.run();
    const own = await addSession(host.id);
    await match();
    expect(await toldOf(seeker)).toEqual([own]);
    expect(await toldOf(host)).not.toContain(own);
  });

  it('tells at most three a day for each search, and goes on the next day', async () => {
    await saved('q=evening');
    const ids = [];
    for (let count = 0; count < 5; count += 1) ids.push(await addSession(host.id));
    await match();
    expect(await toldOf(seeker)).toEqual(ids.slice(0, 3));
    const next = await addSession(host.id);
    const tomorrow = Date.now() + 24 * HOUR_MS;
    await sql`UPDATE sessions SET starts_at = starts_at + 1e9, ends_at = ends_at + 1e9`.run();
    await matchSearches(new Database(env.DB), env, tomorrow, tomorrow);
    expect(await toldOf(seeker)).toEqual([...ids.slice(0, 3), next]);
  });

  it('tells of the others if one can’t be compared, and of that one by a later run', async () => {
    await saved('q=evening');
    const [broken, other] = [await addSession(host.id), await addSession(host.id)];
    await env.DB.prepare(
      `CREATE TRIGGER broken BEFORE INSERT ON notices WHEN NEW.session_id = ${broken} BEGIN SELECT RAISE(ABORT, 'broken'); END`,
    ).run();
    expectConsole(/could not be compared with saved searches/);
    try {
      await expect(match()).rejects.toThrow('1 sessions could not be compared');
    } finally {
      await sql`DROP TRIGGER broken`.run();
    }
    expect(await toldOf(seeker)).toEqual([other]);
    await match();
    expect(await toldOf(seeker)).toEqual([other, broken]);
  });

  it('tells once if two runs overlap, or one was killed before it was done', async () => {
    await saved('q=evening');
    await saved(`game=${SHOOTER}`);
    const id = await addSession(host.id);
    await Promise.all([match(), match(), match()]);
    await sql`UPDATE sessions SET matched = 0 WHERE id = ${id}`.run();
    await match();
    expect(await noticeKinds(seeker)).toEqual(['session-matched']);
  });

  it('tells once more, and once, when a session soon starts and needs few more', async () => {
    await saved('q=evening');
    const [member, late] = [await addUser(), await addUser()];
    await saved('q=evening', member);
    const id = await addSession(host.id);
    await match();
    await saved('q=evening', late);
    await sql`INSERT INTO applications (session_id, user_id, status, text, created_at, status_at)
       VALUES (${id}, ${member.id}, 'pending', '', 0, 0)`.run();
    const soon = async (minutes: number, seats: number) => {
      const start = Date.now() + minutes * 60_000;
      await sql`UPDATE sessions SET starts_at = ${start}, ends_at = ${start + HOUR_MS}, seats = ${seats}, seats_taken = 2, seats_held = 1 WHERE id = ${id}`.run();
      await match();
    };
    await soon(31, 5);
    await soon(29, 7);
    await soon(29, 3);
    expect(await noticeKinds(late)).toEqual([]);
    await soon(29, 6);
    await soon(10, 4);
    expect(await noticeKinds(seeker)).toEqual(['session-needs-more', 'session-matched']);
    expect(await noticeKinds(late)).toEqual(['session-needs-more']);
    expect(await noticeKinds(member)).toEqual(['session-matched']);
    // Whoever has just heard of it doesn't hear of it again.
    const other = await addSession(host.id);
    await sql`UPDATE sessions SET starts_at = ${Date.now() + 60_000}, seats = 9 WHERE id = ${other}`.run();
    await match();
    await sql`UPDATE sessions SET seats = 2 WHERE id = ${other}`.run();
    await match();
    expect(await noticeKinds(late)).toHaveLength(2);
  });

  it('compares a search from before as it would if it were saved now', async () => {
    const { id } = await saved('q=テトリス');
    await env.DB.batch([
      sql`UPDATE saved_searches SET match = 'words : ("テトリス"*) AND facets : (vp)', pivot = 'w' WHERE id = ${id}`,
      sql`INSERT INTO stale_index (kind, id) VALUES ('search', ${id})`,
    ]);
    await sweep(env, Date.now());
    const session = await addSession(host.id, { name: '今夜もテトリス' });
    await match();
    expect(await toldOf(seeker)).toEqual([session]);
  });

  it('costs what is new and near, not what exists', async () => {
    const few = await costAmong(1, 100);
    expect(await costAmong(101, 5_000)).toBeLessThanOrEqual(few + 5);
  });
});

describe('a required token', () => {
  const text = constantFrom(
    'Evening run',
    'Élan & co',
    'straße 7',
    'Größte Übung',
    'Uebung der Groesse',
    '夜の走り',
    'a',
    'x-ray Łódź',
    'İstanbul',
    'Co-op C++ 🎲',
    'half life2',
  );
  const query = record(
    {
      q: constantFrom(
        'eve',
        'elan',
        'CO',
        'strasse',
        'grö',
        'uebung',
        '夜',
        'a',
        'ray lod',
        'istan',
        'run evening',
        '7',
        'coop',
        'c++ 🎲',
        'half-life 2',
        'halflife',
        'の走',
        'rayon-x',
      ),
      game: constantFrom('1', '30'),
      category: constantFrom('1', '4'),
      platform: constantFrom('pc', 'xbox'),
      region: constantFrom('europe', 'north-america'),
      language: constantFrom('en', 'en-US', 'de'),
      level: constantFrom('any', 'beginner'),
    },
    { requiredKeys: [] },
  );

  it('loses nothing that a search finds', async () => {
    await assert(asyncProperty(text, query, constantFrom('en', 'en-US'), expectAgreement), {
      numRuns: 60,
      seed: 300,
    });
  });
});
