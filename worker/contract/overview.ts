import { z } from '@hono/zod-openapi';

import { FIGURES, HEALTH_STATES, HEALTH_SUBJECTS } from './admin-vocabulary.ts';
import { item } from './schema.ts';

/** Days in the plots, including today. */
export const OVERVIEW_DAYS = 30;

export const Overview = item('Overview', {
  /** Per figure one number a day (UTC), oldest first. They lag by up to a minute. */
  figures: z.array(
    z.object({
      figure: z.enum(FIGURES),
      days: z.array(z.object({ day: z.iso.date(), count: z.int() })),
    }),
  ),
  /** Current counts, each up to 1000. */
  now: z.object({
    online: z.int(),
    openReports: z.int(),
    openGameRequests: z.int(),
    /** Registrations that wait for approval. */
    waiting: z.int(),
    suspended: z.int(),
    takenDown: z.int(),
  }),
  health: z.array(
    z.object({
      subject: z.enum(HEALTH_SUBJECTS),
      state: z.enum(HEALTH_STATES),
      /** Settings whose value doesn't have their form, with one that does. */
      wrong: z.array(z.object({ setting: z.string(), example: z.string() })),
    }),
  ),
  /** When the cron trigger last ran. */
  sweptAt: z.iso.datetime().nullable(),
  /** The tasks of the cron trigger that fail, the longest failing first. */
  failing: z.array(z.object({ step: z.string(), since: z.iso.datetime() })),
  /** The size of the database, if it is known. D1 holds 10 GB. */
  databaseBytes: z.int().nullable(),
});

export type Overview = z.infer<typeof Overview>;
