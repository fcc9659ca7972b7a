import { z } from '@hono/zod-openapi';

import { AdminReason } from './admin-user.ts';
import { HELD_FIELDS } from './admin-vocabulary.ts';
import { Collection, Page } from './collection.ts';
import { grounded } from './decision.ts';
import { Person } from './person.ts';

/** A text that waits for a moderator. */
export const HeldTextItem = z
  .object({
    '@id': z.string(),
    '@type': z.literal('HeldText'),
    id: z.int(),
    user: Person,
    /** NULL for the user's own page. */
    session: z.object({ id: z.int(), name: z.string() }).nullable(),
    field: z.enum(HELD_FIELDS),
    text: z.string(),
    /** What others still see. */
    before: z.string(),
    /** When it is shown if nobody decides. */
    shownAt: z.iso.datetime(),
    createdAt: z.iso.datetime(),
  })
  .openapi('HeldText');

export const HeldTextList = Collection(HeldTextItem).openapi('HeldTextList');
export const HeldTextQuery = Page;
/** What one author wrote several times is decided at once. */
export const HeldTextPatch = z
  .object({ approved: z.boolean(), reason: AdminReason, ...grounded })
  .openapi('HeldTextPatch');

export type HeldTextItem = z.infer<typeof HeldTextItem>;
