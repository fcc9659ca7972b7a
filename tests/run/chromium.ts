import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';

const installed = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The Chromium that is here: CHROMIUM, the system's, or Playwright's own. */
function findChromium(): string | undefined {
  const asked = process.env['CHROMIUM'];
  if (asked) return asked;
  return [...installed, chromium.executablePath()].find((file) => existsSync(file));
}

/** Finds a Chromium or installs one; throws one plain sentence when neither works. */
export function requireChromium(): string {
  const found = findChromium();
  if (found) return found;
  console.log('Installing Chromium for the browser tests (once)…');
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    run('apt-get', ['update', '-qq']);
    run('apt-get', [
      'install',
      '-y',
      '-qq',
      '--no-install-recommends',
      'chromium',
      'fonts-liberation',
    ]);
  }
  if (!findChromium()) run('playwright-core', ['install', 'chromium']);
  const now = findChromium();
  if (!now) {
    throw new Error(
      'No Chromium was found or could be installed. Install one, or set CHROMIUM to its path.',
    );
  }
  return now;
}

function run(name: string, args: string[]): void {
  spawnSync(name, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}
