import { type ConsoleMessage, launch } from 'puppeteer-core';

import { findFirefox } from '../../run/other-browsers.ts';
import type { Tab } from './tab.ts';

/** Fake devices, and connections within this machine. */
const PREFERENCES = {
  'media.navigator.permission.disabled': true,
  'media.navigator.streams.fake': true,
  'media.peerconnection.ice.loopback': true,
  'media.peerconnection.ice.obfuscate_host_addresses': false,
  'media.autoplay.default': 0,
  'ui.prefersReducedMotion': 1,
};

interface Options {
  url: string;
  onError: (text: string) => void;
  /** The source of a script that runs in each page before its own. */
  before?: string;
}

/** A Firefox with its own profile. */
export async function openFirefox({ url, onError, before }: Options): Promise<Tab> {
  const executablePath = findFirefox();
  if (executablePath === undefined) throw new Error('Firefox is not installed.');
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    extraPrefsFirefox: PREFERENCES,
    defaultViewport: null,
  });
  // A tab behind another would count as hidden.
  const page = await browser.newPage({ type: 'window' });
  if (before) await page.evaluateOnNewDocument(before);
  page.on('console', (message: ConsoleMessage) => {
    if (['error', 'warn'].includes(message.type())) onError(`console: ${message.text()}`);
  });
  page.on('pageerror', (failure) => onError(`page error: ${String(failure)}`));
  return {
    goto: async (path) => void (await page.goto(`${url}${path}`)),
    reload: async () => void (await page.reload()),
    evaluate: (script, ...args) => page.evaluate(`(${String(script)})(...${JSON.stringify(args)})`),
    clickAt: (x, y) => page.mouse.click(x, y),
    nextPart: '',
    type: (text) => page.keyboard.type(text),
    picture: () => page.screenshot(),
    resize: (width, height) => page.setViewport({ width, height }),
    close: () => browser.close(),
  };
}
