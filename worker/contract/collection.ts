import { z } from '@hono/zod-openapi';

import { PAGE_SIZE, PAGE_SIZE_MAX } from './bounds.ts';

/** A list with its items in `member`. If there is more, `next` is the path of the next page. */
export const Collection = <Item extends z.ZodType>(item: Item) =>
  z.object({
    '@id': z.string(),
    '@type': z.literal('Collection'),
    member: z.array(item),
    totalItems: z.int().optional(),
    view: z.object({ '@id': z.string(), next: z.string().optional() }),
  });

/** A list that has a single page. */
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
    .regex(/^[\w-]{1,64}$/, 'This cursor doesn’t belong to this list.')
    .optional(),
});

export type Page = z.infer<typeof Page>;
