import type { Page } from 'playwright-core';

import type { Tab } from './tab.ts';

/** A page of Chromium as a Tab. On a phone, a finger taps it. */
export const tabOf = (page: Page, { touch = false } = {}): Tab => ({
  goto: async (path) => void (await page.goto(path)),
  reload: async () => void (await page.reload()),
  evaluate: (script, ...args) => page.evaluate(`(${String(script)})(...${JSON.stringify(args)})`),
  clickAt: (x, y) => (touch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y)),
  nextPart: '',
  type: (text) => page.keyboard.type(text),
  picture: () => page.screenshot(),
  resize: (width, height) => page.setViewportSize({ width, height }),
  close: () => page.close(),
});
