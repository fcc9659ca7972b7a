import { z } from '@hono/zod-openapi';

import { PAGE_SIZE, PAGE_SIZE_MAX } from './bounds.ts';

/** A list: its items in `member`; `next`, where there is more, is a path that carries a cursor. */
export const Collection = <Item extends z.ZodType>(item: Item) =>
  z.object({
    '@id': z.string(),
    '@type': z.literal('Collection'),
    member: z.array(item),
    totalItems: z.int().optional(),
    view: z.object({ '@id': z.string(), next: z.string().optional() }),
  });

/** Of a list that has one page. */
export const OnePage = z.object({
  itemsPerPage: z.coerce
    .number()
    .int()
    .min(1)
    .max(PAGE_SIZE_MAX)
    .default(PAGE_SIZE)
    .openapi({ type: 'integer', minimum: 1, maximum: PAGE_SIZE_MAX, default: PAGE_SIZE }),
});

export const Page = OnePage.extend({
  cursor: z
    .string()
    .regex(/^[\w-]{1,64}$/, 'is not a cursor of this list')
    .optional(),
});
