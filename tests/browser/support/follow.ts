import type { Page } from 'playwright';

const areaOf = (path: string) => path.split(/[/?#]/)[1];

/**
 * Goes to another screen as a link does, without loading the client again. Waits until the end of the old screen is
 * gone. Also waits for another title, unless both screens are tabs of one area.
 */
async function follow(page: Page, path: string): Promise<void> {
  await page.waitForFunction(() => document.querySelector('main [aria-busy=true]') === null);
  const end = await page.locator('main *').last().elementHandle();
  const title = await page.title();
  const isNear = areaOf(new URL(page.url()).pathname) === areaOf(path);
  await page.evaluate((to) => {
    const state = { usr: null, key: crypto.randomUUID(), idx: history.length };
    history.pushState(state, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state }));
  }, path);
  await page.waitForFunction(
    ({ former, before }) => !former?.isConnected && (before === null || document.title !== before),
    { former: end, before: isNear ? null : title },
  );
  await page.getByRole('main').getByRole('heading').filter({ visible: true }).first().waitFor();
}

/** Opens the first screen by its address, and the others as links do. */
export const openNext = (page: Page, path: string) =>
  page.url() === 'about:blank' ? page.goto(path) : follow(page, path);
