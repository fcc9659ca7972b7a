import { z } from '@hono/zod-openapi';

import { TAG_PLACES } from './vocabulary.ts';

/** Names that are offered to be taken over at once. */
export const FOUND_TAGS_MAX = 12;

/** A user's name on a platform or at a service. Only those may see it whom the user lets. */
export const Gamertag = z.object({
  platform: z.enum(TAG_PLACES),
  tag: z.string(),
  /** When Discord confirmed it. Absent if the user typed it. */
  verifiedAt: z.iso.datetime().optional(),
});

export const FoundTag = Gamertag.pick({ platform: true, tag: true });

export type Gamertag = z.infer<typeof Gamertag>;
export type FoundTag = z.infer<typeof FoundTag>;
