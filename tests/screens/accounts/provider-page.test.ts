import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';

import {
  type Answer,
  answer,
  bodies,
  noContent,
  problem,
  requests,
  violations,
} from '../support/api.ts';
import { expectAccessible } from '../support/axe.ts';
import {
  OWN_FRAME,
  TOKENS,
  atProvider,
  codeNeeded,
  expectHome,
} from '../support/fixtures-accounts.ts';
import { memberHome } from '../support/fixtures-app.ts';
import { currentUser, site } from '../support/fixtures.ts';
import { mount, navigate, place } from '../support/mount.tsx';

const ANSWERED = '/login/demo?code=abc&state=xyz';

const link = (name: string) => page.getByRole('link', { name, exact: true });

/** Goes to the provider and returns with an answer. @param found the server's answer to it */
async function comeBack(found: Answer, { back = '/imprint', to = ANSWERED } = {}) {
  await mount(`/login?${new URLSearchParams({ back }).toString()}`, {
    answers: {
      'GET /api/site': site({ providers: ['demo', 'discord'] }),
      'POST /api/login/provider/options': atProvider,
      'POST /api/login/provider': found,
    },
  });
  await page.getByRole('button', { name: 'Continue with Demo ID' }).click();
  await expect.poll(() => location.hash).toBe('#provider');
  await navigate(to);
}

describe('the answer of a provider', () => {
  it('logs in a user who has linked it, and leads back', async () => {
    answer({ 'GET /api/currentuser': currentUser() });
    await comeBack(TOKENS);
    await expect.poll(place).toBe('/imprint');
    expect(bodies('POST /api/login/provider')).toEqual([
      { provider: 'demo', ticket: atProvider.ticket, answer: '?code=abc&state=xyz' },
    ]);
  });

  it('never leads to another site', async () => {
    answer({ 'GET /api/currentuser': currentUser(), ...memberHome() });
    await comeBack(TOKENS, { back: '/\t/evil.example' });
    await expectHome();
  });

  it('may have to be completed by a code', async () => {
    await comeBack(codeNeeded);
    answer({ 'POST /api/login/code': TOKENS, 'GET /api/currentuser': currentUser() });
    await page.getByRole('textbox', { name: 'Code' }).fill('123456');
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect.poll(place).toBe('/imprint');
  });

  it('is sent once: afterwards its address says that it is over', async () => {
    await comeBack(problem(503, 'Demo ID doesn’t answer right now.'));
    await expect.element(page.getByText('Demo ID doesn’t answer right now.')).toBeVisible();
    await link('Back to log in').click();
    await expect.element(page.getByLabelText('Email')).toBeVisible();
    await navigate(ANSWERED);
    await expect.element(page.getByText('This log-in with Demo ID is over')).toBeVisible();
    await expectAccessible();
    expect(requests('POST /api/login/provider')).toHaveLength(1);
    await link('Back to log in').click();
    await expect.poll(place).toBe('/login');
  });

  it.each([
    ['/login/demo?error=access_denied', 'You cancelled at Demo ID, so nothing was changed.'],
    ['/login/demo?openid.mode=cancel', 'You cancelled at Demo ID, so nothing was changed.'],
    ['/login/discord?code=abc&state=xyz', 'This log-in with Discord is over'],
  ])('at %s is sent nowhere', async (to, text) => {
    await comeBack(TOKENS, { to });
    await expect.element(page.getByText(text)).toBeVisible();
    await expect.element(link('Back to log in')).toBeVisible();
    expect(requests('POST /api/login/provider')).toEqual([]);
  });

  it('without a log-in that was begun in this tab is sent nowhere', async () => {
    await mount(ANSWERED);
    await expect.element(page.getByText('This log-in with Demo ID is over')).toBeVisible();
  });

  it.each([
    ['is none of this log-in', violations({ answer: 'This doesn’t belong to it.' })],
    ['comes from a suspended account', problem(401, 'This doesn’t belong to it.')],
  ])('that %s says so', async (_, refusal) => {
    await comeBack(refusal);
    await expect.element(page.getByText('This doesn’t belong to it.')).toBeVisible();
    expect(localStorage.getItem('jwt_token')).toBeNull();
  });
});

it('of an unknown provider there is no page', async () => {
  await mount('/login/myspace');
  await expect.element(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
});

it('the button to a provider can be pressed again after the way back', async () => {
  await mount('/login', {
    answers: {
      'GET /api/site': site({ providers: ['demo'] }),
      'POST /api/login/provider/options': atProvider,
    },
  });
  const button = page.getByRole('button', { name: 'Continue with Demo ID' });
  await button.click();
  await expect.element(button).toHaveAttribute('aria-busy', 'true');
  await expect.poll(() => location.hash).toBe('#provider');
  dispatchEvent(new PageTransitionEvent('pageshow'));
  await expect.element(button).not.toHaveAttribute('aria-busy');
});

/** Goes there from one's own page, and comes back. */
async function comeFromDiscord(found: object[], to = '/login/discord?code=abc&state=xyz') {
  await mount('/user', {
    as: {},
    answers: {
      ...OWN_FRAME,
      'GET /api/site': site({ discordGamertags: true }),
      'GET /api/hours': { '@id': '/api/hours', '@type': 'Hours', zone: null, hours: [] },
      'POST /api/gamertags/discord/options': atProvider,
      'POST /api/gamertags/discord': { ticket: 'for the choice', found },
      'POST /api/gamertags': noContent,
    },
  });
  await page.getByRole('button', { name: 'Take over from Discord' }).click();
  await expect.poll(() => location.hash).toBe('#provider');
  await navigate(to);
}

const choice = (name: string) => page.getByRole('checkbox', { name, exact: true });

describe('gamertags from Discord', () => {
  it('are chosen, one for each place', async () => {
    await comeFromDiscord([
      { platform: 'battlenet', tag: 'Mira#2107' },
      { platform: 'steam', tag: 'Mira' },
      { platform: 'steam', tag: 'Mira2' },
    ]);
    await expect.element(choice('Steam: Mira')).toBeChecked();
    await expect.element(choice('Steam: Mira2')).not.toBeChecked();
    await expectAccessible();
    await choice('Battle.net: Mira#2107').click();
    await choice('Steam: Mira2').click();
    await expect.element(choice('Steam: Mira')).not.toBeChecked();
    await page.getByRole('button', { name: 'Take over' }).click();
    await expect.poll(place).toBe('/user');
    expect(bodies('POST /api/gamertags')).toEqual([{ ticket: 'for the choice', chosen: [2] }]);
  });

  it.each([
    [undefined, 'Discord has no confirmed names for you.'],
    ['/login/discord?error=access_denied', 'You cancelled at Discord, so nothing was changed.'],
  ])('may be none (%s)', async (to, text) => {
    await comeFromDiscord([], to);
    await expect.element(page.getByText(text)).toBeVisible();
    await link('Back to your profile').click();
    await expect.poll(place).toBe('/user');
  });
});
