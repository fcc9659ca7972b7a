import type { PASSWORD_COST as Shipped } from '../../worker/accounts/password-cost.ts';

/**
 * Replaces worker/accounts/password-cost.ts in tests. A hash takes a twentieth of the time, which is still most of a
 * log-in's.
 */
export const PASSWORD_COST: typeof Shipped = { log2: 12, blockSize: 8, parallelism: 1 };
