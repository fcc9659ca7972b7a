import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';

import { lettersOf } from '../../../web/brand/cover-art.ts';
import { shortName } from '../../../web/brand/short-names.ts';

const migration = new URL('../../../migrations/0002_catalogue.sql', import.meta.url);
const sql = await readFile(migration, 'utf8');
const names = [...sql.matchAll(/^ {2}\(\d+, '((?:[^']|'')+)', '(?:[^']|'')+', unixepoch/gm)].map(
  ([, name = '']) => name.replaceAll("''", "'"),
);

it('shortens every game of the catalogue in a way of its own', () => {
  expect(names.length).toBeGreaterThan(100);
  const owners = Map.groupBy(names, shortName);
  expect([...owners].filter(([short, games]) => short === '' || games.length > 1)).toEqual([]);
});

it('fits the letters of every game into its pictures', () => {
  const drawn = [...names, 'MWMWM', 'WWW: Mmm Mega Men'].map((name) => ({
    name,
    card: lettersOf(name, 'card'),
    icon: lettersOf(name, 'icon'),
  }));
  const wrong = drawn.filter(
    ({ card, icon }) => card.width > 162.01 || card.height < 20 || icon.width > 42.01,
  );
  expect(wrong).toEqual([]);
});

it.each([
  ['Final Fantasy XIV', 'FFXIV'],
  ['Baldur’s Gate 3', 'BG3'],
  ['Counter-Strike 2', 'CS2'],
  ['League of Legends', 'LOL'],
  ['World of Warcraft', 'WOW'],
  ['Grand Theft Auto V', 'GTA V'],
  ['Valheim', 'VALH'],
  ['Age of Empires IV', 'AOE4'],
  ['!', ''],
])('shortens %s to %s', (title, short) => expect(shortName(title)).toBe(short));
