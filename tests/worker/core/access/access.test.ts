import { createExecutionContext, env, waitOnExecutionContext } from 'cloudflare:test';
import { unzipSync } from 'fflate';
import { beforeAll, describe, expect, it, vi } from 'vitest';

import { app } from '../../../../worker/app.ts';
import { Problem, Unauthenticated } from '../../../../worker/contract/problem.ts';
import { signDecisionTicket } from '../../../../worker/core/auth/decision-ticket.ts';
import { Database } from '../../../../worker/core/database.ts';
import { findMoved } from '../../../../worker/media/queries/media.ts';
import { findNotificationFacts } from '../../../../worker/notifications/queries/notification-facts.ts';
import { toItem } from '../../../../worker/notifications/to-item.ts';
import { changeRole } from '../../../../worker/sessions/queries/change-role.ts';
import { endDueOffers } from '../../../../worker/sessions/queries/due-offers.ts';
import { ORIGIN, nextAddress } from '../../support/client.ts';
import { addGames } from '../../support/sessions.ts';
import { sql } from '../../support/sql.ts';
import { limitsOf, watchLimits } from './limits.ts';
import { type State, addPast, traceOf } from './past.ts';
import { type Recording, watch } from './recorder.ts';
import { ACCESS, requestOf, rowOf } from './table.ts';
import {
  ROLES,
  type Role,
  SESSION_ROLES,
  type World,
  makeWorld as makeEmptyWorld,
  startWorlds,
} from './world.ts';

const routes = [
  ...new Set(
    app.routes
      .filter(({ method }) => method !== 'ALL')
      .map(({ method, path }) => `${method} ${path.replace(/(.)\/$/, '$1')}`),
  ),
];

const statements = new Set<string>();

/** An answer as text: an export is an archive, and a stream has no end. */
async function textOf(response: Response) {
  const type = response.headers.get('Content-Type') ?? '';
  if (type.startsWith('text/event-stream')) {
    await response.body?.cancel();
    return '';
  }
  const bytes = new Uint8Array(await response.arrayBuffer());
  const decoder = new TextDecoder();
  if (type !== 'application/zip') return decoder.decode(bytes);
  return Object.values(unzipSync(bytes))
    .map((file) => decoder.decode(file))
    .join('\n');
}

/** Sends a route's request as the caller of a world. @param asked a path instead of the one in the route's row */
async function askIn(world: World, route: string, asked?: string) {
  const { path, body, raw, headers } =
    asked === undefined ? await requestOf(route, world) : { path: asked };
  const recording: Recording = { statements, trips: 0 };
  const counts = new Map<string, number>();
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
    { ...env, ...watchLimits(counts), DB: watch(env.DB, recording) },
    context,
  );
  const text = await textOf(response);
  await waitOnExecutionContext(context);
  return {
    status: response.status,
    type: response.headers.get('Content-Type'),
    cache: response.headers.get('Cache-Control'),
    text,
    trips: recording.trips,
    limits: [...counts].map(([limit, count]) => (count === 1 ? limit : `${limit} ${count}`)),
  };
}

async function makeWorld(role: Role, state?: State) {
  const world = await makeEmptyWorld(role);
  if (state !== undefined) await addPast(world, state);
  return world;
}

const worlds = new Map<string, Promise<World>>();

/** An async request changes its world before it is sent. */
const changesWorld = (route: string) =>
  Object.prototype.toString.call(rowOf(route).request) === '[object AsyncFunction]';

/** Makes a world that requests share if none of them changes it, because making it takes longer than a request. */
function sharedWorld(role: Role, state?: State) {
  const key = `${role} ${state}`;
  const world = worlds.get(key) ?? makeWorld(role, state);
  worlds.set(key, world);
  return world;
}

async function ask(route: string, role: Role) {
  const changes = !route.startsWith('GET ') && Number(rowOf(route)[role]) < 400;
  const own = changes || changesWorld(route);
  return askIn(await (own ? makeWorld : sharedWorld)(role), route);
}

/** Routes whose answers a browser may keep, since they are the same for everyone or say `private`. */
const MAY_BE_KEPT = new Set([
  'GET /.well-known/security.txt',
  'GET /calendar/:file',
  'GET /calendar/public.ics',
  'GET /embed/sessions',
  'GET /feed.xml',
  'GET /robots.txt',
  'GET /sitemap.xml',
  'GET /sitemap/:part',
]);

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

beforeAll(async () => {
  // Every push service takes every push.
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, { status: 201 })));
  await addGames();
  // Lower numbers are those of the generated requests.
  startWorlds(10);
});

describe('the access table', () => {
  it('has a row for every route, and no other', () => {
    expect(Object.keys(ACCESS).toSorted()).toEqual(routes.toSorted());
  });

  // One test for all roles of a route, because a test itself takes as long as a request.
  it.each(routes)('%s', async (route) => {
    const row = rowOf(route);
    const known = SESSION_ROLES.filter((role) => row[role] !== undefined);
    const countedBy = new Set<string>();
    for (const role of [...ROLES, ...known]) {
      const { status, text, type, trips, cache, limits } = await ask(route, role);
      for (const limit of limits) countedBy.add(limit);
      expect({ role, status, text }).toEqual({ role, status: row[role], text });
      expect(trips, `round trips as ${role}`).toBeLessThanOrEqual(row.trips ?? 1);
      expect(shapeOf(status, type, text), `shape as ${role}`).toBe('as the contract has it');
      const mayBeKept = status < 400 && MAY_BE_KEPT.has(route);
      expect(mayBeKept ? 'no-store' : cache, `caches as ${role}`).toBe('no-store');
    }
    expect([...countedBy].toSorted().join(', ')).toBe(limitsOf(route));
  });
});

