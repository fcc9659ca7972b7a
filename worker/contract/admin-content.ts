import { z } from '@hono/zod-openapi';

import { AdminReason, NewAccountItem } from './admin-user.ts';
import { CONTENT_LISTS } from './admin-vocabulary.ts';
import { Collection, Page } from './collection.ts';
import { grounded } from './decision.ts';
import { MediaItem } from './media.ts';
import { Named, itemHead, item, schema } from './schema.ts';
import { SearchText } from './text.ts';
import { SESSION_STATUSES, VISIBILITIES } from './vocabulary.ts';

/** A session as admins see it: its texts and files, also when it is taken down. */
export const AdminSessionItem = item('AdminSession', {
  id: z.int(),
  name: z.string(),
  description: z.string(),
  host: Named,
  media: z.array(MediaItem),
  startsAt: z.iso.datetime(),
  status: z.enum(SESSION_STATUSES),
  visibility: z.enum(VISIBILITIES),
  seatsTaken: z.int(),
  createdAt: z.iso.datetime(),
  takenDownAt: z.iso.datetime().nullable(),
});

export const AdminMediaItem = MediaItem.extend({
  ...itemHead('AdminMedia'),
  uploader: Named,
  /** Null if it belongs to the uploader's page. */
  session: Named.nullable(),
  createdAt: z.iso.datetime(),
  takenDownAt: z.iso.datetime().nullable(),
}).openapi('AdminMedia');

/** The newest names, public texts and files of new accounts. */
export const NewItemList = Collection(
  z.discriminatedUnion('@type', [NewAccountItem, AdminSessionItem, AdminMediaItem]),
).openapi('NewItemList');
export const NewItemQuery = Page;

export const AdminSessionList = Collection(AdminSessionItem).openapi('AdminSessionList');
export const AdminMediaList = Collection(AdminMediaItem).openapi('AdminMediaList');

export const AdminMediaQuery = Page.extend({ state: z.enum(CONTENT_LISTS).default('latest') });
/** A text search covers listed sessions only. Those taken down have their own list. */
export const AdminSessionQuery = AdminMediaQuery.extend({ q: SearchText().optional() });

export const TakeDownPatch = schema('TakeDownPatch', {
  takenDown: z.boolean(),
  reason: AdminReason,
  ...grounded,
});

export const MessageRemoval = schema('MessageRemoval', { reason: AdminReason, ...grounded });

export type AdminSessionItem = z.infer<typeof AdminSessionItem>;
export type AdminMediaItem = z.infer<typeof AdminMediaItem>;
export type NewItemList = z.infer<typeof NewItemList>;
export type NewItem = NewAccountItem | AdminSessionItem | AdminMediaItem;
export type AdminMediaQuery = z.infer<typeof AdminMediaQuery>;
export type AdminSessionQuery = z.infer<typeof AdminSessionQuery>;
