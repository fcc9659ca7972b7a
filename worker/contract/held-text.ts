import { z } from '@hono/zod-openapi';

import { AdminReason } from './admin-user.ts';
import { HELD_FIELDS } from './admin-vocabulary.ts';
import { Collection, Page } from './collection.ts';
import { grounded } from './decision.ts';
import { Person } from './person.ts';
import { Named, item, schema } from './schema.ts';

/** A text that waits for a moderator. */
export const HeldTextItem = item('HeldText', {
  id: z.int(),
  user: Person,
  /** NULL for the user's own page. */
  session: Named.nullable(),
  field: z.enum(HELD_FIELDS),
  text: z.string(),
  /** What others still see. */
  before: z.string(),
  /** When it is shown if nobody decides. */
  shownAt: z.iso.datetime(),
  createdAt: z.iso.datetime(),
});

export const HeldTextList = Collection(HeldTextItem).openapi('HeldTextList');
export const HeldTextQuery = Page;
/** What one author wrote several times is decided at once. */
export const HeldTextPatch = schema('HeldTextPatch', {
  approved: z.boolean(),
  reason: AdminReason,
  ...grounded,
});

export type HeldTextItem = z.infer<typeof HeldTextItem>;
