import type { Page } from 'playwright';

/** Keeps requests back until the test lets them go, like a slow server. @returns what lets them go */
async function hold(page: Page, route: string, but?: string) {
  const { promise: over, resolve } = Promise.withResolvers<void>();
  await page.route(route, async (held) => {
    if (but === undefined || !held.request().url().endsWith(but)) await over;
    await held.continue();
  });
  return resolve;
}

/** Keeps the client's first script back. */
export const holdScript = (page: Page) => hold(page, '**/assets/index-*.js');

/** Keeps back all answers of the API but the one that says who is logged in. */
export const holdAnswers = (page: Page) => hold(page, '**/api/**', '/api/currentuser');
