import { z } from '@hono/zod-openapi';

import { FIGURES, HEALTH_STATES, HEALTH_SUBJECTS } from './admin-vocabulary.ts';

/** Days in the plots, including today. */
export const OVERVIEW_DAYS = 30;

export const Overview = z
  .object({
    '@id': z.string(),
    '@type': z.literal('Overview'),
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
      suspended: z.int(),
      takenDown: z.int(),
    }),
    health: z.array(z.object({ subject: z.enum(HEALTH_SUBJECTS), state: z.enum(HEALTH_STATES) })),
    /** When the cron trigger last ran. */
    sweptAt: z.iso.datetime().nullable(),
  })
  .openapi('Overview');

export type Overview = z.infer<typeof Overview>;
