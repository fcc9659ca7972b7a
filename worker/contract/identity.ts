import { z } from '@hono/zod-openapi';

import { Email } from './account.ts';
import { FOUND_TAGS_MAX, FoundTag } from './gamertag.ts';
import { issue } from './issue.ts';
import { PROVIDERS } from './providers.ts';
import { REGISTRATION_MODES } from './registration-vocabulary.ts';
import { item, schema } from './schema.ts';
import { Bounded } from './text.ts';
import { UserName } from './user.ts';

const Provider = z.enum(PROVIDERS);

/** Opaque. Only the page that asked has it. It works once, for 15 minutes. */
const Ticket = Bounded(4_000);

export const ProviderChoice = schema('ProviderChoice', { provider: Provider });

/** Where a browser goes to, and what it needs when it comes back. */
export const ProviderStart = schema('ProviderStart', { ticket: Ticket, url: z.url() });

/** What the provider sent back to /login/{provider}. */
export const ProviderAnswer = schema('ProviderAnswer', {
  provider: Provider,
  ticket: Ticket,
  /** The query of the address that the provider sent the browser to, unchanged. */
  answer: Bounded(8_000),
});

export const ProviderLogin = ProviderAnswer.extend({
  /** What an earlier log-in by code returned to a browser that is trusted: no code is needed. */
  trusted: Bounded(100).optional(),
}).openapi('ProviderLogin');

/** What the form to register is filled with. */
const Newcomer = schema('Newcomer', {
  ticket: Ticket,
  provider: Provider,
  /** The name at the provider, to suggest it here. Empty if it is unknown, or likely a person's real name. */
  name: z.string(),
  /** The email at the provider. Empty if unknown. */
  email: z.string(),
  /** Whether the provider has checked the email. Then it needs no confirmation here. */
  emailConfirmed: z.boolean(),
  /** Whether this checked email has an account here. It still isn't linked automatically. */
  emailTaken: z.boolean(),
  /** Whether the name there can be shown as a gamertag. */
  gamertag: z.boolean(),
  /** Who may register. */
  mode: z.enum(REGISTRATION_MODES),
});

/** No account here is linked to this one yet. POST /api/register/provider creates one. */
export const NewIdentity = schema('NewIdentity', { newcomer: Newcomer });

export const ProviderRegistration = schema('ProviderRegistration', {
  ticket: Ticket,
  name: UserName,
  email: Email,
  acceptTerms: z.literal(true, issue('required')),
  ofAge: z.boolean().optional(),
  /** Whether friends see the name at the provider as a gamertag for the PC. */
  gamertag: z.boolean().optional(),
  /** The secret of an invite link, where it takes one. */
  invite: Bounded(100).optional(),
});

/** An account of a provider that is linked to the caller's account. */
export const IdentityItem = item('Identity', {
  id: z.int(),
  provider: Provider,
  /** The account's name at the provider at the last log-in. Empty if unknown. */
  name: z.string(),
  linkedAt: z.iso.datetime(),
  /** Null if it was never used to log in. */
  usedAt: z.iso.datetime().nullable(),
});

export const DiscordAnswer = ProviderAnswer.omit({ provider: true }).openapi('DiscordAnswer');

/** The names that Discord has confirmed. Nothing is stored until some of them are chosen. */
export const FoundGamertags = schema('FoundGamertags', {
  ticket: Ticket,
  found: z.array(FoundTag),
});

export const GamertagChoice = schema('GamertagChoice', {
  ticket: Ticket,
  /** Places in `found`, from 0. */
  chosen: z.array(z.int().min(0)).min(1, issue('required')).max(FOUND_TAGS_MAX),
});

export type FoundGamertags = z.infer<typeof FoundGamertags>;
export type IdentityItem = z.infer<typeof IdentityItem>;
export type Newcomer = z.infer<typeof Newcomer>;
export type ProviderStart = z.infer<typeof ProviderStart>;
