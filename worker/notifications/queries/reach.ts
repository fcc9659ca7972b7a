import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';

import type { NotificationTopic } from '../../contract/vocabulary.ts';
import { channelsOf } from './settings.ts';

/**
 * A user's push and email settings as JSON. The round trip that writes a notice reads them, so no object is woken for a
 * user who would get nothing.
 */
export const reachOf = (userId: SQL): SQL => sql`(SELECT json_object(
    'push', EXISTS (SELECT 1 FROM push_subscriptions p WHERE p.user_id = u.id),
    'email', u.email_confirmed_at IS NOT NULL, 'digest', coalesce(o.digest, 0),
    'channels', coalesce(o.channels, '{}'))
  FROM users u LEFT JOIN notification_settings o ON o.user_id = u.id WHERE u.id = ${userId})`;

const Reach = z.object({
  push: z.number(),
  email: z.number(),
  digest: z.number(),
  channels: z.string(),
});

/** Which channels may be used for a topic. @param reach as `reachOf` reads it */
export function waysOf(reach: string, topic: NotificationTopic) {
  const { push, email, digest, channels } = Reach.parse(JSON.parse(reach));
  const on = channelsOf(channels)[topic];
  return { push: push === 1 && on.push, email: email === 1 && (on.email || digest === 1) };
}

export function reaches(reach: string, topic: NotificationTopic): boolean {
  const { push, email } = waysOf(reach, topic);
  return push || email;
}
