import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { RegisteredAccount } from '../../../worker/contract/account.ts';
import { NewIdentity } from '../../../worker/contract/identity.ts';
import { expectAnswer, expectRefused, post } from '../support/client.ts';
import {
  type Known,
  agree,
  arriveNew,
  asked,
  behaviour,
  start,
  standInForProviders,
} from '../support/providers.ts';

/** How long a provider's tickets and answers are valid, and how wrong its clock may be. */

standInForProviders();

const MINUTE_MS = 60_000;

let mira: Known;

beforeEach(() => {
  const id = String(Math.floor(Math.random() * 1e17)).padEnd(17, '7');
  mira = { id, name: `Mira ${id}`, email: `mira${id}@peerway.test`, confirmed: true };
});
afterEach(() => {
  vi.useRealTimers();
});

const comeBackAfter = async (ms: number) => {
  const begun = Date.now();
  vi.setSystemTime(begun);
  const { ticket, url } = await start('discord');
  const answer = agree('discord', { url }, mira);
  vi.setSystemTime(begun + ms);
  return post('/api/login/provider', { provider: 'discord', ticket, answer });
};

describe('the way to a provider', () => {
  it('may take fifteen minutes', async () => {
    await expectAnswer(comeBackAfter(15 * MINUTE_MS - 1), 202, NewIdentity);
  });

  it('is refused after fifteen minutes', async () => {
    await expectRefused(comeBackAfter(15 * MINUTE_MS), 'ticket');
    expect(asked.size).toBe(0);
  });
});

const registerAfter = async (ms: number) => {
  const begun = Date.now();
  vi.setSystemTime(begun);
  const { ticket } = await arriveNew('discord', mira);
  vi.setSystemTime(begun + ms);
  const body = { ticket, name: mira.name, email: mira.email, acceptTerms: true };
  return post('/api/register/provider', body);
};

describe('the form of who comes from a provider', () => {
  it('can be sent for fifteen minutes', async () => {
    await expectAnswer(registerAfter(15 * MINUTE_MS - 1), 201, RegisteredAccount);
  });

  it('is refused after fifteen minutes', async () => {
    await expectRefused(registerAfter(15 * MINUTE_MS), 'ticket');
  });
});

const bySteam = async (seconds: number) => {
  const { ticket, url } = await start('steam');
  const time = new Date(Date.now() + seconds * 1000).toISOString().slice(0, 19);
  const answer = agree('steam', { url }, mira, { 'openid.response_nonce': `${time}Zabc` });
  return post('/api/login/provider', { provider: 'steam', ticket, answer });
};

describe('a clock that is off', () => {
  it.each([-40, 40])('by %i s is taken of Google', async (seconds) => {
    const now = Math.floor(Date.now() / 1000) + seconds;
    behaviour.claims = { iat: now, nbf: now, exp: seconds < 0 ? now + 10 : now + 600 };
    expect((await arriveNew('google', mira)).email).toBe(mira.email);
  });

  it.each([-40, 40])('by %i s is taken of Steam', async (seconds) => {
    await expectAnswer(bySteam(seconds), 202, NewIdentity);
  });

  it.each([-310, 310])('by %i s is refused of Steam, before it is asked', async (seconds) => {
    await expectRefused(bySteam(seconds), 'answer');
    expect(asked.size).toBe(0);
  });
});
