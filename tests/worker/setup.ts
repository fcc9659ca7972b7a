// Runs before every test file inside workerd.
import { emptyRuntime } from './support/runtime.ts';

await emptyRuntime();
