import { z } from '@hono/zod-openapi';

import { Collection, Page } from './collection.ts';
import { Named, item, schema } from './schema.ts';
import { NOTICE_KINDS } from './vocabulary.ts';

export const NoticeItem = item('Notice', {
  id: z.int(),
  kind: z.enum(NOTICE_KINDS),
  actor: Named.nullable(),
  session: Named.nullable(),
  /** The actor's text, such as the reason of a cancellation. */
  text: z.string(),
  /** If the session has another time: its start. */
  startsAt: z.iso.datetime().optional(),
  actorFile: z.string().nullable(),
  /** The application to the user's session, while it can be answered. */
  application: z.int().optional(),
  /** The row of `/api/friends`, while the user can answer that invite. */
  friend: z.int().optional(),
  /** In a reminder: the user's application, if they haven't said yet whether they come. */
  unanswered: z.int().optional(),
  /** The invitation to a session, while it can be answered. */
  invitation: z.int().optional(),
  /** Whether accepting it needs a choice of one of the session's roles. */
  hasRoles: z.literal(true).optional(),
  /** The user's application, while they may take the seat that they are offered. */
  offer: z.int().optional(),
  /** The session in which the user was marked as absent, even if they can't see it anymore. */
  absence: z.int().optional(),
  /** The session from which the user was removed, while its people can still be reported. */
  removedFrom: z.int().optional(),
  /** The decision about the user that it tells of. */
  decision: z.int().optional(),
  read: z.boolean(),
  createdAt: z.iso.datetime(),
});

export const NoticeList = Collection(NoticeItem).openapi('NoticeList');
export const NoticeQuery = Page;
export const NoticePatch = schema('NoticePatch', { read: z.literal(true) });

export type NoticeItem = z.infer<typeof NoticeItem>;
