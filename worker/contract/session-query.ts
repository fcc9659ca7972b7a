import { z } from '@hono/zod-openapi';

import { Page } from './collection.ts';
import { issue } from './issue.ts';
import { Language } from './language.ts';
import { LOCALES } from './locales.ts';
import { Flag, IdText } from './reference.ts';
import { SearchText } from './text.ts';
import { LEVELS, PLATFORMS, REGIONS, SESSION_SORTS } from './vocabulary.ts';

/** What sessions are searched by, whoever asks. */
const facets = {
  q: SearchText().optional(),
  game: IdText.optional(),
  category: IdText.optional(),
  platform: z.enum(PLATFORMS).optional(),
  region: z.enum(REGIONS).optional(),
  language: Language.optional(),
  level: z.enum(LEVELS).optional(),
  from: z.iso.datetime({ offset: true }).optional(),
  to: z.iso.datetime({ offset: true }).optional(),
  open: Flag.optional(),
};

const runsForward = ({ from, to }: { from?: string | undefined; to?: string | undefined }) =>
  !from || !to || Date.parse(from) <= Date.parse(to);
const REVERSED = { path: ['to'], ...issue('reversedRange') };

export const SessionQuery = Page.extend({
  ...facets,
  /**
   * Only sessions that start in the caller's hours (`/api/hours`). Visitors and users without hours get no sessions.
   */
  hours: Flag.optional(),
  sort: z.enum(SESSION_SORTS).default('soonest'),
})
  .refine(runsForward, REVERSED)
  .openapi('SessionQuery');

const feed = {
  ...facets,
  /** The language of what isn't written by users. */
  lang: z.enum(LOCALES).default('en'),
};

/** A search whose results are read elsewhere, as a visitor. */
export const FeedQuery = z.object(feed).refine(runsForward, REVERSED).openapi('FeedQuery');

export const EmbedQuery = z
  .object({
    ...feed,
    /** Without it the page is as its reader's system is. */
    theme: z.enum(['light', 'dark']).optional(),
  })
  .refine(runsForward, REVERSED)
  .openapi('EmbedQuery');

export type SessionQuery = z.infer<typeof SessionQuery>;
export type EmbedQuery = z.infer<typeof EmbedQuery>;
