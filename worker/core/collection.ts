import type { Context } from 'hono';

import type { AppEnv } from './router.ts';

interface Extra {
  totalItems?: number | undefined;
  /** The cursor of the next page. */
  next?: string | undefined;
}

/** Shapes a list. `next` is the request's own path with the new cursor. */
export function toCollection<Item>(
  c: Context<AppEnv>,
  member: Item[],
  { totalItems, next }: Extra = {},
) {
  const { pathname, search, searchParams } = new URL(c.req.url);
  if (next !== undefined) searchParams.set('cursor', next);
  return {
    '@id': pathname,
    '@type': 'Collection' as const,
    member,
    ...(totalItems !== undefined && { totalItems }),
    view: {
      '@id': `${pathname}${search}`,
      ...(next !== undefined && { next: `${pathname}?${searchParams.toString()}` }),
    },
  };
}
