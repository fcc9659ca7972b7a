import { createExecutionContext, env, waitOnExecutionContext } from 'cloudflare:test';
import { beforeAll, describe, expect, it } from 'vitest';

import { app } from '../../../../worker/app.ts';
import { Problem, Unauthenticated } from '../../../../worker/contract/problem.ts';
import { ORIGIN, addGames, nextAddress } from '../../support/client.ts';
import { type Recording, watch } from './recorder.ts';
import { ACCESS } from './table.ts';
import { ROLES, type Role, SESSION_ROLES, makeWorld } from './world.ts';

const routes = [
  ...new Set(
    app.routes
      .filter(({ method }) => method !== 'ALL')
      .map(({ method, path }) => `${method} ${path.replace(/(.)\/$/, '$1')}`),
  ),
];

const statements = new Set<string>();

/** Requests a route in a certain role, in a fresh world. */
async function ask(route: string, role: Role) {
  const row = ACCESS[route];
  if (!row) throw new Error(`${route} has no row in the access table`);
  const world = await makeWorld(role);
  const { path, body, raw, headers } = await row.request(world);
  const recording: Recording = { statements, trips: 0 };
  const context = createExecutionContext();
  const response = await app.fetch(
    new Request(`${ORIGIN}${path}`, {
      method: route.split(' ')[0] ?? 'GET',
      headers: {
        'CF-Connecting-IP': nextAddress(),
        ...(world.token !== undefined && { Authorization: `Bearer ${world.token}` }),
        ...(body !== undefined && { 'Content-Type': 'application/ld+json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(raw !== undefined && { body: raw }),
    }),
    { ...env, DB: watch(env.DB, recording) },
    context,
  );
  const streams = response.headers.get('Content-Type')?.startsWith('text/event-stream') === true;
  // Not all responses are text: an export is an archive.
  const text = streams ? '' : new TextDecoder().decode(await response.arrayBuffer());
  if (streams) await response.body?.cancel();
  await waitOnExecutionContext(context);
  return {
    status: response.status,
    type: response.headers.get('Content-Type'),
    text,
    trips: recording.trips,
  };
}

/** Whether a response has one of the contract's shapes. If not, it says what it is instead. */
function shapeOf(status: number, type: string | null, text: string) {
  const fits =
    status < 400 ||
    (status === 401
      ? Unauthenticated.strict().safeParse(JSON.parse(text)).success
      : type === 'application/problem+json' &&
        Problem.strict().safeParse(JSON.parse(text)).success);
  return fits ? 'as the contract has it' : `${status} ${type}: ${text}`;
}

beforeAll(() => addGames());

describe('the access table', () => {
  it('has a row for every route, and no other', () => {
    expect(Object.keys(ACCESS).toSorted()).toEqual(routes.toSorted());
  });

  describe.each(routes)('%s', (route) => {
    const known = SESSION_ROLES.filter((role) => ACCESS[route]?.[role] !== undefined);
    it.each([...ROLES, ...known])('as %s', async (role) => {
      const { status, text, type, trips } = await ask(route, role);
      expect({ status, text }).toEqual({ status: ACCESS[route]?.[role], text });
      expect(trips).toBeLessThanOrEqual(ACCESS[route]?.trips ?? 0);
      expect(shapeOf(status, type, text)).toBe('as the contract has it');
    });
  });
});

/** In-memory sorts of SQLite that are allowed, because each sorts a limited number of rows. */
const BOUNDED_SORTS: readonly RegExp[] = [
  // The page is sorted out of at most 200 hits ("best fit" ranks a window), or 61.
  /WITH hits AS MATERIALIZED/,
];

describe('query plans', () => {
  it('never scan a table without an index, nor sort a set that grows', async () => {
    expect(statements.size).toBeGreaterThan(30);
    const bad: string[] = [];
    for (const statement of statements) {
      const { results } = await env.DB.prepare(`EXPLAIN QUERY PLAN ${statement}`)
        .bind(...Array.from(statement.matchAll(/\?/g), () => 1))
        .all<{ detail: string }>();
      for (const { detail } of results) {
        const scan = /^SCAN (\w+)$/.exec(detail);
        const made = new RegExp(
          `\\b${scan?.[1] ?? ''} AS MATERIALIZED|\\) ${scan?.[1] ?? ''}\\b`,
        ).test(statement);
        const sort = detail.startsWith('USE TEMP B-TREE');
        const bounded = BOUNDED_SORTS.some((pattern) => pattern.test(statement));
        if ((scan && !made) || (sort && !bounded)) bad.push(`${detail}\n  in ${statement}`);
      }
    }
    expect(bad).toEqual([]);
  });
});
