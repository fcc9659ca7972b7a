import { z } from '@hono/zod-openapi';

import { APPLICATION_TEXT_MAX } from './bounds.ts';
import { Collection, Page } from './collection.ts';
import { PlayedGame } from './game.ts';
import { Person } from './person.ts';
import { Iri } from './reference.ts';
import { item, schema } from './schema.ts';
import { RoleOrAny } from './session-role.ts';
import { Prose } from './text.ts';
import {
  APPLICATION_STATUSES,
  ATTENDANCE_BANDS,
  MEMBER_ANSWERS,
  PLATFORMS,
  REGIONS,
} from './vocabulary.ts';

export const ApplicationCreate = schema('ApplicationCreate', {
  text: Prose(APPLICATION_TEXT_MAX),
  user: Iri('users'),
  session: Iri('sessions'),
  /** One of the session's roles. Null or left out for any. */
  role: RoleOrAny.optional(),
});

export const ApplicationItem = item('Application', {
  id: z.int(),
  /** The session's name. Empty for an applicant who lost their place and may not open the session any more. */
  name: z.string(),
  status: z.enum(APPLICATION_STATUSES),
  /** Whether the member comes. Null if they haven't said yet. */
  answer: z.enum(MEMBER_ANSWERS).nullable(),
  text: z.string(),
  /** Null for any. */
  role: z.string().nullable(),
  /** Until when the applicant may take the seat that is offered to them. Null if there is no offer. */
  offerExpiresAt: z.iso.datetime().nullable(),
  session: z.string(),
  user: Person.extend({ '@id': z.string() }),
  createdAt: z.iso.datetime(),
  /** Null where the session isn't named. */
  startsAt: z.iso.datetime().nullable(),
  /** Facts for the host's decision. Only in the host's list. */
  applicant: z
    .object({
      /** The session's games that the applicant plays too. */
      games: z.array(PlayedGame),
      platforms: z.array(z.enum(PLATFORMS)),
      region: z.enum(REGIONS).nullable(),
      languages: z.array(z.string()),
      /** Past sessions that the applicant hosted or was a member of, up to 60. */
      sessionCount: z.int(),
      /** Whether they usually came to their latest sessions. */
      attendance: z.enum(ATTENDANCE_BANDS),
    })
    .optional(),
});

export const ApplicationList = Collection(ApplicationItem).openapi('ApplicationList');

/** Either a session's applications (for its host) or the caller's own. */
export const ApplicationQuery = Page.extend({
  session: Iri('sessions').optional(),
  user: Iri('users').optional(),
  /** Only with `session`: applications in this state. */
  status: z.enum(APPLICATION_STATUSES).optional(),
}).refine(({ session, user }) => (session === undefined) !== (user === undefined), {
  path: ['session'],
  message: 'give either session or user',
});

/**
 * The host accepts, declines and removes, moves a member to the end of the waiting list, and gives a role. The applicant
 * withdraws and leaves, takes an offered seat with 'accepted', and says whether they come.
 */
export const ApplicationPatch = z
  .object({
    status: z.enum(['accepted', 'waiting', 'declined', 'withdrawn', 'left', 'removed']),
    answer: z.enum(MEMBER_ANSWERS),
    role: RoleOrAny,
  })
  .partial()
  .refine((patch) => Object.keys(patch).length === 1, {
    path: ['status'],
    message: 'give either status, answer or role',
  })
  .openapi('ApplicationPatch');

export type ApplicationItem = z.infer<typeof ApplicationItem>;
export type ApplicationMove = NonNullable<z.infer<typeof ApplicationPatch>['status']>;
