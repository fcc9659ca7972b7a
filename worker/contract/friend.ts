import { z } from '@hono/zod-openapi';

import { INVITE_TEXT_MAX } from './bounds.ts';
import { Iri } from './reference.ts';
import { Prose } from './text.ts';

export const FriendCreate = z
  .object({
    user1: Iri('users'),
    user2: Iri('users'),
    /** Accepted for the payload's sake; the server decides. */
    active: z.boolean().optional(),
    description: Prose(INVITE_TEXT_MAX).default(''),
  })
  .openapi('FriendCreate');

export const FriendItem = z
  .object({
    '@id': z.string(),
    '@type': z.literal('Friend'),
    id: z.int(),
    user1: z.string(),
    user2: z.string(),
    active: z.boolean(),
    description: z.string(),
  })
  .openapi('Friend');

export type FriendItem = z.infer<typeof FriendItem>;
