// Set-up of every test on Node and inside workerd.
import { afterAll, afterEach } from 'vitest';

import { checkConsole } from './console-watch.ts';

afterEach(checkConsole);
afterAll(checkConsole);
