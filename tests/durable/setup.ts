// Runs before every test file inside workerd. Hooks must be here: those of an imported module run for the first file
// only.
import { afterAll } from 'vitest';

import { emptyRuntime } from '../worker/support/runtime.ts';
import { closeTabs } from './support/calls.ts';

await emptyRuntime();

afterAll(closeTabs, 60_000);
