import { describe, expect, it } from 'vitest';
import { z } from 'zod';

import { NameAvailability, TokenPair } from '../../../worker/contract/account.ts';
import { Problem } from '../../../worker/contract/problem.ts';
import { isReserved, nameKeys } from '../../../worker/core/name-keys.ts';
import { expectAnswer, getAs, patch, post } from '../support/client.ts';
import { PASSWORD, register } from '../support/people.ts';
import { sql } from '../support/sql.ts';

const ask = (name: string) =>
  post('/api/register', {
    name,
    email: `${crypto.randomUUID()}@peerway.test`,
    password: PASSWORD,
    acceptTerms: true,
  });

/** A new name that contains an 'a', an 'i', an 'o' and an 'l'. */
const original = () => `Valori ${crypto.randomUUID().slice(0, 8).replaceAll(/[01]/g, 'x')}`;

const ALIKE: [string, (name: string) => string][] = [
  ['a Cyrillic a', (name) => name.replace('a', 'а')],
  ['a Greek o', (name) => name.replace('o', 'ο')],
  ['an Armenian o in a capital name', (name) => name.toUpperCase().replace('O', 'Օ')],
  ['a capital I for a small l', (name) => name.replace('l', 'I')],
  ['the digit 1 for a small l', (name) => name.replace('l', '1')],
  ['letters of mathematics', (name) => name.replace('a', '\u{1D41A}')],
  ['a zero-width space', (name) => name.replace('o', 'o\u200B')],
  ['a zero-width joiner', (name) => name.replace('o', 'o\u200D')],
  ['a soft hyphen', (name) => name.replace('o', 'o\u00AD')],
  ['tag characters', (name) => `${name}\u{E0061}`],
  ['a Hangul filler', (name) => `${name}\u3164`],
  ['a variation selector', (name) => name.replace('o', 'o\uFE0F')],
  ['a blank of braille', (name) => `${name}\u2800`],
];

/** Expects that nobody can have this name, by any way to a name. */
async function expectRefused(name: string) {
  const { violations } = await expectAnswer(ask(name), 422, Problem);
  expect(violations?.map(({ propertyPath }) => propertyPath)).toEqual(['name']);
  const path = `/api/register/name?name=${encodeURIComponent(name)}`;
  expect((await getAs(NameAvailability, path)).available).toBe(false);
  const other = await register();
  await expectAnswer(patch(`/api/users/${other.id}`, { name }, other.token), 422, Problem);
}

describe('a name that looks like one that is taken', () => {
  it.each(ALIKE)('has one of its keys with %s', (_, alike) => {
    const name = original();
    const [one, other] = [nameKeys(name), nameKeys(alike(name))];
    expect(one.key === other.key || one.shape === other.shape).toBe(true);
  });

  it('is refused by either key', async () => {
    const name = original();
    await expectAnswer(ask(name), 201, TokenPair);
    await expectRefused(name.replace('a', 'а'));
    await expectRefused(name.replace('l', 'I'));
  });

  it('is given to one of many who ask for it at once, each in another way', async () => {
    const name = original();
    // Leaves out the variant that looks like the name, but not like the name in capitals.
    const alike = ALIKE.filter(([what]) => !what.startsWith('a capital I'));
    const answers = await Promise.all(alike.map(([, write]) => ask(write(name))));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  });
});

describe('the name of deleted accounts, and names that speak for Peerway', () => {
  it.each([
    'Former player',
    'FORMER PLAYER',
    'Former pIayer',
    'Fоrmer player',
    'Peerway',
    'The Peer-Way crew',
    'PEERWАY',
    'Admin',
    'mоderator',
    'Support Team',
    '[Staff]',
    'Player 123',
    'PIayer 1О',
    'Player #12.',
    'Player ١٢٣',
  ])('is nobody’s: %s', (name) => {
    expect(isReserved(name)).toBe(true);
  });

  it('don’t include a player’s name without a digit', () => {
    for (const name of ['Player lol', 'Player1', 'Player 1 Ready'])
      expect(isReserved(name)).toBe(false);
  });

  it('is refused, though no account may have it yet', async () => {
    await expectRefused('The Peer-Way crew');
  });
});

it('gives a name in any script to the first user who asks for it', async () => {
  const run = crypto.randomUUID().slice(0, 4);
  for (const name of [
    'Ми́ра',
    'Мара',
    'ゆき',
    'ゆう',
    'ツナ',
    'シナ',
    'مريم',
    '👾🎮',
    '👩‍🚀',
    'Zoë',
    'Zoe',
  ]) {
    await expectAnswer(ask(`${name} ${run}`), 201, TokenPair);
  }
});

it('takes names in which such a word is one of several', async () => {
  const run = crypto.randomUUID().slice(0, 4);
  for (const name of ['Support main', 'Team Rocket', 'Modest', 'Peer']) {
    await expectAnswer(ask(`${name} ${run}`), 201, TokenPair);
  }
});

it('lets one keep a name that is reserved only now', async () => {
  const me = await register(original());
  await sql`UPDATE users SET name = 'Staff' WHERE id = ${me.id}`.run();
  const body = { name: 'Staff', about: 'Here since the first day' };
  expect((await patch(`/api/users/${me.id}`, body, me.token)).status).toBe(200);
});

it('lets one write one’s own name in another way', async () => {
  const me = await register(original());
  await expectAnswer(
    patch(`/api/users/${me.id}`, { name: me.name.toUpperCase() }, me.token),
    200,
    z.object({ name: z.literal(me.name.toUpperCase()) }),
  );
});
