import { createExecutionContext, env } from 'cloudflare:test';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { app } from '../../../worker/app.ts';
import { CurrentUser, RegisteredAccount, TokenPair } from '../../../worker/contract/account.ts';
import { DeviceList } from '../../../worker/contract/device.ts';
import { Unauthenticated, Problem } from '../../../worker/contract/problem.ts';
import { PROVIDERS } from '../../../worker/contract/providers.ts';
import { CodeNeeded, CodeTokens } from '../../../worker/contract/second-factor.ts';
import { Site } from '../../../worker/contract/site.ts';
import { UserDetail } from '../../../worker/contract/user.ts';
import { expectConsole } from '../../support/console-watch.ts';
import { ORIGIN, expectAnswer, expectRefused, getAs, post } from '../support/client.ts';
import { mailTo, mailsTo, tokenOf } from '../support/mailbox.ts';
import { loggedIn, register } from '../support/people.ts';
import {
  type Known,
  agree,
  arrive,
  arriveNew,
  behaviour,
  given,
  start,
  standInForProviders,
} from '../support/providers.ts';
import { allRows, sql, valueOf } from '../support/sql.ts';
import { codeOf, turnCodesOn } from '../support/ways-in.ts';

standInForProviders();

let mira: Known;

beforeEach(() => {
  const id = String(Math.floor(Math.random() * 1e17)).padEnd(17, '7');
  mira = { id, name: `Mira ${id}`, email: `mira${id}@peerway.test`, confirmed: true };
});

const join = async (
  provider: Parameters<typeof arriveNew>[0],
  who: Known = mira,
  over: object = {},
) => {
  const { ticket } = await arriveNew(provider, who);
  const body = { ticket, name: mira.name, email: mira.email, acceptTerms: true, ...over };
  return expectAnswer(post('/api/register/provider', body), 201, RegisteredAccount.strict());
};

const isConfirmed = (id: number) =>
  valueOf`SELECT email_confirmed_at IS NOT NULL AS yes FROM users WHERE id = ${id}`;

const REAL = PROVIDERS.filter((provider) => provider !== 'demo');

