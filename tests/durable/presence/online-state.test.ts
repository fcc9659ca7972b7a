import { env, evictDurableObject, runInDurableObject } from 'cloudflare:test';
import { afterEach, expect, it, vi } from 'vitest';

import { OnlineState } from '../../../durable/presence/online-state.ts';
import { PresenceReporter } from '../../../durable/presence/presence-reporter.ts';
import { expectConsole } from '../../support/console-watch.ts';
import { addUser } from '../../worker/support/people.ts';
import { advance, presenceOf, signallingOf, storedOnline, toldOf } from '../support/live.ts';

/** What happens to reports and changes when an object can't be reached. */

/** So far ahead that no real alarm is due while a test runs. */
const DAY_MS = 24 * 60 * 60_000;
const UNREACHABLE = 3_000_001;
const GONE = 3_000_002;

afterEach(() => {
  vi.useRealTimers();
});

const here = () => true;
const away = () => false;

/** Runs the next alarm by the clock. @returns after how many ms it was due, or null without an alarm */
async function passAlarm(state: OnlineState, storage: DurableObjectStorage) {
  const due = await storage.getAlarm();
  if (due === null) return null;
  const waitedMs = due - Date.now();
  advance(waitedMs);
  await state.handleAlarm(due);
  return waitedMs;
}

it('stores a change until it is stored, later and later, also after an eviction', async () => {
  expectConsole(/^The online flag could not be stored Error: no database/);
  const { id } = await addUser();
  const silent = new Proxy(env.DB, {
    get: () => () => {
      throw new Error('no database');
    },
  });
  advance(DAY_MS);
  await runInDurableObject(presenceOf(id), async (_, { storage }) => {
    const failing = new OnlineState(storage, { ...env, DB: silent }, () => id);
    await failing.arrive(Date.now());
    const waited: (number | null)[] = [];
    for (let attempt = 0; attempt < 8; attempt += 1) waited.push(await passAlarm(failing, storage));
    expect(waited).toEqual([1, 2, 4, 8, 16, 32, 60, 60].map((seconds) => seconds * 1_000));
    expect(await storedOnline(id)).toBe(false);
    const next = new OnlineState(storage, env, () => id);
    await passAlarm(next, storage);
    expect(await storedOnline(id)).toBe(true);
    expect(await passAlarm(next, storage)).toBeNull();
  });
});

it('tells only those again who could not be reached, and gives them up after six times', async () => {
  const { id } = await addUser();
  const calls: string[] = [];
  const PRESENCE = new Proxy(env.PRESENCE, {
    get: (target, name): unknown =>
      name === 'getByName'
        ? (object: string) => {
            calls.push(object);
            if (object === String(UNREACHABLE)) throw new Error('unreachable');
            return target.getByName(object);
          }
        : Reflect.get(target, name),
  });
  advance(DAY_MS);
  await runInDurableObject(presenceOf(id), async (_, { storage }) => {
    const state = new OnlineState(storage, { ...env, PRESENCE }, () => id);
    for (const viewer of [UNREACHABLE, GONE]) state.watch(viewer, Date.now());
    await state.arrive(Date.now());
    expect(await storedOnline(id)).toBe(true);
    const waited: (number | null)[] = [];
    while ((await storage.getAlarm()) !== null) waited.push(await passAlarm(state, storage));
    expect(waited).toEqual([1_000, 2_000, 4_000, 8_000, 16_000]);
    expect(calls.filter((name) => name === String(GONE))).toHaveLength(1);
    expect(calls.filter((name) => name === String(UNREACHABLE))).toHaveLength(6);
  });
  expect(await toldOf(id)).toEqual([]);
});

it('takes no report that is older than one it has, also after an eviction', async () => {
  const { id } = await addUser();
  await presenceOf(id).arrive(2);
  await presenceOf(id).leave(1, 0);
  expect(await storedOnline(id)).toBe(true);
  await evictDurableObject(presenceOf(id));
  await presenceOf(id).leave(2, 0);
  expect(await storedOnline(id)).toBe(true);
  await presenceOf(id).leave(3, 0);
  expect(await storedOnline(id)).toBe(false);
});

it('reports until it is acknowledged, each time with a new number', async () => {
  expectConsole(/^Presence could not be reported Error: no answer/);
  const { id } = await addUser();
  await runInDurableObject(signallingOf(id), async (_, { storage }) => {
    const reports: (string | number)[][] = [];
    let failing = true;
    const answer = () => (failing ? Promise.reject(new Error('no answer')) : Promise.resolve());
    const open = () =>
      new PresenceReporter(storage, () => ({
        arrive: (report) => {
          reports.push(['arrive', report]);
          return answer();
        },
        leave: (report, offlineAt) => {
          reports.push(['leave', report, offlineAt]);
          return answer();
        },
      }));
    const reporter = open();
    // The user was never online.
    expect([await reporter.report(away, 5), reports]).toEqual([true, []]);
    expect(await reporter.report(here, 5)).toBe(false);
    failing = false;
    const evicted = open();
    expect(await evicted.report(here, 5)).toBe(true);
    expect(await evicted.report(here, 5, true)).toBe(true);
    expect(reports).toEqual([
      ['arrive', 1],
      ['arrive', 2],
    ]);
    reports.length = 0;
    expect(await evicted.report(away, 7)).toBe(true);
    expect(await evicted.report(away, 8)).toBe(true);
    expect(await evicted.report(away, 9, true)).toBe(true);
    expect(reports).toEqual([
      ['leave', 3, 7],
      ['leave', 4, 9],
    ]);
  });
});

it('reports once more what has changed meanwhile', async () => {
  const { id } = await addUser();
  await runInDurableObject(signallingOf(id), async (_, { storage }) => {
    let open = true;
    const reports: string[] = [];
    const reporter = new PresenceReporter(storage, () => ({
      arrive: () => {
        reports.push('arrive');
        open = false;
        return Promise.resolve();
      },
      leave: () => {
        reports.push('leave');
        return Promise.resolve();
      },
    }));
    expect(await reporter.report(() => open, 5)).toBe(true);
    expect(reports).toEqual(['arrive', 'leave']);
  });
});
