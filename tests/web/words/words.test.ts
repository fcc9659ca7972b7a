import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

import { PROBLEMS } from '../../../web/words/en/problems.ts';
import { LOCALES } from '../../../worker/contract/locales.ts';

const ROOT = join(import.meta.dirname, '../../..');
const WORDS = join(ROOT, 'web/words');

/** Names that are the same in every language. */
const SAME = new Set(['Demo ID']);

/**
 * Files that are no words: each language has its own grammar, and the problems' messages are listed only in English.
 */
const OTHERWISE = new Set(['formats.ts', 'grammar.ts', 'problems.ts']);

const filesOf = (language: string) =>
  readdirSync(join(WORDS, language)).filter((name) => name.endsWith('.ts') && name !== 'index.ts');

type Leaf = string | ((...values: unknown[]) => unknown);

/** All texts in a value, by path: `sessions.page.host`. */
function leavesOf(value: unknown, path: string): [string, Leaf][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'function') {
    return [[path, (...values): unknown => Reflect.apply(value, undefined, values)]];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, `${path}.${key}`));
}

async function wordsOf(language: string, file: string): Promise<Map<string, Leaf>> {
  const module: unknown = await import(join(WORDS, language, file));
  const leaves = Object.entries(module ?? {}).flatMap(([name, value]) => leavesOf(value, name));
  return new Map(leaves);
}

/** Values for the parameters, all different: first texts, which also work as lists, then numbers. */
const FILLED_IN = [
  ['①', '②', '③', '④', '⑤', '⑥'],
  [71, 72, 73, 74, 75, 76],
];

/** The parameters that a text shows, or the names in its braces. Null if neither can be found out. */
function placesIn(leaf: Leaf | undefined): string | null {
  if (leaf === undefined) return null;
  if (typeof leaf === 'string') return [...new Set(leaf.match(/\{\w+\}/g))].toSorted().join(' ');
  const shown = FILLED_IN.flatMap((values) => {
    try {
      const said = JSON.stringify(leaf(...values));
      return values.flatMap((value, at) => (said.includes(String(value)) ? [at] : []));
    } catch {
      // The function takes something else, such as a time.
      return [];
    }
  });
  return shown.length === 0
    ? null
    : [...new Set(shown)].toSorted((one, other) => one - other).join(' ');
}

const hasSeveralWords = (text: string) => /\p{L}{2,}\s+\p{L}{2,}/u.test(text);

const translations = readdirSync(WORDS, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'en')
  .map(({ name }) => name);

describe('the languages', () => {
  it('are those that the server knows', () => {
    expect(['en', ...translations].toSorted()).toEqual([...LOCALES].toSorted());
  });
});

describe.each(translations)('the words in %s', (language) => {
  const files = filesOf(language).filter((file) => !OTHERWISE.has(file));
  const english = filesOf('en').filter((file) => !OTHERWISE.has(file));

  it('are all there', () => {
    expect(files.toSorted()).toEqual(english.toSorted());
  });

  it.each(files)('have the keys and places of the English ones: %s', async (file) => {
    const [own, origin] = [await wordsOf(language, file), await wordsOf('en', file)];
    expect([...own.keys()].toSorted()).toEqual([...origin.keys()].toSorted());
    const wrong = [...origin].filter(([path, leaf]) => {
      const [wanted, found] = [placesIn(leaf), placesIn(own.get(path))];
      return wanted !== null && found !== null && wanted !== found;
    });
    expect(wrong.map(([path]) => path)).toEqual([]);
  });

  it.each(files)('are not left in English: %s', async (file) => {
    const [own, origin] = [await wordsOf(language, file), await wordsOf('en', file)];
    const left = [...own].filter(
      ([path, leaf]) =>
        typeof leaf === 'string' &&
        leaf === origin.get(path) &&
        hasSeveralWords(leaf) &&
        !SAME.has(leaf),
    );
    expect(left).toEqual([]);
  });
});

describe('every English word', () => {
  const sources = ['web', 'worker', 'durable'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !/^(words|dist)[/\\]/.test(name))
      .map((name) => readFileSync(join(ROOT, folder, name), 'utf8')),
  );
  const names = new Set(sources.flatMap((source) => source.match(/[\w$]+(?:-[\w-]+)?/g) ?? []));

  it.each(filesOf('en').filter((file) => !OTHERWISE.has(file)))('is used: %s', async (file) => {
    const used = readFileSync(join(WORDS, 'en', file), 'utf8');
    const unused = [...(await wordsOf('en', file)).keys()].filter((path) => {
      const key = path.split('.').findLast((part) => !/^\d+$/.test(part)) ?? '';
      // A text may be used by another one in the same file.
      return !names.has(key) && !new RegExp(String.raw`\.${key}\b`).test(used);
    });
    expect(unused).toEqual([]);
  });
});

describe('the messages of problems', () => {
  it.each(translations)('are all there, with their places, in %s', async (language) => {
    const module: unknown = await import(join(WORDS, language, 'problems.ts'));
    const leaves = Object.values(module ?? {}).flatMap((value: unknown) =>
      leavesOf(value, '').map(([path, own]) => [path.slice(1), own] as const),
    );
    expect(leaves.map(([english]) => english).toSorted()).toEqual([...PROBLEMS].toSorted());
    const wrong = leaves.filter(([english, own]) => placesIn(english) !== placesIn(own));
    expect(wrong).toEqual([]);
  });
});