describe('log-in with a provider', () => {
  it.each(REAL)('registers by %s, then logs in, as the same person', async (provider) => {
    const first = await join(provider);
    const { token } = await expectAnswer(arrive(provider, mira), 200, TokenPair.strict());
    const user = await getAs(CurrentUser, '/api/currentuser', token);
    expect(user).toMatchObject({ id: first.id, name: mira.name, email: mira.email });
    const { member } = await getAs(DeviceList, '/api/devices', token);
    expect(member.map(({ way }) => way)).toEqual([provider, provider]);
  });

  it('is offered for what is configured, and for nothing else', async () => {
    const { providers } = await getAs(Site.strict(), '/api/site');
    expect(providers).toEqual(REAL);
    const asked = post('/api/login/provider/options', { provider: 'demo' });
    await expectAnswer(asked, 404, Problem.strict());
  });

  it('isn’t offered where its keys are set by half, or where the local provider is elsewhere', async () => {
    const halves = {
      DISCORD_CLIENT_SECRET: '',
      GOOGLE_CLIENT_ID: ' ',
      STEAM_LOGIN: 'yes',
      DEMO_PROVIDER_URL: 'https://demo.example',
    };
    const asked = new Request(`${ORIGIN}/api/site`);
    const answer = app.fetch(asked, { ...env, ...halves }, createExecutionContext());
    expect((await expectAnswer(answer, 200, Site)).providers).toEqual(['twitch']);
  });

  it('proposes the name there, but not the address that Google has for one', async () => {
    const byDiscord = await arriveNew('discord', mira);
    expect(byDiscord).toMatchObject({ name: mira.name, email: mira.email, gamertag: true });
    const byGoogle = await arriveNew('google', mira);
    expect(byGoogle).toMatchObject({ name: '', email: mira.email, gamertag: false });
    const bySteam = await arriveNew('steam', mira);
    expect(bySteam).toMatchObject({ name: 'Steamy Mira', email: '', emailConfirmed: false });
  });

  it('takes an email as confirmed only if the provider says so', async () => {
    const { id } = await join('google');
    expect(await isConfirmed(id)).toBe(1);
    const unsure = { ...mira, id: `${mira.id}1`, email: `un${mira.email}`, confirmed: false };
    const over = { name: `Other ${mira.id}`, email: unsure.email };
    const other = await join('twitch', unsure, over);
    expect(await isConfirmed(other.id)).toBe(0);
    const token = tokenOf(await mailTo(unsure.email, 'Confirm your email'));
    expect(mailsTo(mira.email)).toEqual([]);
    expect((await post('/api/email/confirm', { token })).status).toBe(200);
    expect(await isConfirmed(other.id)).toBe(1);
  });

  it('lets one choose another email, which is then to be confirmed', async () => {
    const other = `chosen${mira.email}`;
    const { id } = await join('google', mira, { email: other });
    expect(await isConfirmed(id)).toBe(0);
    await mailTo(other, 'Confirm your email');
  });

  it('takes over age and gamertag where one says so', async () => {
    const { id, token } = await join('discord', mira, { ofAge: true, gamertag: true });
    const { ofAge } = await getAs(CurrentUser, '/api/currentuser', token);
    expect(ofAge).toBe(true);
    const { gamertags } = await getAs(UserDetail, `/api/users/${id}`, token);
    expect(gamertags).toEqual([{ platform: 'pc', tag: mira.name, visibleTo: 'friends' }]);
  });

  it('still asks for a code where codes are on, and then says how the device logged in', async () => {
    const { secret } = await turnCodesOn(await join('discord'));
    const asked = await expectAnswer(arrive('discord', mira), 202, CodeNeeded.strict());
    const body = { ticket: asked.ticket, code: codeOf(secret), trust: true };
    const tokens = await expectAnswer(post('/api/login/code', body), 200, CodeTokens);
    const { member } = await getAs(DeviceList, '/api/devices', tokens.token);
    expect(member[0]?.way).toBe('discord');
    const used = env.DB.prepare(
      'SELECT used_at > linked_at AS used FROM identities WHERE subject = ?',
    );
    expect(await used.bind(mira.id).first('used')).toBe(1);
    const { trusted } = tokens;
    await expectAnswer(arrive('discord', mira, { trusted }), 200, TokenPair.strict());
    const late = await expectAnswer(arrive('discord', mira), 202, CodeNeeded);
    await sql`DELETE FROM identities WHERE subject = ${mira.id}`.run();
    await sql`UPDATE second_factors SET last_step = 0`.run();
    await expectRefused(
      post('/api/login/code', { ticket: late.ticket, code: codeOf(secret) }),
      'code',
    );
  });
});

it('a provider’s tokens are told to nobody, and aren’t stored', async () => {
  for (const [index, provider] of (['discord', 'google', 'twitch'] as const).entries()) {
    const who = { ...mira, id: `${index}${mira.id}` };
    const own = { name: `${mira.name} ${provider}`, email: `${provider}${mira.email}` };
    const fresh = await arriveNew(provider, who);
    const body = { ticket: fresh.ticket, ...own, acceptTerms: true };
    const joined = await post('/api/register/provider', body);
    const back = await arrive(provider, who);
    const said = [JSON.stringify(fresh), await joined.text(), await back.text()].join();
    const stored = await allRows();
    expect(stored).toContain(own.email);
    // Two exchanges, of Google and Twitch with an ID token each.
    expect(given).toHaveLength([2, 6, 10][index] ?? 0);
    expect(given.filter((token) => said.includes(token) || stored.includes(token))).toEqual([]);
  }
});

const detailOf = async (answer: Promise<Response>, status = 422) =>
  (await expectAnswer(answer, status, Problem.strict())).detail;

