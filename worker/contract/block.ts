import { z } from '@hono/zod-openapi';

import { Collection, Page } from './collection.ts';
import { FriendCounts } from './friend.ts';

/** Whom one has blocked: no more of them than it takes to know whom one unblocks. */
export const BlockItem = z
  .object({
    '@id': z.string(),
    '@type': z.literal('Block'),
    user: z.object({ '@id': z.string(), id: z.int(), name: z.string() }),
    createdAt: z.iso.datetime(),
  })
  .openapi('Block');

export const BlockList = Collection(BlockItem)
  .extend({ counts: FriendCounts.optional() })
  .openapi('BlockList');

export const BlockQuery = Page;

export type BlockItem = z.infer<typeof BlockItem>;
