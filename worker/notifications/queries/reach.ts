import { type SQL, sql } from 'drizzle-orm';

import type { NotificationTopic } from '../../contract/vocabulary.ts';
import { json } from '../../core/rows.ts';
import { channelsOf } from './settings.ts';

/**
 * A user's push and email settings. The round trip that writes a notice reads them, so no object is woken for a
 * user who would get nothing.
 */
export const reachOf = (userId: SQL) =>
  json<Reach>(sql`(SELECT json_object(
    'push', EXISTS (SELECT 1 FROM push_subscriptions p WHERE p.user_id = u.id),
    'email', u.email_confirmed_at IS NOT NULL, 'digest', coalesce(o.digest, 0),
    'channels', coalesce(o.channels, '{}'))
  FROM users u LEFT JOIN notification_settings o ON o.user_id = u.id WHERE u.id = ${userId})`);

/** Flags, and the column `channels`. */
export interface Reach {
  push: number;
  email: number;
  digest: number;
  channels: string;
}

/** Which channels may be used for a topic. */
export function waysOf({ push, email, digest, channels }: Reach, topic: NotificationTopic) {
  const on = channelsOf(channels)[topic];
  return { push: push === 1 && on.push, email: email === 1 && (on.email || digest === 1) };
}

export function reaches(reach: Reach, topic: NotificationTopic): boolean {
  const { push, email } = waysOf(reach, topic);
  return push || email;
}
