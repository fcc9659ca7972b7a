import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright';

import type { Tab } from './tab.ts';

/**
 * Two taps within this time and distance are a double tap. It selects a word, but doesn't focus an empty field. A
 * person never taps so fast, but a test does.
 */
const DOUBLE_TAP = { ms: 400, px: 100 };

/** A finger that never double-taps by mistake. */
function fingerOf(page: Page): Tab['clickAt'] {
  let last = { x: 0, y: 0, at: Number.NEGATIVE_INFINITY };
  return async (x, y) => {
    const isNear = Math.hypot(x - last.x, y - last.y) <= DOUBLE_TAP.px;
    const restMs = last.at + DOUBLE_TAP.ms - performance.now();
    if (isNear && restMs > 0) await wait(restMs);
    await page.touchscreen.tap(x, y);
    last = { x, y, at: performance.now() };
  };
}

/** A page of Chromium as a Tab. On a phone, a finger taps it. */
export const tabOf = (page: Page, { touch = false } = {}): Tab => ({
  goto: async (path) => void (await page.goto(path)),
  reload: async () => void (await page.reload()),
  evaluate: (script, ...args) => page.evaluate(`(${String(script)})(...${JSON.stringify(args)})`),
  clickAt: touch ? fingerOf(page) : (x, y) => page.mouse.click(x, y),
  nextPart: '',
  type: (text) => page.keyboard.type(text),
  picture: () => page.screenshot(),
  resize: (width, height) => page.setViewportSize({ width, height }),
  close: () => page.close(),
});
