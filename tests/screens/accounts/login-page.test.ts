import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { bodies, held, problem, requests } from '../support/api.ts';
import { expectAccessible } from '../support/axe.ts';
import { TOKENS, expectHome, said } from '../support/fixtures-accounts.ts';
import { memberHome } from '../support/fixtures-app.ts';
import { currentUser, site } from '../support/fixtures.ts';
import { mount, place } from '../support/mount.tsx';

const LOGGED_IN = { 'POST /api/login': TOKENS, 'GET /api/currentuser': currentUser() };

const goOn = () => page.getByRole('button', { name: 'Continue with Demo ID' });
const password = () => page.getByLabelText('Password', { exact: true });
const loginWith = (back: string) => `/login?${new URLSearchParams({ back }).toString()}`;

async function logIn() {
  await page.getByLabelText('Email').fill('mira@peerway.example');
  await password().fill('peerway-demo-2025');
  await userEvent.keyboard('{Enter}');
}

it('says the same for every wrong combination, and keeps what was typed', async () => {
  await mount('/login', {
    answers: { 'POST /api/login': problem(401, 'Wrong email or password.') },
  });
  await logIn();
  await expect.element(page.getByText('Wrong email or password.')).toBeVisible();
  await expect.element(page.getByLabelText('Email')).toHaveValue('mira@peerway.example');
  await expect.element(password()).toHaveValue('peerway-demo-2025');
  expect(bodies('POST /api/login')).toEqual([
    { email: 'mira@peerway.example', password: 'peerway-demo-2025' },
  ]);
});

describe('a log-in', () => {
  it('comes back to where it was asked for, and keeps the log-in', async () => {
    await mount(loginWith('/imprint'), { answers: LOGGED_IN });
    await expect.element(page.getByText('We’ll take you right back.')).toBeVisible();
    await logIn();
    await expect.poll(place).toBe('/imprint');
    const stored = ['jwt_token', 'refresh_token', 'email'].map((key) => localStorage.getItem(key));
    expect(stored).toEqual([TOKENS.token, TOKENS.refresh_token, 'mira@peerway.example']);
    const asked = requests('GET /api/currentuser').at(-1);
    expect(asked?.headers.get('Authorization')).toBe(`Bearer ${TOKENS.token}`);
  });

  it('to an account that is about to be deleted asks first whether to keep it', async () => {
    const leavesAt = '2026-09-14T12:00:00.000Z';
    await mount(loginWith('/imprint'), {
      answers: { ...LOGGED_IN, 'GET /api/currentuser': currentUser({ leavesAt }) },
    });
    await logIn();
    await expect.element(page.getByRole('heading', { name: 'Changed your mind?' })).toBeVisible();
    expect(place()).toBe('/return?back=%2Fimprint');
  });

  it('leads home instead of to another site', async () => {
    await mount(loginWith('//evil.example/'), { answers: { ...LOGGED_IN, ...memberHome() } });
    await logIn();
    await expectHome();
  });
});

describe('a user who is logged in', () => {
  it('is led on at once', async () => {
    await mount(loginWith('/imprint'), { as: {} });
    await expect.poll(place).toBe('/imprint');
  });

  it('isn’t led to another site', async () => {
    await mount(loginWith('/\t/evil.example'), { as: {}, answers: memberHome() });
    await expectHome();
  });
});

describe('providers', () => {
  const offered = { 'GET /api/site': site({ providers: ['demo', 'discord'] }) };

  it('are offered below the form', async () => {
    await mount('/login', { answers: offered });
    await expect.element(goOn()).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Continue with Discord' })).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Register' })).toBeVisible();
    await expectAccessible();
  });

  it('that don’t answer are said to, and can be tried again', async () => {
    await mount(loginWith('/imprint'), {
      answers: {
        ...LOGGED_IN,
        ...offered,
        'POST /api/login/provider/options': problem(503, 'Demo ID doesn’t answer right now.'),
      },
    });
    await goOn().click();
    await said('Demo ID doesn’t answer right now.');
    await expect.element(goOn()).not.toHaveAttribute('aria-busy');
    await logIn();
    await expect.poll(place).toBe('/imprint');
  });

  it('of which nothing is known aren’t offered, and the password works', async () => {
    await mount(loginWith('/friends'), {
      answers: { ...LOGGED_IN, ...memberHome(), 'GET /api/site': problem(503, 'Down.') },
    });
    await expect.element(page.getByRole('link', { name: 'Register' })).toBeVisible();
    await expect.element(goOn()).not.toBeInTheDocument();
    await logIn();
    await expect.poll(place).toBe('/friends');
  });

  it('aren’t waited for', async () => {
    await mount(loginWith('/friends'), {
      answers: { ...LOGGED_IN, ...memberHome(), 'GET /api/site': held(site()).answer },
    });
    await logIn();
    await expect.poll(place).toBe('/friends');
  });
});
