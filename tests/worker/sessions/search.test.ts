import { beforeAll, describe, expect, it } from 'vitest';

import { patch, post } from '../support/client.ts';
import { addUser } from '../support/people.ts';
import {
  MMO,
  type Query,
  SHOOTER,
  addSession,
  find,
  found,
  refused,
  searchPath,
} from '../support/search-data.ts';
import { HOUR_MS } from '../support/sessions.ts';

let host: { id: number; token: string };
let viewer: { id: number; token: string };

beforeAll(async () => {
  [host, viewer] = await Promise.all([addUser(), addUser()]);
});

const at = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();

describe('text', () => {
  let zelda: number;
  let accents: number;

  beforeAll(async () => {
    zelda = await addSession(host.id, { name: 'Zelda marathon', description: 'Bring tea' });
    accents = await addSession(host.id, { name: 'Soirée Pokémon', games: [MMO] });
  });

  it('finds words by their beginning, whatever their case and accents', async () => {
    for (const q of ['zelda', 'Zél', 'ZELDA mara', 'tea', 'bring ZEL', 'Ze\u0301lda']) {
      expect(await found({ q })).toEqual([zelda]);
    }
    for (const q of ['soiree', 'POKEMON', 'pokémon soi'])
      expect(await found({ q })).toEqual([accents]);
    expect(await found({ q: 'world of warcraft' })).toEqual([accents]);
    expect(await found({ q: 'zelda nowhere' })).toEqual([]);
  });

  it('takes operators and quotes for what they are: no words', async () => {
    expect(await found({ q: '" OR * NEAR( ) ^ : -' })).toEqual([]);
    expect(await found({ q: 'zelda" OR "soiree' })).toEqual([]);
    expect(await found({ q: 'facets : (vp)' })).toEqual([]);
    expect(await found({ q: '"zelda' })).toEqual([zelda]);
    expect(await found({ q: 'zelda*' })).toEqual([zelda]);
    expect(await found({ q: '^zelda -' })).toEqual([zelda]);
    expect(await found({ q: 'rgeurope' })).toEqual([]);
  });

  it('finds nothing for text without a letter, and everything for white space', async () => {
    for (const q of ['🎮', '🎮🎮 ✨', '!?', '" "', '*']) {
      expect(await find({ q })).toMatchObject({ member: [], totalItems: 0 });
    }
    expect(await found({ q: '   ' })).toHaveLength(2);
    // What no one sees isn’t searched for.
    expect(await found({ q: '\u0000\u202A' })).toHaveLength(2);
  });

  it('takes long words by their first letters, and no more than 200 characters', async () => {
    const long = 'qu'.repeat(30);
    const id = await addSession(host.id, { name: long });
    expect(await found({ q: long.repeat(3) })).toEqual([id]);
    expect(await found({ q: '𝒜'.repeat(100) })).toEqual([]);
    expect(await found({ q: '𐐷'.repeat(45) })).toEqual([]);
    expect(await refused(searchPath('sessions', { q: 'z'.repeat(300) }))).toEqual(['q']);
    expect(await found({ q: 'a '.repeat(100) })).toEqual([]);
  });
});

// Each case has a region of its own, since the sessions of the others are there, too.
describe('facets', () => {
  let odd: number;
  const facets: Query = {
    game: MMO,
    category: 4,
    platform: 'switch',
    region: 'south-america',
    language: 'pt-BR',
    level: 'advanced',
    open: 1,
  };

  beforeAll(async () => {
    odd = await addSession(host.id, {
      name: 'Guild night',
      games: [MMO],
      platforms: ['switch', 'mobile'],
      region: 'south-america',
      language: 'pt-BR',
      level: 'advanced',
    });
  });

  it('narrows by each alone and by all together, with text or without', async () => {
    for (const name of ['platform', 'region', 'language']) {
      expect(await found({ [name]: String(facets[name]) })).toEqual([odd]);
    }
    for (const name of Object.keys(facets)) {
      expect(await found({ [name]: String(facets[name]) })).toContain(odd);
    }
    expect(await found(facets)).toEqual([odd]);
    expect(await found({ ...facets, q: 'guild' })).toEqual([odd]);
    expect(await found({ ...facets, q: 'zelda' })).toEqual([]);
    for (const sort of ['soonest', 'newest', 'best']) {
      expect(await found({ ...facets, sort }, viewer.token)).toEqual([odd]);
    }
    for (const [name, other] of Object.entries({
      game: SHOOTER,
      category: 1,
      platform: 'pc',
      region: 'europe',
      language: 'de',
      level: 'beginner',
    })) {
      expect(await found({ ...facets, [name]: other })).toEqual([]);
    }
  });

  it('lets a beginner in where any level is welcome', async () => {
    const any = await addSession(host.id, { name: 'Anybody', region: 'africa' });
    const pro = await addSession(host.id, { name: 'Pros', region: 'africa', level: 'advanced' });
    expect(await found({ region: 'africa', level: 'beginner' })).toEqual([any]);
    expect(await found({ region: 'africa', level: 'advanced' })).toEqual([any, pro]);
    expect(await found({ region: 'africa', level: 'any' })).toEqual([any]);
  });

  it('knows no seat in a full session', async () => {
    const full = await addSession(host.id, { name: 'Duo', region: 'oceania', seats: 2 });
    const body = {
      text: '',
      user: `/api/users/${viewer.id}`,
      session: `/api/sessions/${full}`,
    };
    expect(await found({ region: 'oceania', open: 1 })).toEqual([full]);
    const applied = await post('/api/applications', body, viewer.token);
    const { id } = await applied.json<{ id: number }>();
    await patch(`/api/applications/${id}`, { status: 'accepted' }, host.token);
    expect(await found({ region: 'oceania', open: 1 })).toEqual([]);
    expect(await found({ region: 'oceania', open: 0 })).toEqual([full]);
  });

  it('answers an unknown id with an empty list, and words outside of the vocabulary with 422', async () => {
    for (const query of [{ game: 999_999 }, { category: 999_999 }, { game: 999_999_999_999_999 }]) {
      expect(await find(query)).toMatchObject({ member: [], totalItems: 0 });
    }
    expect(await refused(searchPath('sessions', { platform: 'amiga' }))).toEqual(['platform']);
  });
});

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

describe('languages', () => {
  const regions = ['en', 'en-US', 'pt-BR', 'zh-Hant-TW'] as const;
  const ids = new Map<number, string>();

  beforeAll(async () => {
    for (const language of regions) {
      ids.set(await addSession(host.id, { name: 'Tongues', language }), language);
    }
  });

  const of = async (language: string, sort = 'soonest') =>
    (await found({ q: 'tongues', language, sort })).map((id) => ids.get(id) ?? '').toSorted();

  it('finds a language’s regional forms too, and of a regional form only itself', async () => {
    expect(await of('en')).toEqual(['en', 'en-US']);
    expect(await of('en', 'newest')).toEqual(['en', 'en-US']);
    expect(await of('en-US')).toEqual(['en-US']);
    expect(await of('pt')).toEqual(['pt-BR']);
    expect(await of('zh')).toEqual(['zh-Hant-TW']);
    expect(await of('de')).toEqual([]);
  });
});
