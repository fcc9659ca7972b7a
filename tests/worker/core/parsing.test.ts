import { describe, expect, it } from 'vitest';

import { clientAddress } from '../../../worker/core/auth/guards.ts';
import { decodeCursor, encodeCursor } from '../../../worker/core/cursor.ts';
import * as json from '../../../worker/core/json.ts';
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

describe('what statements build as JSON', () => {
  it('is read as objects, and nothing else of it', () => {
    expect(json.parseObjects('[{"a":1},null,2,"x",{"b":2}]')).toEqual([{ a: 1 }, { b: 2 }]);
    expect(json.parseObjects('{"a":1}')).toEqual([]);
    expect(json.parseObject('{"a":1}')).toEqual({ a: 1 });
    expect(json.parseObject('null')).toBeNull();
    expect(json.parseObject(null)).toBeNull();
    expect(json.parseNumbers('[1,"2",3]')).toEqual([1, 3]);
    expect(json.parseNumbers('1')).toEqual([]);
    expect(json.parseStrings('["a",1,"b"]')).toEqual(['a', 'b']);
    expect(json.parseStrings('"a"')).toEqual([]);
    expect(json.parseValues(['pc', 'switch', 'xbox'], '["xbox","amiga","pc"]')).toEqual([
      'pc',
      'xbox',
    ]);
  });

  it('that isn’t what it should be is a fault', () => {
    expect(json.numberOf({ id: 0 }, 'id')).toBe(0);
    expect(() => json.numberOf({ id: '7' }, 'id')).toThrow('id isn');
    expect(json.textOf({ name: '' }, 'name')).toBe('');
    expect(() => json.textOf({ name: 7 }, 'name')).toThrow('name isn');
    expect(json.pick(['a', 'b'], 'b')).toBe('b');
    expect(() => json.pick(['a', 'b'], 'c')).toThrow('"c"');
  });

  it('shows files and covers, a drawing by its largest copy alone', () => {
    const files = [
      file({ copies: [] }),
      file({ copies: ['a-200.webp', 'a-400.webp'] }),
      file({ extension: 'svg', newName: 'b.svg', copies: ['b-200.webp', 'b-1600.webp'] }),
      file({ extension: 'svg', newName: 'c.svg', copies: [] }),
    ];
    const shown = json.parseMedia(JSON.stringify(files));
    expect(shown.map(({ newName }) => newName)).toEqual(['a.png', 'a.png', 'b-1600.webp']);
    expect(shown.map(({ copies }) => copies?.length)).toEqual([undefined, 2, 2]);
    expect(json.parseCover(null)).toBeUndefined();
    expect(json.parseCover('[]')).toBeUndefined();
    expect(json.parseCover('["a.webp"]')).toEqual(['a.webp']);
  });

  it('names people and games', () => {
    const people = [
      { id: 1, name: 'Ada', firstFile: null },
      { id: 2, name: 'Ben', firstFile: 'b.png' },
    ];
    expect(json.parsePeople(JSON.stringify(people))).toEqual(people);
    const games = [
      { id: 1, name: 'Go', cover: null, platform: 'pc', level: 'amiga' },
      { id: 2, name: 'Chess', cover: ['c.webp'], platform: null, level: null },
    ];
    expect(json.parsePlayed(JSON.stringify(games))).toEqual([
      { id: 1, name: 'Go', cover: undefined, platform: 'pc', level: undefined },
      { id: 2, name: 'Chess', cover: ['c.webp'], platform: undefined, level: undefined },
    ]);
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
