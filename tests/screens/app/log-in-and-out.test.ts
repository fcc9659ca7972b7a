import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { answer, noContent, problem, requests } from '../support/api.ts';
import { memberHome, visitorHome } from '../support/fixtures-app.ts';
import { currentUser } from '../support/fixtures.ts';
import { mount, place, tokenOf } from '../support/mount.tsx';

const latest = page.getByRole('heading', { name: 'latest sessions' });
const logOut = page.getByRole('button', { name: 'Logout' });

it('logs in with the form, keeps the log-in and goes where one was going', async () => {
  await mount('/login?back=/terms', {
    shell: true,
    answers: {
      'POST /api/login': problem(401, 'Wrong email or password.'),
      'GET /api/currentuser': currentUser(),
    },
  });
  const [email, password] = [
    page.getByLabelText('Email'),
    page.getByLabelText('Password', { exact: true }),
  ];
  await email.fill('mira@peerway.example');
  await password.fill('not the password');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect.element(page.getByText('Wrong email or password.')).toBeVisible();
  // The typed text is still there.
  await expect.element(email).toHaveValue('mira@peerway.example');
  await expect.element(password).toHaveValue('not the password');

  const token = tokenOf(7);
  answer({ 'POST /api/login': { token, refresh_token: 'next' } });
  await password.fill('a fine long one');
  await userEvent.keyboard('{Enter}');
  await expect.poll(place).toBe('/terms');
  await expect.element(logOut).toBeVisible();
  const stored = ['jwt_token', 'refresh_token', 'email'].map((key) => localStorage.getItem(key));
  expect(stored).toEqual([token, 'next', 'mira@peerway.example']);
});

it('leads a user on who is logged in already, and never to another site', async () => {
  await mount('/login?back=//evil.example/', { as: {}, answers: memberHome() });
  await expect.poll(place).toBe('/');
  await expect.element(page.getByRole('region', { name: 'Now' })).toBeVisible();
});

it('logs out: jwt_token and email go, refresh_token stays, the server is told, home is shown', async () => {
  localStorage.setItem('email', 'mira@peerway.example');
  const answers = { 'POST /api/logout': noContent(), ...visitorHome() };
  await mount('/terms', { as: {}, shell: true, answers });
  await logOut.click();
  await expect.element(latest).toBeVisible();
  expect(place()).toBe('/');
  await expect.element(logOut).not.toBeInTheDocument();
  expect(localStorage.getItem('jwt_token')).toBeNull();
  expect(localStorage.getItem('email')).toBeNull();
  expect(localStorage.getItem('refresh_token')).toBe('refresh');
  expect(requests('POST /api/logout').map(({ body }) => body)).toEqual([
    { refresh_token: 'refresh' },
  ]);
});

it('shows a visitor’s home, with no message, to whose log-in nothing can renew', async () => {
  localStorage.setItem('jwt_token', 'nonsense');
  localStorage.setItem('refresh_token', 'nonsense');
  const refused = problem(401, 'please login!');
  const answers = {
    'GET /api/currentuser': refused,
    'GET /api/sessionsgames': refused,
    'GET /api/usergames': refused,
    'GET /api/sessions/own': refused,
    'GET /api/friends': refused,
    'POST /api/token/refresh': refused,
  };
  await mount('/', { shell: true, answers: { ...answers, ...visitorHome() } });
  await expect.element(latest).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Dungeon night' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'logg in' })).toBeVisible();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  expect(requests('POST /api/token/refresh')).toHaveLength(1);
});