const send = async (provider: (typeof REAL)[number], answer: string, over: object = {}) => {
  const { ticket } = await start(provider);
  return post('/api/login/provider', { provider, ticket, answer, ...over });
};

describe('log-in with a provider ends with a clear word', () => {
  it('if it was denied', async () => {
    const { ticket, url } = await start('discord');
    const state = new URL(url).searchParams.get('state') ?? '';
    const answer = `?error=access_denied&state=${state}`;
    const sent = post('/api/login/provider', { provider: 'discord', ticket, answer });
    expect(await detailOf(sent)).toContain('You cancelled at Discord');
    expect(await detailOf(send('steam', '?openid.mode=cancel'))).toContain(
      'You cancelled at Steam',
    );
  });

  it.each(['discord', 'google', 'twitch', 'steam'] as const)(
    'if %s is down, and the password still works',
    async (provider) => {
      expectConsole(/^Log-in with \w+ failed: TypeError: down/);
      const { ticket, url } = await start(provider);
      const answer = agree(provider, { url }, mira);
      vi.stubGlobal('fetch', () => Promise.reject(new TypeError('down')));
      const sent = post('/api/login/provider', { provider, ticket, answer });
      expect(await detailOf(sent, 503)).toContain('doesn’t answer right now');
      await loggedIn(await register());
    },
  );

  it('if the provider is slower than five seconds', async () => {
    expectConsole(/^Log-in with Google failed: TimeoutError/);
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
      const over = new AbortController();
      setTimeout(() => over.abort(new DOMException('', 'TimeoutError')), 5);
      return over.signal;
    });
    vi.stubGlobal(
      'fetch',
      (_url: string, { signal }: RequestInit) =>
        new Promise((_resolve, reject) => {
          signal?.addEventListener('abort', () => reject(signal.reason));
        }),
    );
    const { ticket, url } = await start('google');
    const answer = agree('google', { url }, mira);
    const sent = post('/api/login/provider', { provider: 'google', ticket, answer });
    expect(await detailOf(sent, 503)).toContain('Google doesn’t answer');
    expect(timeout).toHaveBeenCalledWith(5_000);
    timeout.mockRestore();
  });

  it.each([
    ['answers nonsense', () => new Response('<html>')],
    ['breaks', () => new Response('', { status: 502 })],
    ['refuses our secret', () => Response.json({ error: 'invalid_client' }, { status: 401 })],
    ['redirects', () => Response.redirect('https://evil.example/', 302)],
  ])('if the provider %s', async (_what, token) => {
    expectConsole(/^Log-in with Google failed: /);
    behaviour.token = () => Promise.resolve(token());
    expect(await detailOf(arrive('google', mira), 503)).toContain('Google doesn’t answer');
  });

  it('if the account is suspended or banned, as with a password', async () => {
    const { id } = await join('discord');
    const block = "UPDATE users SET status = 'banned', status_reason = 'Spam.' WHERE id = ?";
    await env.DB.prepare(block).bind(id).run();
    const { message } = await expectAnswer(arrive('discord', mira), 401, Unauthenticated.strict());
    expect(message).toBe('This account is banned. Reason: Spam.');
  });

  it('if name or email are taken, and the form can be sent again', async () => {
    const ben = await register();
    const { ticket } = await arriveNew('steam', mira);
    const body = { ticket, name: ben.name, email: ben.email, acceptTerms: true };
    const taken = await expectAnswer(post('/api/register/provider', body), 422, Problem);
    expect(taken.violations?.map(({ propertyPath }) => propertyPath)).toEqual(['name', 'email']);
    expect(taken.violations?.[1]?.message).toContain('link Steam under “Security”');
    const again = { ...body, name: mira.name, email: mira.email };
    await expectAnswer(post('/api/register/provider', again), 201, RegisteredAccount);
    const twice = post('/api/register/provider', {
      ...again,
      name: 'Two',
      email: `2${mira.email}`,
    });
    await expectAnswer(twice, 409, Problem);
  });
});
