import { env } from 'cloudflare:test';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';

import { mintMailToken } from '../../../worker/accounts/mail-token.ts';
import { registerAccount } from '../../../worker/accounts/queries/register-account.ts';
import { ConfirmedEmail, RegisteredAccount, TokenPair } from '../../../worker/contract/account.ts';
import { IdentityItem, NewIdentity } from '../../../worker/contract/identity.ts';
import { WaysIn } from '../../../worker/contract/passkey.ts';
import { Problem, Unauthenticated } from '../../../worker/contract/problem.ts';
import { Database } from '../../../worker/core/database.ts';
import { expectConsole } from '../../support/console-watch.ts';
import {
  expectDone,
  expectAnswer,
  expectRefused,
  forged,
  get,
  getAs,
  post,
  statusesOf,
} from '../support/client.ts';
import { mailTo, tokenOf } from '../support/mailbox.ts';
import { PASSWORD, logIn, register } from '../support/people.ts';
import {
  type Known,
  agree,
  arrive,
  arriveNew,
  asked,
  behaviour,
  start,
  standInForProviders,
} from '../support/providers.ts';

standInForProviders();

let mira: Known;
let mallory: Known;

const someone = (name: string): Known => {
  const id = String(Math.floor(Math.random() * 1e17)).padEnd(17, '7');
  return { id, name: `${name} ${id}`, email: `${name}${id}@peerway.test`, confirmed: true };
};

beforeEach(() => {
  mira = someone('mira');
  mallory = someone('mallory');
});
afterEach(() => {
  vi.useRealTimers();
});

type Sent = Record<'provider' | 'ticket' | 'answer', string>;
const send = (body: Sent) => post('/api/login/provider', body);

const join = async (who: Known, over: object = {}) => {
  const { ticket } = await arriveNew('discord', who);
  const body = { ticket, name: who.name, email: who.email, acceptTerms: true, ...over };
  return expectAnswer(post('/api/register/provider', body), 201, RegisteredAccount);
};

describe('an answer of a provider', () => {
  it('works once: the ticket is used up, also of ten at once', async () => {
    const { ticket, url } = await start('google');
    const answer = agree('google', { url }, mira);
    const sent = { provider: 'google', ticket, answer };
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(sent)));
    expect(statusesOf(answers)).toEqual([202, ...Array.from({ length: 9 }, () => 422)]);
    expect(asked.get('https://oauth2.googleapis.com/token')).toBe(1);
    await expectRefused(send(sent), 'ticket');
  });

  it('has a code that works once, whatever the ticket', async () => {
    const one = await start('google');
    const answer = agree('google', one, mira);
    await expectAnswer(send({ provider: 'google', ticket: one.ticket, answer }), 202, NewIdentity);
    const other = await start('google');
    const state = new URL(other.url).searchParams.get('state') ?? '';
    const used = new URLSearchParams(answer);
    used.set('state', state);
    const again = send({ provider: 'google', ticket: other.ticket, answer: `?${used.toString()}` });
    await expectRefused(again, 'answer');
  });

  it('can’t be guessed: fifty codes at once get one try', async () => {
    const { ticket, url } = await start('discord');
    const state = new URL(url).searchParams.get('state') ?? '';
    const guesses = Array.from({ length: 50 }, (_, code) =>
      send({ provider: 'discord', ticket, answer: `?code=${code}&state=${state}` }),
    );
    const answers = await Promise.all(guesses);
    expect(answers.every(({ status }) => status === 422)).toBe(true);
    expect(asked.get('https://discord.com/api/oauth2/token')).toBe(1);
  });

  it('belongs to the page that asked: nobody is logged in as who sent them a link', async () => {
    const theirs = await start('discord');
    const answer = agree('discord', theirs, mallory);
    const own = await start('discord');
    await expectRefused(send({ provider: 'discord', ticket: own.ticket, answer }), 'answer');
    // The state is part of the address, so it can't be used as a ticket.
    const state = new URL(own.url).searchParams.get('state') ?? '';
    await expectRefused(send({ provider: 'discord', ticket: state, answer }), 'ticket');
    await expectRefused(
      send({ provider: 'discord', ticket: forged(own.ticket), answer }),
      'ticket',
    );
    expect(asked.size).toBe(0);
  });

  it('belongs to its provider: another one’s is refused before anyone is asked', async () => {
    const { ticket, url } = await start('discord');
    const answer = agree('discord', { url }, mira);
    await expectRefused(send({ provider: 'google', ticket, answer }), 'answer');
    const other = await start('google');
    const mixed = agree('google', other, mira, { iss: 'https://evil.example' });
    await expectRefused(
      send({ provider: 'google', ticket: other.ticket, answer: mixed }),
      'answer',
    );
    expect(asked.size).toBe(0);
  });

  it.each([
    ['another nonce', { nonce: 'another' }],
    ['another app', { aud: 'another-app' }],
    ['another issuer', { iss: 'https://id.twitch.tv/oauth2' }],
    ['an end two minutes ago', { exp: Math.floor(Date.now() / 1000) - 120 }],
  ])('is refused with a token of %s', async (_what, claims) => {
    expectConsole(/^Log-in with Google failed: OperationProcessingError/);
    behaviour.claims = claims;
    await expectRefused(arrive('google', mira), 'answer');
  });

  it('can’t write more than its one line of the log', async () => {
    expectConsole(/^Log-in with Google failed: \P{C}*x \[ERROR\] forged \[31m\P{C}*$/u);
    const { ticket, url } = await start('google');
    const state = new URL(url).searchParams.get('state') ?? '';
    const answer = new URLSearchParams({ error: 'x\n[ERROR] forged\u001B[31m', state });
    await send({ provider: 'google', ticket, answer: `?${answer.toString()}` });
  });

  it('is good for what was begun: a log-in links nothing, a link logs nobody in', async () => {
    const { token } = await register();
    const begun = await start('discord');
    const given = { provider: 'discord', ticket: begun.ticket };
    const answer = agree('discord', begun, mira);
    await expectRefused(post('/api/identities', { ...given, answer }, token), 'ticket');
    const linking = await start('discord', '/api/identities/options', token);
    const linked = agree('discord', linking, mira);
    const sent = { provider: 'discord', ticket: linking.ticket, answer: linked };
    await expectRefused(send(sent), 'ticket');
    const ben = await register();
    await expectRefused(post('/api/identities', sent, ben.token), 'ticket');
    await expectAnswer(post('/api/identities', sent, token), 201, IdentityItem.strict());
  });
});

