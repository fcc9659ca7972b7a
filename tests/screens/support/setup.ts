// Runs before every test file: files share a page, and only what stands here itself is run again.
import './hosts.ts';

import { afterEach, beforeEach } from 'vitest';

import { checkConsole } from '../../support/console-watch.ts';
import { begin, end } from './mount.tsx';

beforeEach(begin);
afterEach(async () => {
  await end();
  checkConsole();
});
