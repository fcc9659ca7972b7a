import { beforeAll, describe, expect, it } from 'vitest';

import { HOUR_MS, addUser } from '../support/client.ts';
import { type Query, addSession, found, refused, searchPath } from '../support/search-data.ts';

let host: { id: number; token: string };

beforeAll(async () => {
  host = await addUser();
});

const at = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();

describe('dates', () => {
  let near: number;
  let far: number;

  beforeAll(async () => {
    near = await addSession(host.id, { region: 'asia', startsAt: Date.now() + 10 * HOUR_MS });
    far = await addSession(host.id, { region: 'asia', startsAt: Date.now() + 100 * HOUR_MS });
  });

  it('keeps to the range in every order', async () => {
    for (const sort of ['soonest', 'newest', 'best']) {
      const inAsia = (query: Query) => found({ region: 'asia', sort, ...query });
      expect(await inAsia({ from: at(9), to: at(11) })).toEqual([near]);
      expect(await inAsia({ from: at(11) })).toEqual([far]);
      expect(await inAsia({ to: at(11) })).toEqual([near]);
      expect(await inAsia({ to: at(9) })).toEqual([]);
      expect(new Set(await inAsia({ from: at(-9000) }))).toEqual(new Set([near, far]));
      expect(
        new Set(await inAsia({ from: '0001-01-01T00:00:00Z', to: '9999-12-31T23:59:59Z' })),
      ).toEqual(new Set([near, far]));
      expect(await inAsia({ from: '9999-01-01T00:00:00Z' })).toEqual([]);
    }
  });

  it('counts by the second, not by the minute', async () => {
    const start = Math.ceil(Date.now() / 60_000) * 60_000 + 5 * HOUR_MS;
    const id = await addSession(host.id, { region: 'middle-east', startsAt: start + 30_000 });
    for (const sort of ['soonest', 'newest']) {
      const there = (from: number, to: number) =>
        found({
          region: 'middle-east',
          sort,
          from: new Date(from).toISOString(),
          to: new Date(to).toISOString(),
        });
      expect(await there(start, start + 30_000)).toEqual([id]);
      expect(await there(start, start + 29_000)).toEqual([]);
      expect(await there(start + 31_000, start + 59_000)).toEqual([]);
    }
  });

  it('refuses a range that ends before it begins', async () => {
    expect(await refused(searchPath('sessions', { from: at(5), to: at(4) }))).toEqual(['to']);
  });
});
