import { z } from '@hono/zod-openapi';

import { HOURS_A_WEEK } from './bounds.ts';
import { issue } from './issue.ts';
import { item, onceEach, schema } from './schema.ts';
import { Zone } from './zone.ts';

/** Hours of the week, local: 0 begins on Monday at 00:00, 167 on Sunday at 23:00. */
const HourList = z.array(
  z
    .int()
    .min(0)
    .max(HOURS_A_WEEK - 1),
);

/** When the caller has time to play. Only the caller sees it. */
export const Hours = item('Hours', {
  /** IANA zone of the hours. Null if none are set. */
  zone: z.string().nullable(),
  hours: HourList,
});

export const HoursWrite = schema('HoursWrite', {
  zone: Zone,
  /** The complete list. An empty one removes the hours and the zone. */
  hours: HourList.max(HOURS_A_WEEK).refine(onceEach, issue('hourTwice')),
});

export type Hours = z.infer<typeof Hours>;
export type HoursWrite = z.infer<typeof HoursWrite>;
