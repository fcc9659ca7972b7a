// Runs before every test file. Files share a page, so an imported module runs only once, but this file runs each time.
import './hosts.ts';
import './uploads.ts';
import { afterEach, beforeEach } from 'vitest';

import { checkConsole } from '../../support/console-watch.ts';
import { begin, end } from './mount.tsx';

// Scrollbars are hidden as on a phone, so their space isn't reserved.
document.documentElement.style.scrollbarGutter = 'auto';

beforeEach(begin);
afterEach(async () => {
  await end();
  checkConsole();
});
