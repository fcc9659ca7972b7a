import { createExecutionContext, env, waitOnExecutionContext } from 'cloudflare:test';
import { beforeAll, expect, it, vi } from 'vitest';

import { app } from '../../../worker/app.ts';
import { Overview } from '../../../worker/contract/overview.ts';
import { Problem } from '../../../worker/contract/problem.ts';
import { Health } from '../../../worker/contract/site.ts';
import { sweep } from '../../../worker/sweep.ts';
import { expectConsole } from '../../support/console-watch.ts';
import { expectAnswer, get, getAs } from '../support/client.ts';
import { addAdmin } from '../support/people.ts';

const MINUTE_MS = 60_000;
/** Every step of the sweep is due now: it is midnight, of a day before today. */
const MIDNIGHT = Math.floor(Date.now() / 86_400_000) * 86_400_000;

let admin: Awaited<ReturnType<typeof addAdmin>>;
beforeAll(async () => {
  admin = await addAdmin();
});

const problem = async () => (await expectAnswer(get('/api/health'), 503, Problem)).detail;

/** Runs the sweep while the table that a step needs is out of reach. */
async function sweepWithout(table: string, now: number) {
  await env.DB.prepare(`ALTER TABLE ${table} RENAME TO gone`).run();
  await expect(sweep(env, now)).rejects.toThrow('The sweep failed at ');
  await env.DB.prepare(`ALTER TABLE gone RENAME TO ${table}`).run();
}

const failing = async () => {
  const { health, failing: steps } = await getAs(Overview, '/api/admin/overview', admin.token);
  return { steps, state: health.find(({ subject }) => subject === 'tasks')?.state };
};

it('is bad before the first run of the scheduled tasks, good after it, and bad when they stop', async () => {
  expect(await problem()).toBe('The scheduled tasks have never run.');
  await sweep(env, Date.now() - 6 * MINUTE_MS);
  expect(await problem()).toMatch(/^The scheduled tasks last ran at /);
  const now = Date.now();
  await sweep(env, now);
  const { sweptAt } = await getAs(Health.strict(), '/api/health');
  expect(sweptAt).toBe(new Date(now).toISOString());
});

it('names a task that keeps failing, since when, until it works again', async () => {
  expectConsole(/^The sweep’s expiry failed/);
  const first = Date.now() - 7 * MINUTE_MS;
  await sweepWithout('spent_tickets', first);
  const now = Date.now();
  await sweepWithout('spent_tickets', now);
  expect(await failing()).toEqual({
    steps: [{ step: 'expiry', since: new Date(first).toISOString() }],
    state: 'missing',
  });
  expect(await problem()).toBe('Scheduled tasks keep failing: expiry.');
  await sweep(env, now);
  expect(await failing()).toEqual({ steps: [], state: 'ok' });
  await getAs(Health, '/api/health');
});

it('forgives a task that has failed once, and says so to the admin', async () => {
  expectConsole(/^The sweep’s expiry failed/);
  await sweepWithout('spent_tickets', Date.now());
  expect((await failing()).state).toBe('weak');
  await getAs(Health, '/api/health');
  await sweep(env, Date.now());
});

it('notes every task that fails, whatever fails', async () => {
  const names = new Set<string>();
  vi.spyOn(console, 'error').mockImplementation((text: string) => {
    names.add(/^The sweep’s (\w+) failed$/.exec(text)?.[1] ?? text);
  });
  const marks = env.DB;
  // Only the query that notes the steps is answered.
  const DB = new Proxy(marks, {
    get: (target, name): unknown =>
      name === 'withSession'
        ? () => {
            const session = target.withSession();
            return {
              prepare: (query: string) => {
                if (
                  !query.includes('json_each(?) WHERE 1') &&
                  !query.startsWith('DELETE FROM sweep_marks WHERE name IN')
                )
                  throw new Error('out of reach');
                return session.prepare(query);
              },
              batch: session.batch.bind(session),
              getBookmark: session.getBookmark.bind(session),
            };
          }
        : Reflect.get(target, name),
  });
  await expect(sweep({ ...env, DB }, MIDNIGHT)).rejects.toThrow('The sweep failed at ');
  vi.restoreAllMocks();
  const { steps } = await failing();
  expect(steps.length).toBeGreaterThan(14);
  expect(new Set(steps.map(({ step }) => step))).toEqual(names);
  await sweep(env, MIDNIGHT);
  expect((await failing()).steps).toEqual([]);
});

it('is bad when the database doesn’t answer', async () => {
  expectConsole(/^The database could not be asked for the health/);
  const broken = { withSession: () => ({ getBookmark: () => null }) };
  const context = createExecutionContext();
  const DB = new Proxy(env.DB, {
    get: (target, name): unknown => Reflect.get(name === 'withSession' ? broken : target, name),
  });
  const answer = await app.fetch(
    new Request('https://peerway.test/api/health'),
    { ...env, DB },
    context,
  );
  await waitOnExecutionContext(context);
  expect((await expectAnswer(answer, 503, Problem)).detail).toBe('The database doesn’t answer.');
});
