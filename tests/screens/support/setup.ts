// Runs before every test file: files share a page, and only what stands here itself is run again.
import './hosts.ts';
import './uploads.ts';
import { afterEach, beforeEach } from 'vitest';

import { checkConsole } from '../../support/console-watch.ts';
import { begin, end } from './mount.tsx';

// The scrollbars are hidden, as on a phone, but the style sheet would still keep their place free.
document.documentElement.style.scrollbarGutter = 'auto';

beforeEach(begin);
afterEach(async () => {
  await end();
  checkConsole();
});
