import { z } from '@hono/zod-openapi';

import { Collection, Page } from './collection.ts';
import { NOTICE_KINDS } from './vocabulary.ts';

export const NoticeItem = z
  .object({
    '@id': z.string(),
    '@type': z.literal('Notice'),
    id: z.int(),
    kind: z.enum(NOTICE_KINDS),
    actor: z.object({ id: z.int(), name: z.string() }).nullable(),
    session: z.object({ id: z.int(), name: z.string() }).nullable(),
    /** The actor's text, such as the reason of a cancellation. */
    text: z.string(),
    /** The actor's first file. */
    actorFile: z.string().nullable(),
    /** What the user can still decide: a pending application to their session, an invite, or an invitation to one. */
    application: z.int().optional(),
    friend: z.int().optional(),
    /** A reminder's: the user's application, if they can check in now and haven't. */
    checkIn: z.int().optional(),
    invitation: z.int().optional(),
    /** Whether whoever accepts that chooses one of the session's roles first. */
    hasRoles: z.literal(true).optional(),
    /** The user's application, as long as they may take the seat that it is offered. */
    offer: z.int().optional(),
    /** The session after which the user was marked as not there, also if they can't see it anymore. */
    absence: z.int().optional(),
    read: z.boolean(),
    createdAt: z.iso.datetime(),
  })
  .openapi('Notice');

export const NoticeList = Collection(NoticeItem).openapi('NoticeList');
export const NoticeQuery = Page;
export const NoticePatch = z.object({ read: z.literal(true) }).openapi('NoticePatch');

export type NoticeItem = z.infer<typeof NoticeItem>;
