import { vi } from 'vitest';

/** The product's pauses end when the test says so, however slow the machine is. The clock runs again after the test. */
export const stopClock = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
