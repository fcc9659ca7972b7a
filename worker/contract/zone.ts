import { z } from '@hono/zod-openapi';

import { issue } from './issue.ts';
import { Bounded } from './text.ts';

const ZONE_MAX = 64;

function isZone(zone: string) {
  try {
    const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions();
    // An offset such as +02:00 isn't a zone, since it doesn't know summer time.
    return /^[A-Z]/i.test(timeZone);
  } catch {
    return false;
  }
}

/** An IANA time zone. */
export const Zone = Bounded(ZONE_MAX)
  .refine(isZone, issue('invalidZone'))
  .openapi({ type: 'string', maxLength: ZONE_MAX, example: 'Europe/Berlin' });

/** A time of the day, local: `22:30`. */
export const TimeOfDay = z
  .string()
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, issue('invalidTime'))
  .openapi({ type: 'string', example: '22:30' });
