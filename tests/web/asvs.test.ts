import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const tests = new URL('../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, tests), 'utf8');

/** The tests that the table names: file, and name or a part of it. */
const named = read('asvs.md')
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .flatMap((line) =>
    Array.from(
      line.matchAll(
        /`((?:worker|durable|web|screens|browser)\/[\w/-]+\.test\.ts)`((?:, \*[^*]+\*)*)/g,
      ),
    ).flatMap(([, file = '', names = '']) =>
      Array.from(names.matchAll(/\*([^*]+)\*/g), ([, name = '']) => ({ file, name })),
    ),
  );

it('names tests that there are', () => {
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter(({ file, name }) => !read(file).includes(name))).toEqual([]);
});
