import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

import { installFromDebian, run } from './debian.ts';

/** The headless shell comes first. It draws no window, so the browser tests take a quarter less time. */
const installed = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** The available Chromium: CHROMIUM, the system's, or Playwright's own. */
function findChromium(): string | undefined {
  const asked = process.env['CHROMIUM'];
  if (asked) return asked;
  return [...installed, chromium.executablePath()].find((file) => existsSync(file));
}

/** Finds a Chromium or installs one. */
export function provideChromium(): string | undefined {
  const found = findChromium();
  if (found) return found;
  console.log('Installing Chromium for the browser tests (once)…');
  installFromDebian('chromium-headless-shell', 'fonts-liberation');
  if (!findChromium()) installFromDebian('chromium', 'fonts-liberation');
  if (!findChromium()) run('playwright', ['install', 'chromium']);
  return findChromium();
}

/** @throws a plain sentence if there is none */
export function requireChromium(): string {
  const found = provideChromium();
  if (found !== undefined) return found;
  throw new Error(
    'No Chromium was found or could be installed. Install one, or set CHROMIUM to its path.',
  );
}

const findWholeChromium = () =>
  [...installed.slice(1), chromium.executablePath()].find((file) => existsSync(file));

/** A Chromium that shows notifications: the headless shell refuses all of them. @throws if there is none */
export function requireWholeChromium(): string {
  if (!findWholeChromium()) installFromDebian('chromium', 'fonts-liberation');
  const found = findWholeChromium();
  if (found === undefined) throw new Error('The tests of notifications need a whole Chromium.');
  return found;
}
