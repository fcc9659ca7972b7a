import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const WEB = join(import.meta.dirname, '../../../web');

/** CSS that names the left or right side. In Arabic a line starts on the right. */
const PHYSICAL = [
  /(?:^|[\s;{])(?:(?:margin|padding|border|scroll-margin|scroll-padding)-)?(?:left|right)(?:-\w+)?\s*:/m,
  /border-(?:top|bottom)-(?:left|right)-radius/,
  /(?:text-align|float|clear):\s*(?:left|right)/,
  /transform-origin:\s*(?:left|right)/,
  /gradient\(to (?:left|right)/,
];

/** Whether a value for top, right, bottom and left has different values for right and left. */
function isLopsided(value: string) {
  let flat = value;
  // Replaces functions from the inside out, so that each becomes one word.
  while (flat.includes('('))
    flat = flat.replaceAll(/[\w-]*\([^()]*\)/g, (call) => call.replaceAll(/[()\s]/g, '_'));
  const [, right, , left] = flat.split(/\s+/);
  return left !== undefined && left !== right;
}

const physicalIn = (css: string) => [
  ...PHYSICAL.flatMap((pattern) => pattern.exec(css)?.[0].trim() ?? []),
  ...Array.from(
    css.matchAll(/[\s{](?:margin|padding|inset):\s*([^;]+);/g),
    ([, value = '']) => value,
  ).filter(isLopsided),
];

describe('the direction of reading', () => {
  const sheets = readdirSync(WEB, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.css') && !name.startsWith('dist'),
  );

  it('is left to logical properties in every style sheet', () => {
    expect(sheets.length).toBeGreaterThan(50);
    const found = sheets.flatMap((name) =>
      physicalIn(readFileSync(join(WEB, name), 'utf8')).map((text) => `${name}: ${text}`),
    );
    expect(found).toEqual([]);
  });

  it.each([
    'a { left: 0; }',
    'a {\n  margin-right: 1px;\n}',
    'a { border-left-color: red; }',
    'a { border-top-left-radius: 0; }',
    'a { text-align: right; }',
    'a { padding: 1px 2px 3px 4px; }',
    'a { inset: 0 var(--s-1) 0 var(--s-4); }',
    'a { background: linear-gradient(to right, red, blue); }',
  ])('notices %s', (css) => expect(physicalIn(css)).toHaveLength(1));

  it.each([
    'a { --start: left; }',
    'a { inset-inline-start: 0; }',
    'a { text-align: start; }',
    'a { inset: 0 1px auto 1px; }',
  ])('has nothing against %s', (css) => expect(physicalIn(css)).toEqual([]));
});
