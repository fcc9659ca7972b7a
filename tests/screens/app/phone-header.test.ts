import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { measureCovers } from '../../../web/app/scroll-clear.ts';
import { announce } from '../../../web/base/toast-store.ts';
import { friendsPage, visitorHome } from '../support/fixtures-app.ts';
import { ADMIN } from '../support/fixtures.ts';
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

it.each([
  [390, 844],
  [1280, 900],
])(
  'covers what the styles say at %i px, so that the page isn’t styled again for it',
  async (width, height) => {
    const { style } = document.documentElement;
    style.removeProperty('--bar');
    style.removeProperty('scroll-padding-block');
    await page.viewport(width, height);
    await mount('/terms', { shell: true, answers: visitorHome() });
    await expect.element(page.getByRole('button', { name: 'English' })).toBeVisible();
    // What differs is measured, or has already been set on the root.
    expect(measureCovers()).toEqual([]);
    expect([style.getPropertyValue('--bar'), style.scrollPaddingBlock]).toEqual(['', '']);
  },
);

it('has all links at the foot of a phone, where the thumbs are', async () => {
  await page.viewport(320, 640);
  await mount('/friends', { as: ADMIN, shell: true, answers: friendsPage([]) });
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  await expect.element(links.last()).toHaveAttribute('aria-current', 'page');
  const places = links.elements().map((link) => link.getBoundingClientRect());
  expect(places).toHaveLength(5);
  for (const { left, right, top, bottom: end } of places) {
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(innerWidth);
    expect(top).toBeGreaterThan(innerHeight - 64);
    expect(end).toBeLessThanOrEqual(innerHeight);
  }
  // Nothing ends up behind them.
  await expect.element(page.getByRole('contentinfo')).toBeVisible();
  scrollTo(0, document.documentElement.scrollHeight);
  const footer = page.getByRole('contentinfo').element().getBoundingClientRect();
  expect(footer.bottom).toBeLessThanOrEqual(places[0]?.top ?? 0);
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
