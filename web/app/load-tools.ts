import { retryImport } from '../base/retry-import.ts';

/**
 * On a visitor's first page the tools wait until the content has loaded. With the first key or the first move of a
 * pointer they load at once: keyboard users need `useKeptFocus`, and others are on their way to something.
 */
const LATER_MS = 3000;

/** The tools of header and footer, and the messages, which no screen needs at first. */
export async function loadTools() {
  if (['home', 'other'].includes(document.documentElement.dataset.page ?? '')) {
    await new Promise((resolve) => {
      setTimeout(resolve, LATER_MS);
      for (const event of ['keydown', 'pointermove', 'pointerdown']) {
        addEventListener(event, resolve, { once: true });
      }
    });
  }
  return retryImport(() => import('./tools.ts'));
}
