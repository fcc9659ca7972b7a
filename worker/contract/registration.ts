import { z } from '@hono/zod-openapi';

import { AdminReason } from './admin-user.ts';
import { HELD_WORDS_MAX, INVITE_USES_MAX } from './bounds.ts';
import { Collection } from './collection.ts';
import { Person } from './person.ts';
import { REGISTRATION_MODES } from './registration-vocabulary.ts';
import { itemHead, item, schema } from './schema.ts';
import { Bounded, Prose } from './text.ts';

const Mode = z.enum(REGISTRATION_MODES);

/** With the secret of an invite link, or without one. */
export const RegistrationQuery = z.object({ invite: Bounded(100).optional() });

/** Whether somebody can register now, and with what. */
export const RegistrationRules = item('RegistrationRules', {
  mode: Mode,
  /** Whether the invite in the query is good. Null without one. */
  invite: z.boolean().nullable(),
});

/** The account exists, and can't be used until an admin approves it. */
export const WaitingAccount = schema('WaitingAccount', { id: z.int(), waiting: z.literal(true) });

/** What admins set for the whole instance. */
export const Settings = item('Settings', { registration: Mode, heldWords: z.string() });
export const SettingsPatch = z
  .object({
    registration: Mode,
    /** Words and phrases, one per line. A public text with one of them waits for a moderator. */
    heldWords: Prose(HELD_WORDS_MAX),
    /** The words as the caller read them. If they were changed since, nothing is saved. */
    heldWordsBefore: Bounded(HELD_WORDS_MAX),
  })
  .partial()
  .openapi('SettingsPatch');

export const InviteLinkCreate = schema('InviteLinkCreate', {
  /** How many people may register with it. */
  uses: z.int().min(1).max(INVITE_USES_MAX).default(1),
});

export const InviteLinkItem = item('InviteLink', {
  id: z.int(),
  uses: z.int(),
  usesMax: z.int(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  revoked: z.boolean(),
});

/** The address is shown once. Only its hash is stored. */
export const NewInviteLink = InviteLinkItem.extend({ url: z.string() }).openapi('NewInviteLink');

export const InviteLinkList = Collection(InviteLinkItem)
  .extend({
    /** Whether the caller may make one now. */
    mayInvite: z.boolean(),
  })
  .openapi('InviteLinkList');

/** An admin's decision on a registration that waits. */
export const RegistrationPatch = schema('RegistrationPatch', {
  approved: z.boolean(),
  reason: AdminReason,
});

/** Who invited whom. */
export const RegistrationItem = schema('RegistrationOrigin', {
  ...itemHead('Registration'),
  id: z.int(),
  /** Whether it waits for a decision. */
  waiting: z.boolean(),
  invitedBy: Person.nullable(),
  /** The latest 60. */
  invited: z.array(Person),
});

export type InviteLinkItem = z.infer<typeof InviteLinkItem>;
export type InviteLinkList = z.infer<typeof InviteLinkList>;
export type RegistrationRules = z.infer<typeof RegistrationRules>;
export type RegistrationItem = z.infer<typeof RegistrationItem>;
