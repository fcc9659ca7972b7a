import { env } from 'cloudflare:test';
import { beforeAll, expect, it } from 'vitest';

import { extraGameWords, extraWords, matchWords } from '../../../worker/core/search-words.ts';
import { sql } from '../support/sql.ts';
import { QUERIES } from './gamer-queries.ts';

const LOSES: Record<string, string[]> = {
  'C jam': ['c++', 'c#'],
  'C++ lessons': ['c#'],
  'night shift': ['🎲', 'night 🎲'],
  勝利の夜: ['夜の', '勝夜'],
  'from 20-22': ['2022'],
  หาเพื่อน: ['หาเพอน'],
  かき: ['がき'],
  'Michal und Nu': ['michael', 'nue', 'neue'],
};

const found = (q: string) => {
  const words = matchWords(q);
  expect(words).not.toEqual([]);
  return sql`SELECT rowid AS id FROM user_search WHERE user_search MATCH ${`words : (${words.join(' AND ')}) AND facets : (tt)`}`.all<{
    id: number;
  }>();
};

const TEXTS = [...Object.keys(QUERIES), ...Object.keys(LOSES)];
const idOf = (text: string) => 900_000_000 + TEXTS.indexOf(text);

beforeAll(async () => {
  await env.DB.batch(
    TEXTS.map(
      (text) =>
        sql`INSERT INTO user_search (rowid, words, facets) VALUES (${idOf(text)}, ${`${text} ${extraWords(text)}`}, 'tt')`,
    ),
  );
});

it('more than 230 queries find what they are typed for, and so do the names themselves', async () => {
  const missed: string[] = [];
  for (const [text, queries] of Object.entries(QUERIES)) {
    for (const q of [...queries.split(' | '), text]) {
      const { results } = await found(q);
      if (!results.some(({ id }) => id === idOf(text))) missed.push(`${text} ← ${q}`);
    }
  }
  expect(missed).toEqual([]);
});

it.each(Object.entries(LOSES))('“%s” isn’t found by something else', async (text, queries) => {
  for (const q of queries) {
    expect((await found(q)).results.map(({ id }) => id)).not.toContain(idOf(text));
  }
});

it('a text in plain English words costs nothing more', () => {
  expect(extraWords('Evening run, all levels welcome. Starts at 20:00 (UTC)!')).toBe('');
  expect(extraWords('Café olé à la crème')).toBe('');
});

it('a game is also found without its spaces', () => {
  expect(extraGameWords('Cult of the Lamb')).toBe('cultofthelamb');
  expect(extraGameWords('Tetris')).toBe('');
});