it('the way back is ours: no request can name another one', async () => {
  const body = { provider: 'discord', returnUrl: 'https://evil.example', redirect_uri: 'x' };
  const answer = await post('/api/login/provider/options', body);
  const { url } = z.object({ url: z.string() }).parse(await answer.json());
  const { searchParams, origin } = new URL(url);
  expect(origin).toBe('https://discord.com');
  expect(searchParams.get('redirect_uri')).toBe('https://peerway.test/login/discord');
  expect(searchParams.get('code_challenge_method')).toBe('S256');
});

const sendAltered = async (over: Record<string, string>) => {
  const { ticket, url } = await start('steam');
  return send({ provider: 'steam', ticket, answer: agree('steam', { url }, mira, over) });
};

describe('Steam', () => {
  it('is asked whether it signed the answer', async () => {
    expectConsole(/^Log-in with Steam failed: the signature/);
    await expectRefused(sendAltered({ 'openid.sig': 'forged' }), 'answer');
    behaviour.steamSays = 'error:is_valid:true';
    await expectRefused(sendAltered({}), 'answer');
  });

  it.each([
    ['another return address', { 'openid.return_to': 'https://evil.example/login/steam' }],
    ['another endpoint', { 'openid.op_endpoint': 'https://evil.example/openid/login' }],
    ['an id of elsewhere', { 'openid.claimed_id': 'https://evil.example/openid/id/7656119' }],
    ['two ids', { 'openid.identity': 'https://steamcommunity.com/openid/id/76561190000000000' }],
    ['an id that isn’t signed', { 'openid.signed': 'op_endpoint,return_to,response_nonce' }],
    ['an old nonce', { 'openid.response_nonce': '2026-01-01T00:00:00Zabc' }],
    ['no nonce', { 'openid.response_nonce': '' }],
    ['another mode', { 'openid.mode': 'setup_needed' }],
  ])('with %s is refused before Steam is asked', async (_what, over) => {
    await expectRefused(sendAltered(over), 'answer');
    expect(asked.size).toBe(0);
  });

  it('is believed once: the same answer and its nonce are refused afterwards', async () => {
    const { ticket, url } = await start('steam');
    const answer = agree('steam', { url }, mira);
    const sent = { provider: 'steam', ticket, answer };
    await expectAnswer(send(sent), 202, NewIdentity);
    await expectRefused(send(sent), 'ticket');
    const other = await start('steam');
    await expectRefused(send({ ...sent, ticket: other.ticket }), 'answer');
  });

  it('is refused with a parameter twice', async () => {
    const { ticket, url } = await start('steam');
    const answer = `${agree('steam', { url }, mira)}&openid.claimed_id=x`;
    await expectRefused(send({ provider: 'steam', ticket, answer }), 'answer');
  });
});

describe('an email that has an account', () => {
  it('links nothing, and the word says where to link', async () => {
    const owner = await register();
    const guest = { ...mira, email: owner.email };
    const found = await arriveNew('google', guest);
    expect(found).toMatchObject({ emailTaken: true, email: '' });
    const body = { ticket: found.ticket, name: mira.name, email: owner.email, acceptTerms: true };
    const answer = await expectAnswer(post('/api/register/provider', body), 422, Problem);
    expect(answer.violations).toEqual([
      {
        propertyPath: 'email',
        message:
          'An account with this email exists. Log in there and link Google under “Security”.',
      },
    ]);
    const { identities } = await getAs(WaysIn, '/api/ways-in', owner.token);
    expect(identities).toEqual([]);
    await arriveNew('google', guest);
  });

  it('isn’t told for an address that the provider hasn’t checked', async () => {
    const owner = await register();
    const guest = { ...mira, email: owner.email, confirmed: false };
    expect(await arriveNew('google', guest)).toMatchObject({ emailTaken: false });
  });
});

