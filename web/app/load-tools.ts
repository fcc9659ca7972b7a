import { retryImport } from '../base/retry-import.ts';

/**
 * On a visitor's home the tools wait until the content has loaded. With the first key they load at once, because
 * keyboard users need `useKeptFocus`.
 */
const LATER_MS = 1000;

/** The tools of header and footer, which no screen needs at first. */
export async function loadTools() {
  if (document.documentElement.dataset.page === 'home') {
    await new Promise((resolve) => {
      setTimeout(resolve, LATER_MS);
      addEventListener('keydown', resolve, { once: true });
    });
  }
  return retryImport(() => import('./tools.ts'));
}
