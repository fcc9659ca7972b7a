import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { requests } from '../support/api.ts';
import { expectAccessible } from '../support/axe.ts';
import { memberHome, visitorHome } from '../support/fixtures-app.ts';
import { ADMIN, list } from '../support/fixtures.ts';
import { mount, navigate } from '../support/mount.tsx';

const linksOf = (name: string) => page.getByRole('navigation', { name }).getByRole('link');

const textsOf = (name: string) =>
  linksOf(name)
    .elements()
    .map(({ textContent }) => textContent);

describe('the navigation', () => {
  it('leads a visitor to the search and the ways in, and asks for nothing of its own', async () => {
    await mount('/', { shell: true, answers: visitorHome() });
    await expect.element(page.getByRole('heading', { name: 'latest sessions' })).toBeVisible();
    expect(textsOf('Main')).toEqual(['search', 'register', 'logg in']);
    await expect.element(page.getByRole('button', { name: 'Logout' })).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: 'English' })).toBeVisible();
    const legal = linksOf('Legal').elements();
    expect(legal.map((link) => link.getAttribute('href'))).toEqual([
      '/imprint',
      '/privacy',
      '/terms',
    ]);
    await expect.element(page.getByRole('contentinfo')).toHaveTextContent('2025');
    const asked = requests().map(({ path }) => path.split('?')[0]);
    expect(new Set(asked)).toEqual(
      new Set(['/api/latest/sessions', '/api/latest/users', '/api/sessions']),
    );
    await expectAccessible();
  });

  it('leads members to what is theirs', async () => {
    await mount('/', { as: {}, shell: true, answers: memberHome() });
    await expect.element(linksOf('Main').first()).toBeVisible();
    expect(textsOf('Main')).toEqual(['search', 'Preferences', 'Sessions', 'User', 'Friends']);
    const ours = page.getByRole('heading', { name: 'sessions with your preferences' });
    await expect.element(ours).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Logout' })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Notifications' })).toBeVisible();
    await expectAccessible();
  });

  it('leads admins to the admin area, too', async () => {
    const as = ADMIN;
    await mount('/', { as, shell: true, answers: memberHome() });
    await expect.element(linksOf('Main').first()).toBeVisible();
    expect(textsOf('Main')).toEqual([
      'search',
      'Preferences',
      'Sessions',
      'User',
      'Friends',
      'Admin',
    ]);
    // On a phone the bar at the foot has room for five.
    await page.viewport(390, 844);
    await expect.poll(() => linksOf('Main').elements().length).toBe(5);
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await expect.element(page.getByRole('button', { name: 'Admin', exact: true })).toBeVisible();
  });
});

it.each(['/', '/sessions/search'])('has its place at %s, too, which is wider', async (path) => {
  await page.viewport(1920, 900);
  const answers = { ...visitorHome(), 'GET /api/categories': list('/api/categories', []) };
  await mount(path, { shell: true, answers });
  const [home, main] = [page.getByRole('link', { name: 'Peerway' }), page.getByRole('main')];
  const measure = () => [home, main].map((one) => one.element().getBoundingClientRect().left);
  await expect.element(main.getByRole('heading', { level: 1 })).toBeVisible();
  const [left, wide = 0] = measure();
  await navigate('/terms');
  await expect.element(main.getByRole('heading', { name: 'Terms', level: 1 })).toBeVisible();
  const [then, narrow] = measure();
  expect(then).toBe(left);
  expect(narrow).toBeGreaterThan(wide);
});

it('has a page for what is not there, with its own heading', async () => {
  await mount('/no/such/page');
  const heading = page.getByRole('heading', { level: 1 });
  await expect.element(heading).toHaveTextContent('Page not found');
  expect(heading.elements()).toHaveLength(1);
  expect(document.title).toBe('Page not found · Peerway');
  await expect.element(page.getByRole('link', { name: 'Go to home' })).toHaveAttribute('href', '/');
  await expectAccessible();
});

it('names no operator that has not been filled in', async () => {
  await mount('/imprint');
  const unknown = page.getByText('The operator hasn’t filled in their details yet.');
  await expect.element(unknown).toBeVisible();
  await expect.element(page.getByText('operated by')).not.toBeInTheDocument();
});
