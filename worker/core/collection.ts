import type { Context } from 'hono';

import type { AppEnv } from './router.ts';

interface Extra {
  totalItems?: number | undefined;
  nextCursor?: string | undefined;
}

/** Shapes a list. `next` is the request's own path with the new cursor. */
export function toCollection<Item>(c: Context<AppEnv>, member: Item[], extra: Extra = {}) {
  const { pathname, search, searchParams } = new URL(c.req.url);
  const next = new URLSearchParams(searchParams);
  if (extra.nextCursor !== undefined) next.set('cursor', extra.nextCursor);
  return {
    '@id': pathname,
    '@type': 'Collection' as const,
    member,
    ...(extra.totalItems !== undefined && { totalItems: extra.totalItems }),
    view: {
      '@id': `${pathname}${search}`,
      ...(extra.nextCursor !== undefined && { next: `${pathname}?${next.toString()}` }),
    },
  };
}
