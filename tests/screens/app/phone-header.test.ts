import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { announce } from '../../../web/base/toast-store.ts';
import { visitorHome } from '../support/fixtures-app.ts';
import { list, ADMIN } from '../support/fixtures.ts';
import { mount } from '../support/mount.tsx';

const bottom = () => document.querySelector('header')?.getBoundingClientRect().bottom;

const hidden = () => expect.poll(bottom).toBeLessThanOrEqual(0);
const shown = () => expect.poll(bottom).toBeGreaterThan(60);

it('hides on a phone while one scrolls down, and comes back for scrolling up and for Tab', async () => {
  await page.viewport(390, 844);
  await mount('/privacy', { as: {}, shell: true });
  await expect.element(page.getByRole('button', { name: 'Notifications' })).toBeVisible();
  await shown();
  // Waits for the hook. React draws the header before the hook listens for scrolls.
  await expect.poll(() => document.documentElement.dataset.scrolling).toBe('up');
  scrollBy(0, 600);
  await hidden();
  scrollBy(0, -100);
  await shown();
  scrollBy(0, 300);
  await hidden();
  await userEvent.tab();
  await userEvent.tab();
  await shown();
  // A desktop zoomed to 200 %: its little height is left to the content.
  await page.viewport(720, 450);
  scrollTo(0, 0);
  await shown();
  scrollBy(0, 400);
  await hidden();
});

it('lets no focused control stay under it, or under a message below it', async () => {
  await mount('/terms', { shell: true, answers: visitorHome() });
  await expect.element(page.getByRole('button', { name: 'English' })).toBeVisible();
  const main = page.getByRole('main').element();
  main.innerHTML =
    '<p style="height: 50vh"></p><button>One</button><p style="height: 90vh"></p><button>Two</button><p style="height: 200vh"></p>';
  const [one, two] = main.querySelectorAll('button');
  const focusOne = async () => {
    two?.focus();
    scrollTo(0, (one?.getBoundingClientRect().top ?? 0) + scrollY);
    await userEvent.tab({ shift: true });
    expect(document.activeElement).toBe(one);
    return one?.getBoundingClientRect().top;
  };
  expect(await focusOne()).toBeGreaterThanOrEqual(bottom() ?? 0);
  announce('Saved.', 'problem');
  const message = page.getByRole('alert');
  await expect.element(message).toBeVisible();
  expect(await focusOne()).toBeGreaterThanOrEqual(message.element().getBoundingClientRect().bottom);
});

it('scrolls its row to the link of the current screen where not all fit', async () => {
  await page.viewport(390, 844);
  const as = ADMIN;
  const answers = { 'GET /api/admin/audit-log': list('/api/admin/audit-log', []) };
  await mount('/admin/log', { as, shell: true, answers });
  const row = page.getByRole('navigation', { name: 'Main' });
  const admin = row.getByRole('link', { name: 'Admin' });
  await expect.element(admin).toHaveAttribute('aria-current', 'page');
  const { scrollWidth, clientWidth } = row.element();
  expect(scrollWidth).toBeGreaterThan(clientWidth);
  // Allows for fractions of a pixel.
  await expect
    .poll(() => admin.element().getBoundingClientRect().right)
    .toBeLessThan(innerWidth + 1);
});

it.each([
  ['a visitor', null],
  ['a member', {}],
])('fits a screen of 320 px for %s', async (_, as) => {
  await page.viewport(320, 640);
  await mount('/terms', { shell: true, answers: visitorHome(), ...(as && { as }) });
  const tool = as ? page.getByRole('button', { name: 'Notifications' }) : page.getByText('logg in');
  await expect.element(tool).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'English' })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBe(320);
});
