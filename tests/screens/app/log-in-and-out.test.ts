import { expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { announce } from '../../../web/base/toast-store.ts';
import { bodies, noContent, problem, requests } from '../support/api.ts';
import { visitorHome } from '../support/fixtures-app.ts';
import { mount, place } from '../support/mount.tsx';

const latest = page.getByRole('heading', { name: 'latest sessions' });
const logOut = page.getByRole('button', { name: 'Logout' });

it('logs out: jwt_token, email and the account’s zone go, refresh_token stays, the server is told, home is shown without the messages', async () => {
  localStorage.setItem('email', 'mira@peerway.example');
  localStorage.setItem('zone', 'Europe/Oslo');
  localStorage.setItem('zone_followed', 'true');
  const answers = { 'POST /api/logout': noContent(), ...visitorHome() };
  await mount('/terms', { as: {}, shell: true, answers });
  announce('Jonas applied for Harbour evening');
  await expect.element(page.getByRole('alert')).toBeVisible();
  await logOut.click();
  await expect.element(latest).toBeVisible();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  expect(place()).toBe('/');
  await expect.element(logOut).not.toBeInTheDocument();
  expect(localStorage.getItem('jwt_token')).toBeNull();
  expect(localStorage.getItem('email')).toBeNull();
  expect(localStorage.getItem('zone')).toBeNull();
  expect(localStorage.getItem('zone_followed')).toBeNull();
  expect(localStorage.getItem('refresh_token')).toBe('refresh');
  await expect.poll(() => bodies('POST /api/logout')).toEqual([{ refresh_token: 'refresh' }]);
});

it('ends pushes in this browser, also before the script that turns them on has loaded', async () => {
  const stored = { user: 7, device: null, endpoint: 'https://push.example/1' };
  localStorage.setItem('push', JSON.stringify(stored));
  const answers = { 'POST /api/logout': noContent(), ...visitorHome() };
  await mount('/terms', { as: {}, shell: true, answers });
  await logOut.click();
  await expect.poll(() => localStorage.getItem('push')).toBeNull();
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

it('a log-out that the server doesn’t know of is sent at the next start', async () => {
  localStorage.setItem('owed_logout:refresh', '');
  await mount('/terms', { shell: true, answers: { 'POST /api/logout': noContent() } });
  await expect.poll(() => localStorage.getItem('owed_logout:refresh')).toBeNull();
  expect(bodies('POST /api/logout')).toContainEqual({ refresh_token: 'refresh' });
});
