import { z } from '@hono/zod-openapi';

import { AGAIN_MAX } from './bounds.ts';
import { Collection, Page } from './collection.ts';
import { Person } from './person.ts';
import { Iri } from './reference.ts';
import { Named, item, schema } from './schema.ts';
import { UserItem } from './user.ts';
import { THANKS_KINDS } from './vocabulary.ts';

/** Someone else who was in a session that is over, with what the caller may say about them. */
export const Companion = Person.extend({
  host: z.boolean(),
  /** What the caller has thanked them for lately, after this session or another. */
  thanked: z.enum(THANKS_KINDS).nullable(),
  thankable: z.boolean(),
  /** Whether the caller may invite them to a session of their own. */
  invitable: z.boolean(),
  /** Whether the host has marked them as not there. Only the host sees it. */
  absent: z.boolean().optional(),
  /** Whether they say that they were there. The host sees it, and members who may agree. */
  contested: z.boolean().optional(),
  /** Whether the caller is asked if they weren't there. */
  asked: z.boolean(),
}).openapi('Companion');

/** What members and host of a session do after it. */
export const Afterwards = item('Afterwards', {
  people: z.array(Companion),
  /** Until when the host can mark who didn't come. Only the host sees it. */
  markableUntil: z.iso.datetime().nullable(),
  /** The host's mark that the caller didn't come, if there is one. */
  absence: z
    .object({
      /** Until when it can be contested. Null if that is past, or done. */
      contestableUntil: z.iso.datetime().nullable(),
      contested: z.boolean(),
      /** Whether another member agrees that they weren't there. */
      agreed: z.boolean(),
    })
    .nullable(),
});

/** The marked user contests, or another member agrees with the mark. */
export const AbsencePatch = z
  .object({ contested: z.literal(true), agreed: z.literal(true) })
  .partial()
  .refine(({ contested, agreed }) => (contested === undefined) !== (agreed === undefined), {
    path: ['contested'],
    message: 'give either contested or agreed',
  })
  .openapi('AbsencePatch');

/** Someone whom the caller played with lately, with their latest session. */
export const PlayedWith = schema('PlayedWith', {
  user: UserItem,
  session: Named,
  endedAt: z.iso.datetime(),
  thanked: z.enum(THANKS_KINDS).nullable(),
  thankable: z.boolean(),
  /** Whether they hosted that session. */
  host: z.boolean(),
});

export const PlayedWithList = Collection(PlayedWith).openapi('PlayedWithList');
export const PlayedWithQuery = Page;

/** Whom to invite from an earlier session. */
export const AgainCreate = schema('AgainCreate', {
  from: Iri('sessions'),
  users: z.array(Iri('users')).min(1).max(AGAIN_MAX),
});

export const AgainResult = schema('Again', {
  '@type': z.literal('Again'),
  /** How many were invited. Who can't be isn't named. */
  invited: z.int(),
});

export type Afterwards = z.infer<typeof Afterwards>;
export type Companion = z.infer<typeof Companion>;
export type PlayedWith = z.infer<typeof PlayedWith>;
