import { type SQL, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';

import { clientAddress } from '../../../worker/core/auth/guards.ts';
import { decodeCursor, encodeCursor } from '../../../worker/core/cursor.ts';
import { files, games } from '../../../worker/core/json.ts';
import {
  columns,
  decodeRows,
  fields,
  flag,
  flagOrNull,
  select,
} from '../../../worker/core/rows.ts';
import { users } from '../../../worker/core/schema/accounts.ts';
import { dayFacets, facet } from '../../../worker/core/search-index.ts';
import { matchWords } from '../../../worker/core/search-words.ts';
import { clockChange, momentOf, momentsOf, zoneOffset } from '../../../worker/core/zone-clock.ts';

const DAY_MS = 86_400_000;

const utc = (text: string) => Date.parse(`${text}Z`);

/** The facets of a range. Both ends are days since 1970. */
const days = (from: number, to: number) => dayFacets(from * DAY_MS, to * DAY_MS);

const file = (more: object) => ({ id: 1, extension: 'png', newName: 'a.png', alt: '', ...more });

describe('a cursor', () => {
  it.each([
    ['soonest', [7]],
    ['taken-down', [Number.MAX_SAFE_INTEGER]],
    ['two-words-more', [0, 35, 36]],
  ])('of %s leads where it came from', (order, position) => {
    expect(decodeCursor(order, position.length, encodeCursor(order, position))).toEqual(position);
    expect(decodeCursor(order, position.length, undefined)).toBeNull();
  });

  it.each([
    'soonest',
    'soonest-',
    'latest-7',
    'soonest-7-7',
    'more-soonest-7',
    '7',
    'soonest-A',
    'soonest-7.5',
    'soonest-zzzzzzzzzzz',
    'soonest-000000000007',
  ])('that isn’t one of the list is refused: %s', (cursor) => {
    expect(() => decodeCursor('soonest', 1, cursor)).toThrow('doesn’t belong to this list');
  });
});

const decoded = (of: SQL, row: object) => {
  decodeRows(select(of)`FROM users u`, [row]);
  return row;
};

describe('rows', () => {
  it('are decoded by what is selected, each name once, whatever is beside it', () => {
    const stored = columns(users, ['name', 'online', 'platforms'], 'u');
    const both = fields(stored, { here: flag(sql`1`), there: flagOrNull(sql`NULL`) });
    const row = { name: '1', online: 0, platforms: '["xbox","amiga","pc"]', here: 1, there: null };
    const found = { name: '1', online: false, platforms: ['pc', 'xbox'], here: true, there: null };
    expect(decoded(both, { ...row, other: 1 })).toEqual({ ...found, other: 1 });
    expect(decoded(sql`${both}, (${select(both)`FROM users u`})`, row)).toEqual(found);
  });

  it('show files and games, a drawing by its largest copy alone', () => {
    const list = [
      file({ copies: [] }),
      file({ copies: ['a-200.webp', 'a-400.webp'] }),
      file({ extension: 'svg', newName: 'b.svg', copies: ['b-200.webp', 'b-1600.webp'] }),
      file({ extension: 'svg', newName: 'c.svg', copies: [] }),
    ];
    const played = [
      { id: 1, name: 'Go', cover: null, platform: 'pc' },
      { id: 2, name: 'Chess', cover: ['c.webp'] },
    ];
    const row = { files: JSON.stringify(list), games: JSON.stringify(played) };
    expect(decoded(fields({ files: files(sql`''`), games: games(sql`''`) }), row)).toMatchObject({
      files: [
        { newName: 'a.png', copies: undefined },
        { newName: 'a.png', copies: ['a-200.webp', 'a-400.webp'] },
        { newName: 'b-1600.webp' },
      ],
      games: [{ cover: undefined, platform: 'pc' }, { cover: ['c.webp'] }],
    });
  });
});

describe('a search', () => {
  it('of days takes whole weeks together', () => {
    expect(days(0, 13)).toEqual(['wk0', 'wk1']);
    expect(days(6, 14)).toEqual(['dy6', 'wk1', 'dy14']);
    expect(days(7, 12)).toEqual(['dy7', 'dy8', 'dy9', 'dy10', 'dy11', 'dy12']);
    expect(days(5.9, 6.1)).toEqual(['dy5', 'dy6']);
    expect(days(3, 3)).toEqual(['dy3']);
    expect(days(3, 2)).toEqual([]);
  });

  it('of words takes the first twelve letters of the first twelve', () => {
    expect(matchWords('Duo, "ranked" OR* né')).toEqual(['"duo"*', '"ranked"*', '"or"*', '"ne"*']);
    expect(matchWords('a '.repeat(20))).toHaveLength(12);
    expect(matchWords('abcdefghijklm')).toEqual(['"abcdefghijkl"*']);
    expect(matchWords('𐐨'.repeat(13))).toEqual([`"${'𐐨'.repeat(12)}"*`]);
    expect(matchWords('Half-Life')).toEqual(['("halflife"* OR "half life"*)']);
    expect(matchWords('ゼルダ')).toEqual(['("ゼル ルダ"* OR "ゼルダ"*)']);
    expect(matchWords('永'.repeat(200))).toEqual([
      `("${Array(11).fill('永永').join(' ')}"* OR "${'永'.repeat(12)}"*)`,
    ]);
    expect(matchWords('***')).toEqual([]);
    expect(facet('rg', 'North-America')).toBe('rgnorthamerica');
  });
});

describe('the clocks of a zone', () => {
  const ZONE = 'Europe/Berlin';

  it('are ahead of UTC, to the minute', () => {
    expect(zoneOffset('Asia/Kathmandu', utc('2026-01-01T12:00:30'))).toBe(5.75 * 3_600_000);
    expect(zoneOffset('America/New_York', utc('2026-01-01T00:00'))).toBe(-5 * 3_600_000);
    expect(zoneOffset(ZONE, utc('2026-03-29T00:59'))).toBe(3_600_000);
    expect(zoneOffset(ZONE, utc('2026-03-29T01:00'))).toBe(2 * 3_600_000);
  });

  it('change at a minute, wherever one looks from', () => {
    const change = utc('2026-03-29T01:00');
    for (const [before, after] of [
      ['2026-03-01T00:00', '2026-04-01T00:00'],
      ['2026-03-29T00:59', '2026-03-29T01:00'],
      ['2026-03-28T17:23', '2026-03-29T01:07'],
      ['2026-03-22T01:00:30', '2026-03-29T01:00:30'],
    ] as const) {
      expect(clockChange(ZONE, utc(before), utc(after))).toBe(change);
    }
  });

  it.each([
    ['once', '2026-07-01T20:00', ['2026-07-01T18:00'], '2026-07-01T18:00'],
    ['never in spring, and then an hour later', '2026-03-29T02:30', [], '2026-03-29T01:30'],
    [
      'twice in autumn, the first of which counts',
      '2026-10-25T02:30',
      ['2026-10-25T00:30', '2026-10-25T01:30'],
      '2026-10-25T00:30',
    ],
  ])('show a time %s', (_, wall, moments, moment) => {
    expect(momentsOf(ZONE, utc(wall))).toEqual(moments.map(utc));
    expect(momentOf(ZONE, utc(wall))).toBe(utc(moment));
  });
});

it.each([
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0DB8:0001:0002::1', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['2001:db8:0:0:ffff::', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['192.0.2.7', '192.0.2.7'],
  [undefined, 'local'],
])('the network address %s counts as %s', (header, address) => {
  expect(clientAddress(header)).toBe(address);
});
