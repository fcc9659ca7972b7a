// Runs before every test file on Node. Files share a process, and nothing that one leaves behind may reach the next:
// neither what a module remembers, nor a global that was replaced.
import { afterAll, vi } from 'vitest';

vi.resetModules();

afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
