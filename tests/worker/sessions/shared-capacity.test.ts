import { env } from 'cloudflare:test';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';

import {
  OPEN_SESSIONS_MAX,
  PAGE_SIZE,
  SESSIONS_A_DAY_MAX,
} from '../../../worker/contract/bounds.ts';
import { Problem } from '../../../worker/contract/problem.ts';
import {
  SessionItem,
  SessionList,
  SessionsByPreference,
} from '../../../worker/contract/session.ts';
import { expectAnswer, getAs, patch, post, statusesOf } from '../support/client.ts';
import { addUser } from '../support/people.ts';
import { addListedUser, addSession } from '../support/search-data.ts';
import { seriesBody } from '../support/series.ts';
import { HOUR_MS, addGames, sessionBody } from '../support/sessions.ts';
import { rows, sql } from '../support/sql.ts';

const GAME = 91;

type User = Awaited<ReturnType<typeof addUser>>;

const host = ({ token }: User, over: Record<string, unknown> = {}) =>
  post('/api/sessions', sessionBody(over), token);

const hostMany = async (user: User, count: number) => {
  for (let made = 0; made < count; made += 1) await addSession(user.id);
};

const cancel = ({ token }: User, id: number) =>
  patch(`/api/sessions/${id}`, { status: 'cancelled', cancelReason: 'Another time' }, token);

beforeAll(() => addGames());

describe('the open sessions of one host', () => {
  it('are twenty, however many are asked for at once', async () => {
    const user = await addUser();
    await hostMany(user, OPEN_SESSIONS_MAX - 2);
    const answers = await Promise.all(Array.from({ length: 6 }, () => host(user)));
    expect(statusesOf(answers)).toEqual([201, 201, 409, 409, 409, 409]);
    const results = await rows`SELECT s.id FROM sessions s WHERE s.host_id = ${user.id} AND EXISTS (
        SELECT 1 FROM session_games g WHERE g.session_id = s.id)`;
    expect(results).toHaveLength(OPEN_SESSIONS_MAX);
    const { detail } = await expectAnswer(host(user), 409, Problem.strict());
    expect(detail).toContain('20 sessions');
  });

  it('don’t count those that are cancelled, over or of others', async () => {
    const user = await addUser();
    await hostMany(user, OPEN_SESSIONS_MAX - 1);
    const last = await expectAnswer(host(user), 201, SessionItem);
    expect((await host(user)).status).toBe(409);
    expect((await host(await addUser())).status).toBe(201);
    await cancel(user, last.id);
    const over = await expectAnswer(host(user), 201, SessionItem);
    await sql`UPDATE sessions SET starts_at = 1, ends_at = 2 WHERE id = ${over.id}`.run();
    expect((await host(user)).status).toBe(201);
  });

  it('are made 300 times a day at most, whatever becomes of them', async () => {
    const user = await addUser();
    const columns = `host_id, name, description, platforms, region, language, level, style, microphone, adults_only,
      starts_at, ends_at, seats, visibility, created_at`;
    await env.DB.prepare(
      `WITH RECURSIVE n(i) AS (SELECT 2 UNION ALL SELECT i + 1 FROM n WHERE i < ?)
       INSERT INTO sessions (${columns}, cancelled_at, closed) SELECT ${columns}, 1, 1 FROM sessions, n WHERE id = ?`,
    )
      .bind(SESSIONS_A_DAY_MAX, await addSession(user.id))
      .run();
    const { detail } = await expectAnswer(host(user), 409, Problem.strict());
    expect(detail).toContain('300 sessions in 24 hours');
    expect((await post('/api/series', seriesBody(), user.token)).status).toBe(409);
    await sql`UPDATE sessions SET created_at = created_at - ${24 * HOUR_MS} WHERE host_id = ${user.id}`.run();
    expect((await host(user)).status).toBe(201);
  });
});

const hosts = async (size = PAGE_SIZE) =>
  (await getAs(SessionList, `/api/latest/sessions?itemsPerPage=${size}`)).member.map(
    (session) => session.host.id,
  );

const newest = async () => (await getAs(SessionList, '/api/latest/sessions?itemsPerPage=3')).member;

describe('the latest sessions', () => {
  beforeEach(() => sql`UPDATE sessions SET closed = 1`.run());

  it('are two of a host until others run out, the newest of all first', async () => {
    const [loud, quiet] = [await addUser(), await addUser()];
    await hostMany(quiet, 3);
    await hostMany(loud, OPEN_SESSIONS_MAX);
    const [a, b] = [loud.id, quiet.id];
    expect(await hosts(4)).toEqual([a, a, b, b]);
    expect(await hosts(6)).toEqual([a, a, b, b, a, a]);
    const all = await hosts();
    expect(all).toHaveLength(OPEN_SESSIONS_MAX + 3);
    expect(all.at(-1)).toBe(b);
  });

  it('show the newest two, and others in the place of those that go', async () => {
    const user = await addUser();
    await addSession((await addUser()).id);
    await hostMany(user, 4);
    const [first, second] = await newest();
    expect(first?.id).toBe((second?.id ?? 0) + 1);
    await cancel(user, first?.id ?? 0);
    await sql`UPDATE sessions SET ends_at = 2, starts_at = 1 WHERE id = ${second?.id}`.run();
    expect((await newest()).slice(0, 2).map(({ host: { id } }) => id)).toEqual([user.id, user.id]);
    expect((await newest())[2]?.host.id).not.toBe(user.id);
  });
});

it('sessions by preference are two of a host until others run out, the soonest first', async () => {
  const [loud, quiet, viewer] = [await addUser(), await addUser(), await addListedUser({}, [GAME])];
  const inHours = (user: User, hours: number) =>
    addSession(user.id, { games: [GAME], startsAt: Date.now() + hours * HOUR_MS });
  const sooner: number[] = [];
  for (let hour = 1; hour <= OPEN_SESSIONS_MAX; hour += 1) sooner.push(await inHours(loud, hour));
  const later = [await inHours(quiet, 30), await inHours(quiet, 31), await inHours(quiet, 32)];
  const list = async (size: number) =>
    (
      await getAs(SessionsByPreference, `/api/sessionsgames?itemsPerPage=${size}`, viewer.token)
    ).member.map(({ id }) => id);
  const firstTwoOfEach = [...sooner.slice(0, 2), ...later.slice(0, 2)];
  expect(await list(4)).toEqual(firstTwoOfEach);
  expect(await list(PAGE_SIZE)).toEqual([...firstTwoOfEach, ...sooner.slice(2), later[2]]);
});
