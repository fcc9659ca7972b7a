import type { PASSWORD_COST as Shipped } from '../../worker/accounts/password-cost.ts';

/** Stands in for worker/accounts/password-cost.ts in tests: a twentieth of the time, and still most of a log-in's. */
export const PASSWORD_COST: typeof Shipped = { log2: 12, blockSize: 8, parallelism: 1 };
