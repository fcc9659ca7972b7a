import { env } from 'cloudflare:test';
import { onTestFinished } from 'vitest';

/**
 * Counts requests by key as a rate limit's binding does, but lets only this many of each key through, and knows no
 * minutes. One test counts at the real binding (tests/worker/core/conventions.test.ts).
 */
export function limitOf(requests: number): RateLimit {
  const counts = new Map<string, number>();
  return {
    limit: ({ key }) => {
      const count = (counts.get(key) ?? 0) + 1;
      counts.set(key, count);
      return Promise.resolve({ success: count <= requests });
    },
  };
}

/** Lets each user write only so often until the test is over. */
export function limitWrites(requests: number) {
  const { LIMIT_WRITE } = env;
  onTestFinished(() => {
    env.LIMIT_WRITE = LIMIT_WRITE;
  });
  env.LIMIT_WRITE = limitOf(requests);
}
