import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';

import { answer, bodies, json, violations } from '../support/api.ts';
import { expectAccessible } from '../support/axe.ts';
import {
  expectHome,
  GAMES,
  passkey,
  said,
  sendRegistration,
  TOKENS,
} from '../support/fixtures-accounts.ts';
import { memberHome } from '../support/fixtures-app.ts';
import { category, game } from '../support/fixtures-catalogue.ts';
import {
  applicationItem,
  ownApplication,
  sessionAnswers,
} from '../support/fixtures-session-page.ts';
import { currentUser, list, sessionDetail } from '../support/fixtures.ts';
import { mount, navigate, place } from '../support/mount.tsx';
import { madePasskey, passkeyCreation, withoutPasskeys } from '../support/passkeys.ts';

const offer = () => page.getByRole('heading', { name: 'Skip the password next time' });
const games = () => page.getByRole('heading', { level: 1, name: 'Welcome! What do you play?' });

/** Fills in the form and sends it. */
async function register(back = '/friends') {
  await mount(`/register?back=${encodeURIComponent(back)}`, {
    answers: { 'GET /api/register/name': { name: 'Mira', available: true } },
  });
  await sendRegistration();
}

beforeEach(() =>
  answer({
    'POST /api/register': json(201, { ...TOKENS, id: 7 }),
    'GET /api/currentuser': currentUser(),
    ...GAMES,
    ...memberHome(),
  }),
);

it('a registration logs in, and goes on to the games, without a passkey where there is no WebAuthn', async () => {
  withoutPasskeys();
  await register();
  await expect.element(page.getByText('Welcome, Mira!')).toBeInTheDocument();
  await expect.poll(place).toBe('/games?back=%2Ffriends');
  expect(bodies('POST /api/register')).toEqual([
    {
      name: 'Mira',
      email: 'mira@peerway.example',
      password: 'peerway-demo-2025',
      acceptTerms: true,
      locale: 'en',
    },
  ]);
  await expect.element(games()).toBeVisible();
  expect(offer().elements()).toEqual([]);
});

it('a taken name gets others like it that are free', async () => {
  await mount('/register', {
    answers: {
      'GET /api/register/name?name=Mira': {
        name: 'Mira',
        available: false,
        suggestions: ['MiraGG', 'Mira_x', 'Mira27'],
      },
      'GET /api/register/name?name=Mira_x': { name: 'Mira_x', available: true },
    },
  });
  const name = page.getByLabelText('Name');
  await name.fill('Mira');
  const ideas = page.getByRole('list', { name: 'Still free' });
  await ideas.getByRole('button', { name: 'Mira_x' }).click();
  await expect.element(name).toHaveValue('Mira_x');
  await expect.element(name).toHaveFocus();
  await expect.element(page.getByText('Mira_x is available')).toBeVisible();
  await expect.element(ideas).not.toBeInTheDocument();
});

it('a refused one marks its fields', async () => {
  answer({ 'POST /api/register': violations({ email: 'This email is taken.' }) });
  await register();
  await expect.element(page.getByText('This email is taken.')).toBeVisible();
  await expect.element(page.getByText('Please check the marked fields.')).toBeVisible();
  await expect.element(page.getByLabelText('Email')).toHaveFocus();
});

it('a name is counted as people count, and no field stops what the server takes', async () => {
  await mount('/register', {
    answers: { 'GET /api/register/name': { name: 'x', available: true } },
  });
  const name = page.getByLabelText('Name');
  await name.fill('👩‍👧'.repeat(20));
  await expect.element(page.getByText('20 / 40')).toBeVisible();
  await expect.element(name).toHaveValue('👩‍👧'.repeat(20));
  const email = page.getByLabelText('Email');
  await email.fill('mira@почта.рф');
  await expect.element(email).toHaveValue('mira@почта.рф');
  await expect.element(email).toBeValid();
});

describe('after a registration, a passkey', () => {
  it('is offered, and saved', async () => {
    vi.spyOn(navigator.credentials, 'create').mockResolvedValue(madePasskey());
    answer({
      'POST /api/passkeys/options': passkeyCreation,
      'POST /api/passkeys': json(201, passkey()),
    });
    await register();
    await expect.element(offer()).toBeVisible();
    await expectAccessible();
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await said('Your passkey is saved.');
    await expect.element(offer()).not.toBeInTheDocument();
    expect(bodies('POST /api/passkeys')).toMatchObject([
      { ticket: passkeyCreation.ticket, response: { id: 'AQID', type: 'public-key' } },
    ]);
  });

  it('isn’t offered if one came from a session, whose game is the first to tap', async () => {
    answer({
      ...sessionAnswers(31, sessionDetail({ games: [{ id: 9, name: 'Palworld' }] })),
      'GET /api/categories': list('/api/categories', [
        { ...category(1, 'Shooter'), games: [game(2, 'Valorant'), game(3, 'Apex Legends')] },
        { ...category(2, 'Survival'), games: [game(4, 'Rust'), game(9, 'Palworld')] },
      ]),
      'PUT /api/preferences': { '@id': '/api/preferences', '@type': 'Preferences', games: [] },
    });
    await register('/session/31');
    const covers = page.getByRole('list', { name: 'Welcome! What do you play?' });
    await expect
      .poll(() =>
        covers
          .getByRole('button')
          .elements()
          .map(({ textContent }) => textContent),
      )
      .toEqual(['Palworld', 'Valorant', 'Rust', 'Apex Legends']);
    const first = covers.getByRole('button', { name: 'Palworld' });
    await first.click();
    await expect.element(first).toHaveAttribute('aria-pressed', 'true');
    expect(offer().elements()).toEqual([]);
    await expect
      .element(page.getByRole('link', { name: 'Continue to' }))
      .toHaveAttribute('href', '/session/31');
  });

  it('is offered after the application if one was begun', async () => {
    answer({
      ...sessionAnswers(31, sessionDetail()),
      'POST /api/applications': json(201, applicationItem()),
    });
    await register('/session/31?apply=1');
    const popup = page.getByRole('dialog');
    await popup.getByRole('textbox').fill('Hi');
    answer(sessionAnswers(31, sessionDetail({ application: ownApplication() })));
    await popup.getByRole('button', { name: 'Send application' }).click();
    await expect.element(offer()).toBeVisible();
  });

  it('is offered once, and can be declined', async () => {
    await register();
    await page.getByRole('button', { name: 'Not now' }).click();
    await expect.element(offer()).not.toBeInTheDocument();
    // A reload keeps the state of the history entry. So does the back button here.
    await navigate('/');
    await expectHome();
    history.back();
    await expect.poll(place).toBe('/games?back=%2Ffriends');
    await expect.element(games()).toBeVisible();
    expect(offer().elements()).toEqual([]);
  });
});

const links = () => [...document.querySelectorAll<HTMLAnchorElement>('main a')];
const loaded = () =>
  expect.element(page.getByRole('heading', { name: 'Browse by category' })).toBeVisible();

describe('the choice of games', () => {
  it('links to where one came from', async () => {
    await mount('/games?back=%2Ffriends', { as: {} });
    await loaded();
    expect(links().map(({ pathname }) => pathname)).toContain('/friends');
  });

  it('never links to another site', async () => {
    await mount(`/games?${new URLSearchParams({ back: '/\t/evil.example' }).toString()}`, {
      as: {},
    });
    await loaded();
    expect(links().filter(({ origin }) => origin !== location.origin)).toEqual([]);
  });
});
