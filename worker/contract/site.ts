import { z } from '@hono/zod-openapi';

import { CALL_TRANSPORTS } from './call-bounds.ts';
import { PROVIDERS } from './providers.ts';
import { item } from './schema.ts';

/** The operator's details. Null for those that aren't configured. */
export const Site = item('Site', {
  operator: z.object({
    name: z.string().nullable(),
    address: z.string().nullable(),
    email: z.string().nullable(),
  }),
  /** Whether email is set up. Without it, no address can be confirmed and no password reset. */
  mail: z.boolean(),
  /** Whether registrations from the network of somebody who was banned are recognised, which the privacy page says. */
  remembersAddresses: z.boolean(),
  /** The providers with which a user can log in here. */
  providers: z.array(z.enum(PROVIDERS)),
  /** Whether verified gamertags can be taken over from Discord. */
  discordGamertags: z.boolean(),
  /** How voice travels in the calls of sessions. It decides how many people a call holds. */
  voice: z.enum(CALL_TRANSPORTS),
});

/** Answered while all is well. */
export const Health = item('Health', {
  /** When the cron trigger last ran. */
  sweptAt: z.iso.datetime(),
});

export type Site = z.infer<typeof Site>;
