import type { Page } from 'playwright';

/** Holds requests, like a slow server. @returns a function that lets them go */
async function hold(page: Page, route: string, but?: string) {
  const { promise: over, resolve } = Promise.withResolvers<void>();
  await page.route(route, async (held) => {
    if (but === undefined || !held.request().url().endsWith(but)) await over;
    await held.continue();
  });
  return resolve;
}

/** Holds the client's first script. */
export const holdScript = (page: Page) => hold(page, '**/assets/index-*.js');

/** Holds all answers of the API, except for the one about the logged-in user. */
export const holdAnswers = (page: Page) => hold(page, '**/api/**', '/api/currentuser');