describe('the ticket of a refused log-in', () => {
  const others = routes.filter(
    (route) => / \/api\//.test(route) && !/ \/api\/(decisions|appeals)$/.test(route),
  );

  it('is good for no other route', async () => {
    const ticket = await signDecisionTicket(env, 1, Date.now());
    const statuses: Record<string, number> = {};
    for (const route of others) {
      const [method = '', path = ''] = route.split(' ');
      const headers = { Authorization: `Bearer ${ticket}`, 'CF-Connecting-IP': nextAddress() };
      const url = `${ORIGIN}${path.replaceAll(/:\w+/g, '1')}`;
      const request = new Request(url, { method, headers });
      statuses[route] = (await app.fetch(request, env, createExecutionContext())).status;
    }
    expect(statuses).toEqual(Object.fromEntries(others.map((route) => [route, 401])));
  });
});

/** The GET routes of the API that aren't for admins, and don't name people on purpose. */
const READ = routes.filter(
  (route) =>
    /^GET \/(api|\.well)/.test(route) &&
    !/admin|docs/.test(route) &&
    rowOf(route).namesRoommates !== true,
);

/** The names in a route's answers that `state` hides from this caller. */
async function tracesIn(route: string, role: Role, state: State) {
  const world = await (changesWorld(route) ? makeWorld : sharedWorld)(role, state);
  const paths = [undefined, ...(rowOf(route).lists?.(world) ?? [])];
  const answers = await Promise.all(paths.map((path) => askIn(world, route, path)));
  return answers.flatMap(({ text }) => text.match(traceOf(world, state)) ?? []);
}

const HIDDEN: { state: State; role: Role }[] = [
  { state: 'a block', role: 'owner' },
  { state: 'a block', role: 'blocked' },
  { state: 'taking sessions down', role: 'owner' },
  { state: 'taking sessions down', role: 'blocked' },
  { state: 'the end of a friendship', role: 'owner' },
  { state: 'the end of a friendship', role: 'blocked' },
  { state: 'leaving', role: 'visitor' },
  { state: 'leaving', role: 'member' },
];

describe('what is hidden', () => {
  it.each(READ)('is not named by %s', async (route) => {
    for (const { role, state } of HIDDEN) {
      const traces = await tracesIn(route, role, state);
      const named = role === 'owner' && state === 'a block' && rowOf(route).namesBlocked === true;
      const found = { role, state, traces };
      expect({ named: traces.length > 0, ...found }).toEqual({ named, ...found });
    }
  });

  const OPEN = [
    'GET /api/latest/sessions',
    'GET /api/latest/users',
    'GET /api/series/:id',
    'GET /api/sessions',
    'GET /api/sessions/:id',
    'GET /api/sessions/:id/calendar.ics',
    'GET /api/users/:id',
    'GET /api/users/:id/sessions',
  ];
  const MEMBERS = ['applications', 'calls', 'export', 'friends', 'notices', 'sessions/own']
    .concat('notification-settings', 'played-with', 'sessions/:id/afterwards')
    .concat('sessionsgames', 'usergames', 'users')
    .map((path) => `GET /api/${path}`);
  it.each([
    { role: 'visitor', lists: OPEN },
    { role: 'blocked', lists: [...OPEN, ...MEMBERS] },
  ] as const)('would be named to the $role else', async ({ role, lists }) => {
    const named: string[] = [];
    for (const route of READ) {
      if ((await tracesIn(route, role, 'nothing')).length > 0) named.push(route);
    }
    expect(new Set(named)).toEqual(new Set(lists));
  });
});

/** In-memory sorts of SQLite that are allowed, because each sorts a limited number of rows. */
const BOUNDED_SORTS: readonly RegExp[] = [
  // The page is sorted out of at most 200 hits ("best fit" ranks a window), or 61.
  /\bhits AS (?:MATERIALIZED )?\(/,
  // The waiting list of one session, and only if it has a free seat.
  /WITH rooms AS MATERIALIZED/,
  // Each member of the sessions of a series that were made so far: four weeks of them.
  /SELECT DISTINCT a\.user_id AS id FROM (?:applications|json_each)/,
  // What a user hosts or is in next, out of a page of the one and at most 200 of the other.
  /\) p CROSS JOIN sessions s ON s\.id = p\.id/,
];

it('query plans never scan a table without an index, nor sort a set that grows', async () => {
  // No request runs this query. The object of a user who is to be notified does.
  const item = toItem({ topic: 'voice', what: 'voice', actorId: 1, sessionId: 1, at: 0 });
  const database = watch(env.DB, { statements, trips: 0 });
  await findNotificationFacts(database, 1, [item], { unreadSince: 0, now: 0 });
  // The route's second way, and what the sweep asks for take-downs, and once an offer is due.
  const db = new Database(database);
  expect((await findMoved(db)).last).toBeGreaterThan(0);
  await changeRole(db, { id: 1, viewerId: 1, role: 'Tank', now: 0 });
  await sql`UPDATE applications SET status = 'waiting', offer_expires_at = 1 WHERE id = (SELECT max(id) FROM applications)`.run();
  expect((await endDueOffers(db, 2)).notices).toHaveLength(1);
  expect(statements.size).toBeGreaterThan(30);
  const asked = [...statements];
  const plans = await env.DB.batch<{ detail: string }>(
    asked.map((statement) =>
      env.DB.prepare(`EXPLAIN QUERY PLAN ${statement}`).bind(
        ...Array.from(statement.matchAll(/\?/g), () => 1),
      ),
    ),
  );
  const bad: string[] = [];
  for (const [index, statement] of asked.entries()) {
    for (const { detail } of plans[index]?.results ?? []) {
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
