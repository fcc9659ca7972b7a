import { z } from '@hono/zod-openapi';

import { INVITE_TEXT_MAX } from './bounds.ts';
import { Collection, Page } from './collection.ts';
import { Iri } from './reference.ts';
import { item, schema } from './schema.ts';
import { Prose } from './text.ts';
import { UserItem } from './user.ts';
import { FRIEND_LISTS } from './vocabulary.ts';

export const FriendCreate = schema('FriendCreate', {
  user1: Iri('users'),
  user2: Iri('users'),
  /** Clients may send it. The server ignores it. */
  active: z.boolean().optional(),
  description: Prose(INVITE_TEXT_MAX).default(''),
});

export const FriendItem = item('Friend', {
  id: z.int(),
  user1: z.string(),
  user2: z.string(),
  active: z.boolean(),
  description: z.string(),
});

/** A friendship or an invite in a list, with the other user. */
export const FriendEntry = FriendItem.extend({
  user: UserItem,
  createdAt: z.iso.datetime(),
}).openapi('FriendEntry');

/** The count of each tab, up to 60. `online` counts among the newest 500 friends. */
export const FriendCounts = schema('FriendCounts', {
  online: z.int(),
  active: z.int(),
  in: z.int(),
  out: z.int(),
  blocked: z.int(),
});

export const FriendList = Collection(FriendEntry)
  .extend({ counts: FriendCounts.optional() })
  .openapi('FriendList');

export const FriendQuery = Page.extend({ state: z.enum(FRIEND_LISTS).default('active') });

export const FriendPatch = schema('FriendPatch', { active: z.literal(true) });

export type FriendItem = z.infer<typeof FriendItem>;
export type FriendEntry = z.infer<typeof FriendEntry>;
export type FriendCounts = z.infer<typeof FriendCounts>;
export type FriendQuery = z.infer<typeof FriendQuery>;
