import type { Page } from 'playwright';
import type { z } from 'zod';

import { TokenPair } from '../../../worker/contract/account.ts';
import { OWN_CONNECTION, url } from './place.ts';

/** The demo users that tests log in as. */
export type Person = 'admin' | 'mira' | 'jonas' | 'tomas' | 'kacper' | 'sena' | 'rasmus';

export const PASSWORD = 'peerway-demo-2025';

const known = new Map<Person, Promise<z.infer<typeof TokenPair>>>();

/** Each file logs in again, because another file may have ended the devices. The set-up calls it. */
export const forgetLogIns = () => known.clear();

async function ask(person: Person) {
  const answer = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { ...OWN_CONNECTION, 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: `${person}@peerway.example`, password: PASSWORD }),
  });
  return TokenPair.parse(await answer.json());
}

/** Tokens of a log-in through the API. Log-ins are limited, so a file shares one unless a test uses its own up. */
export function tokensOf(person: Person, { fresh = false } = {}) {
  const tokens = (!fresh && known.get(person)) || ask(person);
  if (!fresh) known.set(person, tokens);
  return tokens;
}

/** Stores a log-in in the page, as the form does. */
export async function logIn(page: Page, person: Person, options: { fresh?: boolean } = {}) {
  const tokens = await tokensOf(person, options);
  await page.context().addInitScript(
    ([token, refreshToken, email]) => {
      // A blank page has no storage. A user who has logged out stays logged out.
      if (location.protocol === 'about:' || localStorage.getItem('refresh_token') !== null) return;
      localStorage.setItem('jwt_token', token ?? '');
      localStorage.setItem('refresh_token', refreshToken ?? '');
      localStorage.setItem('email', email ?? '');
    },
    [tokens.token, tokens.refresh_token, `${person}@peerway.example`],
  );
  return tokens;
}
