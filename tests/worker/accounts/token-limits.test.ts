import { describe, expect, it } from 'vitest';
import { z } from 'zod';

import { RefreshedToken } from '../../../worker/contract/account.ts';
import { Problem } from '../../../worker/contract/problem.ts';
import { expectAnswer, expectRefused, register, send } from '../support/client.ts';

const Nothing = z.null();

const sendFrom = (address: string, path: string, refresh_token: string) =>
  send('POST', path, { body: { refresh_token }, headers: { 'CF-Connecting-IP': address } });

let addresses = 0;
/** A new address, because requests from another test would count against its limit. */
const newAddress = () => `198.51.100.${(addresses += 1)}`;

/** Twice the limit of 120, because a new minute may begin in between. */
const TRIES_MAX = 241;

/** Repeats a request until it is limited. @returns the 429 */
async function untilLimited(ask: () => Promise<Response>) {
  for (let tries = 0; tries < TRIES_MAX; tries += 1) {
    const answer = await ask();
    if (answer.status === 429) return answer;
    await answer.body?.cancel();
  }
  throw new Error('was never limited');
}

describe.each(['/api/token/refresh', '/api/logout'])(
  'tokens that we did not sign, at %s',
  (path) => {
    it.each([
      ['nonsense', 'nonsense'],
      ['a text too long for the schema', 'x'.repeat(300)],
    ])('count for their address: %s', async (_, garbage) => {
      const address = newAddress();
      const limited = await untilLimited(() => sendFrom(address, path, garbage));
      expect(limited.headers.get('Retry-After')).toBe('60');
      await expectAnswer(limited, 429, Problem.strict());
    });
  },
);

it('devices are refreshed and logged out also behind an address that has used up its limit', async () => {
  const [mira, jonas] = [await register(), await register()];
  const address = newAddress();
  await untilLimited(() => sendFrom(address, '/api/token/refresh', 'nonsense'));
  for (const { refresh_token } of [mira, jonas]) {
    const answer = sendFrom(address, '/api/token/refresh', refresh_token);
    const next = await expectAnswer(answer, 200, RefreshedToken);
    await expectAnswer(sendFrom(address, '/api/logout', next.refresh_token ?? ''), 204, Nothing);
  }
});

it('a device that asks too often is limited wherever it asks, and no other', async () => {
  const [busy, other] = [await register(), await register()];
  const path = '/api/token/refresh';
  const places = [newAddress(), newAddress(), newAddress()];
  let tries = 0;
  const next = () => places[(tries += 1) % places.length] ?? '';
  // No single address sends more than 80 in a minute, so the limit is the account's.
  await untilLimited(() => sendFrom(next(), path, busy.refresh_token));
  await expectAnswer(sendFrom(next(), path, other.refresh_token), 200, RefreshedToken);
});

it('a request without a token is refused by its rule', async () => {
  await expectRefused(send('POST', '/api/token/refresh'), 'refresh_token');
  await expectRefused(send('POST', '/api/logout', { body: [] }), 'body');
});
