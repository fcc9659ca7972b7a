import type { Page } from 'playwright-core';
import type { z } from 'zod';

import { TokenPair } from '../../worker/contract/account.ts';
import { url } from './place.ts';

/** The people of the demo community who can be logged in as. */
export type Person = 'admin' | 'mira' | 'jonas';

export const PASSWORD = 'peerway-demo-2025';

const known = new Map<Person, Promise<z.infer<typeof TokenPair>>>();

async function ask(person: Person) {
  const answer = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: `${person}@peerway.example`, password: PASSWORD }),
  });
  return TokenPair.parse(await answer.json());
}

/** Tokens of a log-in through the API; one per file, as log-ins are limited, unless a test wears its own out. */
export function tokensOf(person: Person, { fresh = false } = {}) {
  const tokens = (!fresh && known.get(person)) || ask(person);
  if (!fresh) known.set(person, tokens);
  return tokens;
}

/** Puts a log-in into the page's storage, as the form would have. */
export async function logIn(page: Page, person: Person, options: { fresh?: boolean } = {}) {
  const tokens = await tokensOf(person, options);
  await page.context().addInitScript(
    ([token, refreshToken, email]) => {
      // A blank page has no storage; and whoever has logged out stays so.
      if (location.protocol === 'about:' || localStorage.getItem('refresh_token') !== null) return;
      localStorage.setItem('jwt_token', token ?? '');
      localStorage.setItem('refresh_token', refreshToken ?? '');
      localStorage.setItem('email', email ?? '');
    },
    [tokens.token, tokens.refresh_token, `${person}@peerway.example`],
  );
  return tokens;
}
