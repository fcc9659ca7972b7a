import { z } from '@hono/zod-openapi';

import { Collection, Page } from './collection.ts';
import { Person } from './person.ts';
import { Iri } from './reference.ts';
import { item, schema } from './schema.ts';
import { RoleOrAny } from './session-role.ts';
import { APPLICATION_STATUSES, INVITATION_STATUSES } from './vocabulary.ts';

export const InvitationCreate = schema('InvitationCreate', { user: Iri('users') });

/** A friend's offer of a seat in a session. */
export const InvitationItem = item('Invitation', {
  id: z.int(),
  session: z.string(),
  user: z.string(),
  status: z.enum(INVITATION_STATUSES),
  /** The result of accepting it: a seat (`accepted`), or a place on the waiting list (`waiting`). */
  application: z.object({ id: z.int(), status: z.enum(APPLICATION_STATUSES) }).nullable(),
});

export const InvitationPatch = schema('InvitationPatch', {
  status: z.enum(['accepted', 'declined']),
  /**
   * For `accepted`: one of the session's roles, or null for any. Without it, the role of an earlier application stays, or
   * it is any.
   */
  role: RoleOrAny.optional(),
});

/** A friend who isn't in the session. The host also gets everyone else who was invited and isn't in it. */
export const InvitableFriend = Person.extend({
  online: z.boolean(),
  /** Whether the friend was invited before. A declined invitation looks the same. */
  invited: z.boolean(),
  /** The id of that invitation, if the caller may withdraw it: it is theirs, or the caller is the host. */
  invitation: z.int().nullable(),
}).openapi('InvitableFriend');

export const InvitableList = Collection(InvitableFriend).openapi('InvitableList');
export const InvitableQuery = Page;

export type InvitationItem = z.infer<typeof InvitationItem>;
export type InvitationPatch = z.infer<typeof InvitationPatch>;
export type InvitableFriend = z.infer<typeof InvitableFriend>;
