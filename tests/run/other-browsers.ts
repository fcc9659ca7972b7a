import { existsSync } from 'node:fs';

import { installFromDebian } from './debian.ts';

const FIREFOX = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];
const WEBKIT = { driver: '/usr/bin/WebKitWebDriver', display: '/usr/bin/Xvfb' };

/** The path in FIREFOX, or the system's Firefox. */
export const findFirefox = (): string | undefined =>
  process.env['FIREFOX'] || FIREFOX.find((file) => existsSync(file));

/** The paths of WebKit's driver and of its virtual display. */
export const findWebKit = () =>
  Object.values(WEBKIT).every((file) => existsSync(file)) ? WEBKIT : undefined;

/** Installs missing browsers if possible. Says which tests will be skipped. */
export function provideOtherBrowsers(): void {
  const wanted = [
    { name: 'Firefox', find: findFirefox, packages: ['firefox-esr'] },
    { name: 'WebKit', find: findWebKit, packages: ['webkit2gtk-driver', 'xvfb'] },
  ];
  for (const { name, find, packages } of wanted) {
    if (find()) continue;
    console.log(`Installing ${name} for its tests (once)…`);
    installFromDebian(...packages);
    if (!find()) console.log(`${name} could not be installed: its tests are skipped.`);
  }
}
