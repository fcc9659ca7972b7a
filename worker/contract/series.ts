import { z } from '@hono/zod-openapi';

import { EVERY_WEEKS_MAX, SERIES_WEEKS_MAX } from './bounds.ts';
import { issue } from './issue.ts';
import { Iri } from './reference.ts';
import { Named, item } from './schema.ts';
import { NO_SUCH_ROLE, TOO_MANY_ROLE_SEATS, hasHostRole, rolesFit } from './session-role.ts';
import { SessionCreate, SessionPatch } from './session.ts';
import { DAY_MS } from './time.ts';
import { APPLICATION_STATUSES, SESSION_STATUSES, WEEKDAYS } from './vocabulary.ts';
import { TimeOfDay, Zone } from './zone.ts';

/** When the sessions of a series start. Times are in the host's zone, so 20:00 stays 20:00 when the clocks change. */
const Rule = z.object({
  zone: Zone,
  time: TimeOfDay,
  weekdays: z
    .array(z.enum(WEEKDAYS))
    .min(1, issue('noDay'))
    .max(WEEKDAYS.length)
    .transform((days) => WEEKDAYS.filter((day) => days.includes(day)))
    .openapi({ type: 'array', items: { type: 'string', enum: [...WEEKDAYS] } }),
  everyWeeks: z.int().min(1).max(EVERY_WEEKS_MAX),
  /** The first session is on the first of the weekdays on or after this day. Weeks are counted from its Monday. */
  from: z.iso.date(),
  until: z.iso.date(),
});

const daysOf = ({ from, until }: z.infer<typeof Rule>) =>
  (Date.parse(until) - Date.parse(from)) / DAY_MS;

export const Repeats = Rule.refine((rule) => daysOf(rule) >= 0, {
  path: ['until'],
  ...issue('seriesReversed'),
})
  .refine((rule) => daysOf(rule) <= SERIES_WEEKS_MAX * 7, {
    path: ['until'],
    ...issue('seriesTooLong', SERIES_WEEKS_MAX),
  })
  .openapi('Repeats');

const { startsAt: _start, playNow: _now, ...newFields } = SessionCreate.shape;

export const SeriesCreate = z
  .object({ ...newFields, repeats: Repeats })
  .refine(rolesFit, TOO_MANY_ROLE_SEATS)
  .refine(hasHostRole, NO_SUCH_ROLE)
  .openapi('SeriesCreate');

// A party code is that of one evening.
const {
  startsAt: _moved,
  reason: _reason,
  partyCode: _code,
  ...changedFields
} = SessionPatch.shape;

/** Changes or cancels a session of a series and all that follow. */
export const SeriesPatch = z
  .object({ ...changedFields, from: Iri('sessions'), repeats: Repeats.optional() })
  .refine((body) => body.status === undefined || (body.cancelReason ?? '') !== '', {
    path: ['cancelReason'],
    ...issue('required'),
  })
  .refine(rolesFit, TOO_MANY_ROLE_SEATS)
  .refine(hasHostRole, NO_SUCH_ROLE)
  .openapi('SeriesPatch');

export const Series = item('Series', {
  id: z.int(),
  host: Named,
  /** If all later sessions were cancelled, `until` may be before `from`. */
  repeats: Rule,
  of: z.int(),
  /** Whether the caller is a member of the series. */
  member: z.boolean(),
  /** The latest past sessions, and the coming ones that were created so far. Only those that the caller may see. */
  sessions: z.array(
    z.object({
      id: z.int(),
      number: z.int(),
      startsAt: z.iso.datetime(),
      status: z.enum(SESSION_STATUSES),
      /** The state of the caller's latest application to it. */
      application: z.enum(APPLICATION_STATUSES).nullable(),
    }),
  ),
});

export type Repeats = z.infer<typeof Repeats>;
export type SeriesCreate = z.infer<typeof SeriesCreate>;
export type SeriesPatch = z.infer<typeof SeriesPatch>;
export type Series = z.infer<typeof Series>;
