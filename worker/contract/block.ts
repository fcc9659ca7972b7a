import { z } from '@hono/zod-openapi';

import { Collection, Page } from './collection.ts';
import { FriendCounts } from './friend.ts';
import { Person } from './person.ts';

/** A user that the caller has blocked: only what is needed to recognize and unblock them. */
export const BlockItem = z
  .object({
    '@id': z.string(),
    '@type': z.literal('Block'),
    user: Person.extend({ '@id': z.string() }),
    createdAt: z.iso.datetime(),
  })
  .openapi('Block');

export const BlockList = Collection(BlockItem)
  .extend({ counts: FriendCounts.optional() })
  .openapi('BlockList');

export const BlockQuery = Page;

export type BlockItem = z.infer<typeof BlockItem>;
