import { z } from '@hono/zod-openapi';

import { FIGURES, HEALTH_STATES, HEALTH_SUBJECTS } from './admin-vocabulary.ts';

/** Days that the plots show, today included. */
export const OVERVIEW_DAYS = 30;

export const Overview = z
  .object({
    '@id': z.string(),
    '@type': z.literal('Overview'),
    /** Per figure one number a day (UTC), the oldest first; they lag by a minute at most. */
    figures: z.array(
      z.object({
        figure: z.enum(FIGURES),
        days: z.array(z.object({ day: z.iso.date(), count: z.int() })),
      }),
    ),
    /** As it is now, each counted to 1000 and no further. */
    now: z.object({
      online: z.int(),
      openReports: z.int(),
      openGameRequests: z.int(),
      suspended: z.int(),
      takenDown: z.int(),
    }),
    health: z.array(z.object({ subject: z.enum(HEALTH_SUBJECTS), state: z.enum(HEALTH_STATES) })),
    /** When the clock ran last. */
    sweptAt: z.iso.datetime().nullable(),
  })
  .openapi('Overview');

export type Overview = z.infer<typeof Overview>;
