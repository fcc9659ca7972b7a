import type { Page } from 'playwright';
import { expect, it } from 'vitest';

import { allowErrors, newPage } from '../support/harness.ts';
import { holdAnswers, holdScript } from '../support/hold.ts';
import { addSession, newPlayer, pageOf } from '../support/players.ts';

const SIZES = ['phone', 'desktop'] as const;

const boxOf = (page: Page, selector: string) => page.locator(selector).first().boundingBox();

/** Waits for the footer, which comes last, and for the style sheet. Boxes can be measured before they are there. */
async function isWhole(page: Page) {
  await page.locator('footer').waitFor({ state: 'attached' });
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].every(
      ({ sheet }) => sheet,
    ),
  );
}

it('shows visitors a shared session before the client, where its page will have it', async () => {
  allowErrors(/401/);
  const { id } = await addSession(await newPlayer('Shares a picture'), 'Seen <b>at once</b>');
  for (const size of SIZES) {
    const page = await newPage({ size });
    const goOn = await holdScript(page);
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
    await page.route(`**/api/sessions/${id}`, async (route) => {
      await answered;
      await route.continue();
    });
    await page.goto(`/session/${id}`, { waitUntil: 'commit' });
    await page.getByRole('heading', { name: 'Seen <b>at once</b>' }).waitFor();
    await isWhole(page);
    const early = await boxOf(page, '[data-session] img');
    // The client replaces the footer of the early page. This mark shows when.
    await page.evaluate(() => document.querySelector('footer')?.setAttribute('data-drawn', ''));
    goOn();
    await page.locator('footer[data-drawn]').waitFor({ state: 'detached' });
    expect(await boxOf(page, '[data-session] img')).toEqual(early);
    answer();
    await page.getByRole('button', { name: 'apply' }).waitFor();
    expect(await page.locator('[data-session]').count()).toBe(0);
    expect(await boxOf(page, 'article > div img')).toEqual(early);
  }

  // A logged-in user may have a block with the host, so the early session is hidden.
  const page = await newPage();
  await page.addInitScript(() => localStorage.setItem('jwt_token', 'anything'));
  await holdScript(page);
  await page.goto(`/session/${id}`, { waitUntil: 'commit' });
  await page.getByRole('link', { name: 'Peerway, home' }).waitFor();
  await isWhole(page);
  expect(await page.locator('[data-session]').count()).toBe(1);
  expect(await page.getByText('Seen <b>at once</b>').isVisible()).toBe(false);
});

/** Adds up the layout shifts (CLS) from the start of each page on. */
async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const shift = 'value' in entry ? Number(entry.value) : 0;
        window.name = String(Number(window.name) + shift);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => Number(window.name));
}

/** Smaller shifts are ignored. A late font moves words by less than anyone sees, and CLS is still 0.000. */
const UNSEEN = 0.000_5;

const placesOf = (page: Page) =>
  page.evaluate(() =>
    ['h1', 'h2', 'header', 'header nav a'].map((selector) => {
      const { x, y, width, height } =
        document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
      return [selector, x, y, width, height];
    }),
  );

it('stands before the client where home will stand, and nothing moves while that loads', async () => {
  for (const size of SIZES) {
    const page = await newPage({ size });
    const shifts = await watchShifts(page);
    const goOn = await holdScript(page);
    await page.goto('/', { waitUntil: 'commit' });
    await page.locator('[data-early]').waitFor();
    await isWhole(page);
    await page.evaluate(async () => {
      for (const face of ['Overpass', 'Figtree'])
        await document.fonts.load(`1rem '${face} Variable'`);
    });
    const early = await placesOf(page);
    goOn();
    await page.locator('h3 a').first().waitFor();
    expect(await page.locator('[data-early]').count()).toBe(0);
    expect(await placesOf(page)).toEqual(early);
    await page.waitForLoadState('networkidle');
    expect(await shifts()).toBeLessThan(UNSEEN);
  }
});

it('shows members nothing that may not be theirs, and everyone that an unknown page is on its way', async () => {
  const member = await pageOf(await newPlayer('Patient'), { size: 'phone' });
  const shifts = await watchShifts(member);
  const [run, answer] = [await holdScript(member), await holdAnswers(member)];
  await member.goto('/', { waitUntil: 'commit' });
  await member.getByRole('link', { name: 'Peerway, home' }).waitFor();
  await isWhole(member);
  expect(await member.getByRole('heading').count()).toBe(0);
  expect(await member.getByRole('navigation').count()).toBe(0);
  run();
  await member.locator('main [aria-busy="true"]').first().waitFor();
  answer();
  await member.getByText('What do you play?', { exact: true }).waitFor();
  await member.locator('main [aria-busy="true"]').first().waitFor({ state: 'detached' });
  expect(await shifts()).toBeLessThan(UNSEEN);

  allowErrors(/status of 404/);
  const page = await newPage();
  const goOn = await holdAnswers(page);
  // This session doesn't exist. For an existing one the Worker would show a part at once.
  await page.goto('/session/999999');
  const waiting = page.locator('[data-wait]');
  await waiting.waitFor();
  expect(await page.locator('main').innerText()).toBe('');
  goOn();
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await waiting.count()).toBe(0);
});
