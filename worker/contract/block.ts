import { z } from '@hono/zod-openapi';

import { Collection, Page } from './collection.ts';
import { FriendCounts } from './friend.ts';
import { item } from './schema.ts';

/**
 * A user that the caller has blocked: only what is needed to recognize and unblock them. Without the block the caller
 * must be able to see them. If not, because they have blocked the caller or their account is hidden, they have neither
 * name nor picture.
 */
export const BlockItem = item('Block', {
  user: z.object({
    '@id': z.string(),
    id: z.int(),
    name: z.string().nullable(),
    firstFile: z.string().nullable(),
  }),
  createdAt: z.iso.datetime(),
});

export const BlockList = Collection(BlockItem)
  .extend({ counts: FriendCounts.optional() })
  .openapi('BlockList');

export const BlockQuery = Page;

export type BlockItem = z.infer<typeof BlockItem>;
