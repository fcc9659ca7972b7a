import { env } from 'cloudflare:test';
import { beforeAll, describe, expect, it } from 'vitest';

import { OPEN_SESSIONS_MAX } from '../../../worker/contract/bounds.ts';
import type { SessionQuery } from '../../../worker/contract/session-query.ts';
import { SessionList } from '../../../worker/contract/session.ts';
import { Database } from '../../../worker/core/database.ts';
import { searchSessions } from '../../../worker/sessions/queries/session-search.ts';
import { everyPage } from '../support/client.ts';
import { addUser } from '../support/people.ts';
import { addSession, find, metered, refused, searchPath } from '../support/search-data.ts';
import { HOUR_MS } from '../support/sessions.ts';
import { sql } from '../support/sql.ts';

let viewer: { id: number; token: string };

beforeAll(async () => {
  viewer = await addUser();
});

/** Follows `next` to the end. @returns every page's ids and total */
async function walk(first: string, token?: string) {
  const lists = await everyPage(SessionList, first, token);
  const pages = lists.map(({ member }) => member.map(({ id }) => id));
  return { pages, ids: pages.flat(), totals: lists.map(({ totalItems }) => totalItems) };
}

/** The rows read for one page, and the cursor of the next one. */
async function readPage(sort: SessionQuery['sort'], cursor?: string) {
  const { binding, rowsRead } = metered(env.DB);
  const query = { region: 'north-america', sort, itemsPerPage: 5, cursor } as const;
  const { next } = await searchSessions(new Database(binding), query, 0, Date.now());
  return { next, rows: rowsRead() };
}

describe('paging', () => {
  const COUNT = 130;
  let ids: number[];
  let soonest: number[];

  beforeAll(async () => {
    const starts = new Map<number, number>();
    let { id } = viewer;
    for (let index = 0; index < COUNT; index += 1) {
      if (index % OPEN_SESSIONS_MAX === 0) ({ id } = await addUser());
      // Several start at the same minute, in another order than that of their ids.
      const startsAt = Date.now() + (1 + ((index * 37) % 20)) * HOUR_MS;
      const over = {
        region: 'north-america',
        startsAt,
        language: index % 3 === 0 ? 'fr' : 'en',
      } as const;
      starts.set(await addSession(id, over), Math.floor(startsAt / 60_000));
    }
    ids = [...starts.keys()];
    soonest = ids.toSorted((a, b) => (starts.get(a) ?? 0) - (starts.get(b) ?? 0) || a - b);
    await sql`UPDATE users SET languages = '["fr"]' WHERE id = ${viewer.id}`.run();
  });

  it('loses and doubles nothing in any order, and counts to 60', async () => {
    const expected = { soonest, newest: ids.toReversed() };
    for (const sort of ['soonest', 'newest'] as const) {
      for (const itemsPerPage of [7, 30, 60]) {
        const all = await walk(
          searchPath('sessions', { region: 'north-america', sort, itemsPerPage }),
        );
        expect(all.ids).toEqual(expected[sort]);
        expect(all.pages.slice(0, -1).every(({ length }) => length === itemsPerPage)).toBe(true);
        expect(all.totals).toEqual([60, ...all.totals.slice(1).map(() => undefined)]);
      }
    }
    const french = (id: number) => (ids.indexOf(id) % 3 === 0 ? 0 : 1);
    const best = await walk(
      searchPath('sessions', { region: 'north-america', sort: 'best', itemsPerPage: 25 }),
      viewer.token,
    );
    expect(best.totals).toEqual([60, ...best.totals.slice(1).map(() => undefined)]);
    expect(best.ids).toEqual([
      ...soonest.filter((id) => french(id) === 0),
      ...soonest.filter((id) => french(id) === 1),
    ]);
  });

  it('reads a page, not what lies before it', async () => {
    for (const sort of ['soonest', 'newest'] as const) {
      const second = await readPage(sort, (await readPage(sort)).next);
      let { next } = second;
      for (let page = 3; page < 25; page += 1) ({ next } = await readPage(sort, next));
      expect(next).toBeDefined();
      expect((await readPage(sort, next)).rows).toBeLessThanOrEqual(second.rows + 5);
      // Twelve rows for each of the five items, and for the one that shows whether there are more.
      expect(second.rows).toBeLessThanOrEqual(12 * (5 + 1));
    }
  });

  it('refuses cursors that this list cannot have given', async () => {
    const { view } = await find({ region: 'north-america', sort: 'newest' });
    const cursor = new URLSearchParams(view.next?.split('?')[1]).get('cursor') ?? '';
    expect(cursor).toMatch(/^newest-/);
    expect(await refused(searchPath('sessions', { sort: 'soonest', cursor }))).toEqual(['cursor']);
    expect(await refused(searchPath('sessions', { sort: 'best', cursor }))).toEqual(['cursor']);
    for (const made of [
      '',
      'x',
      'soonest',
      'soonest-',
      'soonest--1',
      'soonest-1-2',
      'soonest-ZZ',
      'soonest-zzzzzzzzzzzzz',
      "soonest-1'",
      'best-1',
      'people-1',
      'a'.repeat(300),
    ]) {
      expect(await refused(searchPath('sessions', { cursor: made }))).toEqual(['cursor']);
    }
    for (const odd of [
      'soonest-0',
      'soonest-2gosa7pa2gv',
      'newest-0',
      'best-0-0',
      'best-zz-zzzz',
    ]) {
      const sort = odd.split('-')[0] ?? '';
      await find({ sort, cursor: odd });
    }
  });
});
