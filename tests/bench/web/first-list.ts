import type { Page, Request } from 'playwright';

/** The lists that home shows a visitor. */
export const LISTS = ['/api/latest/sessions', '/api/latest/users', '/api/sessions'];

/** The most requests that home may make in total. */
export const REQUESTS = 25;

export interface FirstList {
  /** The API requests made before the client's script was let through. */
  before: readonly string[];
  /** What of the API was asked until the network was idle. Tonight is asked again if it has nothing in one’s language. */
  asked: readonly string[];
  /** The number of all requests until the network was idle, including files, without those of the tools. */
  requests: number;
}

const pathOf = (request: Request) => new URL(request.url()).pathname;

/**
 * Opens home. The client's script is held back until both lists are requested, and all other scripts until the first
 * card is shown, because it must not need them.
 */
export async function watchFirstList(page: Page): Promise<FirstList> {
  const asked: string[] = [];
  let requests = 0;
  let toolsAsked = false;
  page.on('request', (request) => {
    // The tools of header and footer load after three seconds, which a slow machine needs for the rest.
    toolsAsked ||= pathOf(request).startsWith('/assets/tools-');
    if (!toolsAsked || !/\.(?:js|css)$/.test(pathOf(request))) requests += 1;
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
  return { before, asked: [...new Set(asked)], requests };
}
