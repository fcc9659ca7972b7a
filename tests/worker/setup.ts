// Runs before every test file inside workerd.
import { emptyRuntime } from './support/runtime.ts';

await emptyRuntime();

// A file computes a session 'in an hour' or a day 'from today' several times. So no file begins just before a full
// hour.
const HOUR_MS = 3_600_000;
const left = HOUR_MS - (Date.now() % HOUR_MS);
if (left < 15_000) await scheduler.wait(left);
