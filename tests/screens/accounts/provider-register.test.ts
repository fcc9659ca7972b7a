import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';

import type { Newcomer } from '../../../worker/contract/identity.ts';
import { answer, bodies, json, requests, violations } from '../support/api.ts';
import { expectAccessible } from '../support/axe.ts';
import { GAMES, TOKENS, atProvider } from '../support/fixtures-accounts.ts';
import { currentUser, site } from '../support/fixtures.ts';
import { mount, navigate, place } from '../support/mount.tsx';

const IDA: Newcomer = {
  ticket: 'ticket-of-newcomer',
  provider: 'demo',
  name: 'Ida',
  email: 'ida@peerway.example',
  emailConfirmed: true,
  emailTaken: false,
  gamertag: false,
  mode: 'open',
};

const create = () => page.getByRole('button', { name: 'Create account' });

/** Returns from the provider as a user without an account. */
async function arrive(changes: Partial<Newcomer> = {}) {
  await mount('/login?back=%2Ffriends', {
    answers: {
      'GET /api/site': site({ providers: ['demo'] }),
      'POST /api/login/provider/options': atProvider,
      'POST /api/login/provider': json(202, { newcomer: { ...IDA, ...changes } }),
      'GET /api/register/name': { name: 'Ida', available: true },
    },
  });
  await page.getByRole('button', { name: 'Continue with Demo ID' }).click();
  await expect.poll(() => location.hash).toBe('#provider');
  await navigate('/login/demo?code=abc&state=xyz');
}

describe('a first log-in with a provider', () => {
  it('asks how others see one, and goes on to the games with what the provider told', async () => {
    await arrive();
    await expect.element(page.getByRole('heading', { name: 'Almost there' })).toBeVisible();
    await expect.element(page.getByLabelText('Name')).toHaveValue('Ida');
    await expect.element(page.getByLabelText('Email')).toHaveValue('ida@peerway.example');
    await expect.element(page.getByText('Demo ID has confirmed this email')).toBeVisible();
    await expect.element(page.getByLabelText(/gamertag/)).not.toBeInTheDocument();
    await expectAccessible();
    answer({
      'POST /api/register/provider': json(201, { ...TOKENS, id: 7 }),
      'GET /api/currentuser': currentUser({ name: 'Ida' }),
      ...GAMES,
    });
    await page.getByLabelText('I accept the terms').click();
    await create().click();
    await expect.element(page.getByText('Welcome, Ida!')).toBeInTheDocument();
    await expect.element(page.getByRole('heading', { name: 'Skip the password' })).toBeVisible();
    expect(place()).toBe('/games?back=%2Ffriends');
    expect(bodies('POST /api/register/provider')).toEqual([
      {
        ticket: IDA.ticket,
        name: 'Ida',
        email: IDA.email,
        acceptTerms: true,
        ofAge: false,
        gamertag: false,
      },
    ]);
  });

  it('says that an email has to be confirmed, and takes age and gamertag', async () => {
    await arrive({ emailConfirmed: false, gamertag: true });
    await expect.element(page.getByText('We’ll send you a link to confirm it.')).toBeVisible();
    answer({ 'POST /api/register/provider': violations({ name: 'Taken.' }) });
    await page.getByLabelText('Show friends my Demo ID name').click();
    await page.getByLabelText('I’m 18 or older').click();
    await page.getByLabelText('I accept the terms').click();
    await create().click();
    await expect.element(page.getByText('Taken.')).toBeVisible();
    expect(requests('POST /api/register/provider')[0]?.body).toMatchObject({
      ofAge: true,
      gamertag: true,
    });
  });

  it('that another tab has completed says to log in', async () => {
    await arrive();
    const known = 'This Demo ID account already has a Peerway account. Log in with it.';
    answer({ 'POST /api/register/provider': violations({ ticket: known }) });
    await page.getByLabelText('I accept the terms').click();
    await create().click();
    await expect.element(page.getByText(known)).toBeVisible();
  });
});

describe('whose email has an account here', () => {
  it('is told to log in there, or to reset its password', async () => {
    await arrive({ emailTaken: true });
    await expect.element(page.getByText('An account with your email exists.')).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Reset password' }))
      .toHaveAttribute('href', '/password/forgot');
    await expectAccessible();
    await page.getByRole('link', { name: 'Log in', exact: true }).click();
    await expect.poll(place).toBe('/login?back=%2Fuser%2Fsecurity');
  });

  it('can register with another one', async () => {
    await arrive({ emailTaken: true });
    await page.getByRole('button', { name: 'Create another account' }).click();
    await expect.element(page.getByText('We’ll send you a link to confirm it.')).toBeVisible();
  });
});