describe('a stranger who signs up with somebody else’s address', () => {
  const fresh = 'a wholly new password';

  it('keeps nothing once its owner comes by Google and resets the password', async () => {
    // The stranger owns the Discord account, but not the address.
    const stranger = await join(mallory, { email: mira.email });
    expect(await arriveNew('google', mira)).toMatchObject({ emailTaken: true });
    await post('/api/password/forgot', { email: mira.email });
    const token = tokenOf(await mailTo(mira.email, 'Reset your password'));
    await expectDone(post('/api/password/reset', { token, password: fresh }));
    await arriveNew('discord', mallory);
    const old = get('/api/currentuser', stranger.token);
    await expectAnswer(old, 401, Unauthenticated);
    await expectAnswer(logIn(mira, { password: fresh }), 200, TokenPair);
  });

  it('keeps nothing either if its owner has confirmed the address before', async () => {
    await join(mallory, { email: mira.email });
    const confirming = tokenOf(await mailTo(mira.email, 'Confirm your email'));
    vi.setSystemTime(Date.now() + 2);
    await expectAnswer(post('/api/email/confirm', { token: confirming }), 200, ConfirmedEmail);
    await expectAnswer(arrive('discord', mallory), 200, TokenPair);
    await post('/api/password/forgot', { email: mira.email });
    const token = tokenOf(await mailTo(mira.email, 'Reset your password'));
    await expectDone(post('/api/password/reset', { token, password: fresh }));
    await arriveNew('discord', mallory);
    const { text } = await mailTo(mira.email, 'Your password was changed');
    expect(text).toContain('before this email was confirmed');
  });

  it('leaves an owner whose provider has checked the address what they registered with', async () => {
    await join(mira);
    await post('/api/password/forgot', { email: mira.email });
    const token = tokenOf(await mailTo(mira.email, 'Reset your password'));
    await expectDone(post('/api/password/reset', { token, password: fresh }));
    await expectAnswer(arrive('discord', mira), 200, TokenPair);
    const { text } = await mailTo(mira.email, 'Your password was changed');
    expect(text).not.toContain('before this email was confirmed');
  });

  it('gets no device in what its owner registers in the same millisecond', async () => {
    const now = Date.now();
    const registered = ({ name }: Known, key: string) =>
      registerAccount(
        new Database(env.DB),
        {
          name,
          email: mira.email,
          passwordHash: '',
          locale: null,
          token: mintMailToken(now),
          mailbox: mira.email,
          arrival: { hashes: [], address: null },
        },
        { key, userAgent: '', country: null, way: 'discord', now, expiresAt: now + 60_000 },
      );
    expect(await registered(mira, 'hers')).toMatchObject({ mailed: true });
    expect(await registered(mallory, 'another')).toEqual({ taken: ['email'] });
  });

  it('can’t log in to what its owner makes with Google, by no password', async () => {
    const { ticket } = await arriveNew('google', mira);
    const body = { ticket, name: mira.name, email: mira.email, acceptTerms: true };
    await expectAnswer(post('/api/register/provider', body), 201, RegisteredAccount);
    for (const password of ['', PASSWORD]) {
      const sent = logIn(mira, { password });
      await expectAnswer(sent, 401, Unauthenticated.strict());
    }
    const again = { name: 'Mallory again', email: mira.email, password: PASSWORD };
    await expectRefused(post('/api/register', { ...again, acceptTerms: true }), 'email');
  });
});

describe('a ticket to register', () => {
  it('is no log-in, and can’t be changed to somebody else’s', async () => {
    const { ticket } = await arriveNew('discord', mira);
    const body = { name: mira.name, email: mira.email, acceptTerms: true };
    const parts = ticket.split('.');
    parts[2] = btoa(JSON.stringify({ ...mallory, provider: 'discord', subject: mallory.id }))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replace(/=+$/, '');
    const changed = { ...body, ticket: parts.join('.') };
    await expectRefused(post('/api/register/provider', changed), 'ticket');
    await expectAnswer(post('/api/login/code', { ticket, code: '123456' }), 401, Unauthenticated);
    const { ticket: begun } = await start('discord');
    await expectRefused(post('/api/register/provider', { ...body, ticket: begun }), 'ticket');
  });

  it('makes one account, also of ten requests at once', async () => {
    const { ticket } = await arriveNew('discord', mira);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, place) =>
        post('/api/register/provider', {
          ticket,
          name: `Many ${mira.id} ${place}`,
          email: `${place}${mira.email}`,
          acceptTerms: true,
        }),
      ),
    );
    expect(statusesOf(answers)).toEqual([201, ...Array.from({ length: 9 }, () => 409)]);
  });
});
