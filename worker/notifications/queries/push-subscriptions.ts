import { sql } from 'drizzle-orm';

import type { PushSubscriptionCreate } from '../../contract/push.ts';
import { Database } from '../../core/database.ts';
import type { Actor } from '../../core/refusals.ts';
import type { Row } from '../../core/rows.ts';
import type { pushSubscriptions } from '../../core/schema/notifications.ts';
import { idList } from '../../core/visibility.ts';

/**
 * Stores the caller's push subscription: one per device. If the browser had subscribed for another account, the
 * subscription moves to the caller, who shows by its keys that it is the same browser.
 * @returns no subscription if the endpoint belongs to another account, with other keys
 */
export const subscribeDevice = (
  db: Database,
  { id: userId, deviceId }: Actor,
  { endpoint, keys: { p256dh, auth } }: PushSubscriptionCreate,
  now: number,
) =>
  db.batch({
    earlier: sql`DELETE FROM push_subscriptions WHERE device_id = ${deviceId} AND endpoint <> ${endpoint}`,
    subscription: sql<{ id: number }>`
      INSERT INTO push_subscriptions (user_id, device_id, endpoint, p256dh, auth, created_at)
      VALUES (${userId}, ${deviceId}, ${endpoint}, ${p256dh}, ${auth}, ${now})
      ON CONFLICT (endpoint) DO UPDATE SET user_id = excluded.user_id, device_id = excluded.device_id,
        p256dh = excluded.p256dh, auth = excluded.auth
        WHERE push_subscriptions.user_id = excluded.user_id
          OR (push_subscriptions.p256dh = excluded.p256dh AND push_subscriptions.auth = excluded.auth)
      RETURNING id`,
  });

export const unsubscribeDevice = (db: Database, userId: number, endpoint: string) =>
  db.batch({
    removed: sql`DELETE FROM push_subscriptions WHERE endpoint = ${endpoint} AND user_id = ${userId}`,
  });

/**
 * Deletes subscriptions that their push service no longer knows. The endpoint is compared too, since the id may name a
 * newer subscription.
 */
export const removeSubscriptions = (
  binding: D1Database,
  gone: readonly Pick<Row<typeof pushSubscriptions>, 'id' | 'endpoint'>[],
) =>
  new Database(binding, 'first-primary').batch({
    removed: sql`DELETE FROM push_subscriptions WHERE id IN ${idList(gone.map(({ id }) => id))}
      AND endpoint IN (SELECT value FROM json_each(${JSON.stringify(gone.map(({ endpoint }) => endpoint))}))`,
  });
