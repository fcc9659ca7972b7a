// Runs before every file of journeys. Files share the modules that they import. So a hook registered there would be one
// of the first file alone.
import { afterAll, afterEach } from 'vitest';

import { endFile, endTest } from './support/harness.ts';
import { forgetLogIns } from './support/log-in.ts';
import './support/unkept-connections.ts';

afterEach(({ task }) => endTest(task.result?.state === 'fail'));
afterAll(async () => {
  forgetLogIns();
  await endFile();
});
