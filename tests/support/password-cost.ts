import type { PASSWORD_COST as Shipped } from '../../worker/accounts/password-cost.ts';

/**
 * Replaces worker/accounts/password-cost.ts in tests, because a hash at the real cost takes most of a log-in's time.
 * No test may need a hash to take long. How many are computed at once is counted with the clock stopped.
 */
export const PASSWORD_COST: typeof Shipped = { log2: 4, blockSize: 8, parallelism: 1 };
