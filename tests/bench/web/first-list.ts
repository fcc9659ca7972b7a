import type { Page, Request } from 'playwright-core';

/** What home shows a visitor. */
export const LISTS = ['/api/latest/sessions', '/api/latest/users'];

/** What home may ask for at most, all in all. */
export const REQUESTS = 25;

export interface FirstList {
  /** What of the API was asked for before the client's script was let through. */
  before: readonly string[];
  /** All that was asked of it until nothing more was under way. */
  asked: readonly string[];
  /** How many requests there were by then, files included. */
  requests: number;
}

const pathOf = (request: Request) => new URL(request.url()).pathname;

/**
 * Opens home, holding the client's script back until both lists have been asked for, and every other script until
 * the first card stands: it must do without them.
 */
export async function watchFirstList(page: Page): Promise<FirstList> {
  const asked: string[] = [];
  let requests = 0;
  page.on('request', (request) => {
    requests += 1;
    if (pathOf(request).startsWith('/api/')) asked.push(pathOf(request));
  });
  const listsAsked = Promise.all(
    LISTS.map((list) => page.waitForRequest((request) => pathOf(request) === list)),
  );
  const { promise: cardStands, resolve: letOthersThrough } = Promise.withResolvers<void>();
  let before: readonly string[] = [];
  await page.route('**/assets/*.js', async (route) => {
    if (pathOf(route.request()).startsWith('/assets/index-')) {
      await listsAsked;
      before = [...asked];
    } else await cardStands;
    await route.continue();
  });
  await page.goto('/');
  await page.locator('h3 a').first().waitFor();
  letOthersThrough();
  await page.waitForLoadState('networkidle');
  return { before, asked, requests };
}
