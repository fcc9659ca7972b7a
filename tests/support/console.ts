// Runs before every test file on Node and inside workerd.
import { afterAll, afterEach } from 'vitest';

import { checkConsole } from './console-watch.ts';

afterEach(checkConsole);
afterAll(checkConsole);
