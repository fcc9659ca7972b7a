import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';

import { allowErrors, newPage } from '../support/harness.ts';
import { newPlayer, pageOf } from '../support/players.ts';

/** Holds back the API's responses until the test lets them go, like a slow server. */
async function holdAnswers(page: Page): Promise<() => void> {
  const { promise: told, resolve: goOn } = Promise.withResolvers<void>();
  await page.route('**/api/**', async (route) => {
    if (!route.request().url().endsWith('/api/currentuser')) await told;
    await route.continue();
  });
  return goOn;
}

/** A font that arrives after the first paint moves words by a pixel. Below this, nobody sees it: CLS is still 0.000. */
const SHIFT_MIN = 0.000_5;

/** The layout shifts of the page so far (CLS). */
const shifts = (page: Page) =>
  page.evaluate(
    (min) =>
      new Promise<string[]>((resolve) => {
        const seen: string[] = [];
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const value = 'value' in entry ? entry.value : null;
            if (typeof value !== 'number' || value >= min) seen.push(JSON.stringify(entry));
          }
        }).observe({ type: 'layout-shift', buffered: true });
        // The browser delivers buffered entries in a task, at the latest before the second frame from here.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(seen)));
      }),
    SHIFT_MIN,
  );

const player = await newPlayer('Patient');

describe('a slow server', () => {
  it.each([
    ['/', 'No friends online right now'],
    ['/user', 'All changes are saved.'],
    ['/friends', 'No friends online'],
    ['/games', 'No games yet'],
    ['/categories', 'Shooter'],
    ['/detail/2', 'Mira Solheim'],
  ])('moves nothing about when it answers: %s', async (path, answer) => {
    const page = await pageOf(player, { size: 'phone' });
    const goOn = await holdAnswers(page);
    await page.goto(path);
    await page.locator('main [aria-busy="true"]').first().waitFor();
    goOn();
    await page.getByText(answer).first().waitFor();
    await page.locator('main [aria-busy="true"]').first().waitFor({ state: 'detached' });
    expect(await shifts(page)).toEqual([]);
  });

  it('is seen to be waited for, before anything of a screen is known', async () => {
    allowErrors(/status of 404/);
    const page = await newPage();
    const goOn = await holdAnswers(page);
    // Of a session that is there, the Worker shows a part at once.
    await page.goto('/session/999999');
    const waiting = page.locator('[data-wait]');
    await waiting.waitFor();
    expect(await page.locator('main').innerText()).toBe('');
    goOn();
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await waiting.count()).toBe(0);
  });
});

it('says what is not there, as the page’s own heading', async () => {
  allowErrors(/status of 404/);
  const page = await newPage();
  await page.goto('/no/such/page');
  await page.getByRole('heading', { level: 1, name: 'Page not found' }).waitFor();
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
});
