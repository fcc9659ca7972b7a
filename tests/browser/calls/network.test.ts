import type { Page } from 'playwright';
import { beforeEach, describe, expect, it } from 'vitest';

import { allowErrors, newPage } from '../support/harness.ts';
import { logIn } from '../support/log-in.ts';
import { url } from '../support/place.ts';

const nav = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click();

const headings = (page: Page) => page.getByRole('heading', { level: 1 }).allTextContents();

/** Home with all that it asks for: an error of what is still on its way would be logged. */
async function openHome(page: Page, member: boolean) {
  await page.goto(url);
  await page.locator('h3 a').first().waitFor();
  if (member) await page.locator('main section a[href="/friends"]').waitFor();
  await expect.poll(() => page.locator('main [aria-busy="true"]').count()).toBe(0);
}

/** Counts how often the page is loaded as a whole from now on. */
function countLoads(page: Page) {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  return () => loads;
}

/** As if a deploy had removed files, which pages know that were loaded before. */
const remove = (page: Page, files: string, isKnown: () => boolean) =>
  page.route(`**/assets/${files}`, (route) =>
    isKnown() ? route.fulfill({ status: 404, body: 'Not found' }) : route.fallback(),
  );

describe('without a network', () => {
  beforeEach(() => allowErrors(/ERR_INTERNET_DISCONNECTED|didn’t load|WebSocket|dynamically/));

  it('says so, and lifts by itself', async () => {
    const page = await newPage();
    await openHome(page, false);
    await page.context().setOffline(true);
    await page.getByText('You’re offline').waitFor();
    await page.context().setOffline(false);
    await page.getByText('You’re offline').waitFor({ state: 'detached' });
    expect(await page.getByText('You’re offline').count()).toBe(0);
  });

  it('keeps the page when what a click opens can not be had, and opens it once there is one again', async () => {
    const page = await newPage();
    await logIn(page, 'jonas');
    await openHome(page, true);
    const apply = page.getByRole('button', { name: 'apply' }).first();
    await apply.waitFor();
    await page.context().setOffline(true);
    await apply.click();
    await page.getByRole('alert').filter({ hasText: 'This didn’t load' }).waitFor();
    expect(await apply.isVisible()).toBe(true);
    await page.context().setOffline(false);
    await apply.click();
    await page.getByRole('dialog', { name: 'Apply for' }).waitFor();
  });

  it('goes on to screens that could not be had, once there is one again', async () => {
    const page = await newPage();
    await logIn(page, 'jonas');
    await openHome(page, true);
    const loads = countLoads(page);
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
    await openHome(page, true);
    const loads = countLoads(page);
    await remove(page, 'friends-page-*.js', () => loads() < 1);
    await nav(page, 'Friends');
    await page.getByRole('heading', { name: 'Friends', level: 1 }).waitFor();
    expect(loads()).toBe(1);
    // As far as the room of a session's page, which loads after it.
    await remove(page, 'room-panel-*.js', () => loads() < 2);
    await nav(page, 'Sessions');
    await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
    await page.getByRole('log').waitFor();
    expect(loads()).toBe(2);
    await page.goBack();
    await page.getByRole('heading', { name: 'Your sessions' }).waitFor();
    expect(loads()).toBe(2);
  });

  it('fails after one full load that was no help, and leads on when asked', async () => {
    allowErrors(/status of 404|dynamically/);
    const page = await newPage();
    await logIn(page, 'jonas');
    await openHome(page, true);
    const loads = countLoads(page);
    await remove(page, 'games-page-*.js', () => loads() < 2);
    await nav(page, 'Preferences');
    const again = page.getByRole('button', { name: 'Try again' });
    await again.waitFor();
    expect(loads()).toBe(1);
    await again.click();
    await page.getByRole('heading', { name: 'Your games', level: 1 }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/games');
  });

  it('offers another try in the place of a list', async () => {
    allowErrors(/ERR_FAILED/);
    const page = await newPage();
    await page.route('**/api/latest/*', (route) => route.abort());
    await page.goto(url);
    await page.getByText('We can’t reach Peerway').first().waitFor();
    await page.unroute('**/api/latest/*');
    await page.getByRole('button', { name: 'Try again' }).first().click();
    await page.locator('main h3 a').first().waitFor();
    await expect
      .poll(() => page.getByRole('heading', { name: 'This didn’t load' }).count())
      .toBe(0);
  });

  it('is not put down to the network where the server is at fault', async () => {
    allowErrors(/status of 500/);
    const page = await newPage();
    await logIn(page, 'jonas');
    await page.route(/api\/(sessions|user)games/, (route) =>
      route.fulfill({
        status: 500,
        contentType: 'application/problem+json',
        json: { status: 500 },
      }),
    );
    await page.goto(url);
    await page.getByText('Something went wrong on our side').first().waitFor();
    expect(await page.getByText('can’t reach').count()).toBe(0);
  });
});
