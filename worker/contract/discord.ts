import { z } from '@hono/zod-openapi';

import { schema } from './schema.ts';
import { Bounded } from './text.ts';

/** How a session is posted to a Discord channel. Only its host sees this, and nobody sees the webhook again. */
export const DiscordPost = schema('DiscordPost', {
  connected: z.boolean(),
  /** A sentence for the host: why the channel doesn't show the session as it is. */
  lastError: z.string().nullable(),
});
export type DiscordPost = z.infer<typeof DiscordPost>;

const WEBHOOK_MAX = 500;

export const DiscordConnection = schema('DiscordConnection', {
  /** A webhook's address, as Discord shows it: `https://discord.com/api/webhooks/…`. */
  webhook: Bounded(WEBHOOK_MAX),
  /** For an unlisted session: whether its link with the key may be posted. */
  withKey: z.boolean().default(false),
});
