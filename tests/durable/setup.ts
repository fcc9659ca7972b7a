// Runs before every test file inside workerd. Hooks of what files import would be those of the first of them alone.
import { afterAll } from 'vitest';

import { emptyRuntime } from '../worker/support/runtime.ts';
import { closeTabs } from './support/calls.ts';

await emptyRuntime();

afterAll(closeTabs, 60_000);
