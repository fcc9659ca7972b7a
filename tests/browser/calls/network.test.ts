import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';

import { allowErrors, newPage } from '../support/harness.ts';
import { logIn } from '../support/log-in.ts';
import { url } from '../support/place.ts';

const nav = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click();

const headings = (page: Page) => page.getByRole('heading', { level: 1 }).allTextContents();

/** Opens home and waits for all of its requests, because one that fails later would be logged. */
async function openHome(page: Page) {
  await page.goto(url);
  await page.locator('h3 a').first().waitFor();
  await page.locator('main section a[href="/friends"]').waitFor();
  // It comes with the script that says that the network is gone.
  await page.getByRole('button', { name: 'Theme' }).waitFor();
  await expect.poll(() => page.locator('main [aria-busy="true"]').count()).toBe(0);
}

/** Counts how often the whole page is loaded from now on. */
function countLoads(page: Page) {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  return () => loads;
}

/** Makes files disappear, as a deploy does for pages that were loaded before it. */
const remove = (page: Page, files: string, isKnown: () => boolean) =>
  page.route(`**/assets/${files}`, (route) =>
    isKnown() ? route.fulfill({ status: 404, body: 'Not found' }) : route.fallback(),
  );

describe('without a network', () => {
  it('says so, keeps the page, and goes on without a full load once there is one again', async () => {
    allowErrors(/ERR_INTERNET_DISCONNECTED|didn’t load|WebSocket|dynamically/);
    const page = await newPage();
    await logIn(page, 'jonas');
    await openHome(page);
    const loads = countLoads(page);
    const offline = page.getByText('You’re offline');
    const apply = page.getByRole('button', { name: 'apply' }).first();
    await apply.waitFor();
    await page.context().setOffline(true);
    await offline.waitFor();
    await apply.click();
    await page.getByRole('alert').filter({ hasText: 'This didn’t load' }).waitFor();
    expect(await apply.isVisible()).toBe(true);
    await page.context().setOffline(false);
    await offline.waitFor({ state: 'detached' });
    await apply.click();
    await page.getByRole('dialog', { name: 'Apply for' }).waitFor();
    await page.keyboard.press('Escape');

    await page.context().setOffline(true);
    await nav(page, 'Friends');
    await page.getByText('We can’t reach Peerway').waitFor();
    await expect.poll(() => headings(page)).toEqual(['This didn’t load']);
    await page.context().setOffline(false);
    await nav(page, 'Sessions');
    await page.getByRole('heading', { name: 'Your sessions' }).waitFor();
    await nav(page, 'Friends');
    await page.getByRole('heading', { name: 'Friends', level: 1 }).waitFor();
    await expect.poll(() => headings(page)).toEqual(['Friends']);
    expect(loads()).toBe(0);
  });
});

describe('what did not load', () => {
  it('comes with one full load where a deploy has removed the script', async () => {
    allowErrors(/status of 404|dynamically/);
    const page = await newPage();
    await logIn(page, 'jonas');
    await openHome(page);
    const loads = countLoads(page);
    await remove(page, 'friends-page-*.js', () => loads() < 1);
    await nav(page, 'Friends');
    await page.getByRole('heading', { name: 'Friends', level: 1 }).waitFor();
    expect(loads()).toBe(1);
    // A session's page has loaded, but its room, which loads later, is missing.
    await remove(page, 'room-panel-*.js', () => loads() < 2);
    await nav(page, 'Sessions');
    // Until then the page shows the list of friends.
    await page.getByRole('heading', { name: 'Your sessions' }).waitFor();
    await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
    await page.getByRole('log').waitFor();
    expect(loads()).toBe(2);
    await page.goBack();
    await page.getByRole('heading', { name: 'Your sessions' }).waitFor();
    expect(loads()).toBe(2);
  });
});
