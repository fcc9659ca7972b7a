// Runs before every test file inside workerd.
import { emptyRuntime } from '../worker/support/runtime.ts';

await emptyRuntime();
