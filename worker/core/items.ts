import type { Context, TypedResponse } from 'hono';
import type { JSONParsed } from 'hono/utils/types';

import type { AppEnv } from './router.ts';

/** How each item begins. @param path that of its collection, such as `saved-searches` */
export const head = <Type extends string, Id extends number | string>(
  type: Type,
  path: string,
  id: Id,
) => ({ '@id': `/api/${path}/${id}`, '@type': type, id });

/** What an item names. Null if the row has none. */
export const namedOrNull = (id: number | null, name: string | null) =>
  id === null || name === null ? null : { id, name };

interface PageInfo {
  /** How many items there are on all pages. */
  totalItems?: number | undefined;
  /** The cursor of the next page, if there is one. */
  next?: string | undefined;
}

/** Shapes a list, or a page of one. `view.next` is the request's own path with the new cursor. */
export function toCollection<Item>(
  c: Context<AppEnv>,
  member: Item[],
  { totalItems, next }: PageInfo = {},
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

type Answer<Body> = Response & TypedResponse<JSONParsed<Body>, 200, 'json'>;

/** Answers with an item. */
export const answer = <Body extends object>(c: Context<AppEnv>, body: Body): Answer<Body> =>
  c.json(body, 200);

/** Answers with a list of what a query found. */
export const answerList = <Row, Item>(
  c: Context<AppEnv>,
  { rows, ...page }: PageInfo & { rows: Row[] },
  toItem: (row: Row) => Item,
): Answer<ReturnType<typeof toCollection<Item>>> => {
  const member = rows.map((row) => toItem(row));
  return answer(c, toCollection(c, member, page));
};
