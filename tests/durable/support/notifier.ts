import { env, runInDurableObject } from 'cloudflare:test';
import { vi } from 'vitest';

import { NotificationQueue } from '../../../durable/notifications/notification-queue.ts';
import { PushSubscriptionItem } from '../../../worker/contract/push.ts';
import { coolsUntil } from '../../../worker/notifications/decide-ways.ts';
import { PushService } from '../../support/push-service.ts';
import { expectAnswer, post } from '../../worker/support/client.ts';
import { sql } from '../../worker/support/sql.ts';

/** Pushes and emails of users, for tests of notifications. */

export const notifierOf = (id: number) => env.NOTIFIER.getByName(String(id));

/** A push service in place of the network. Any other request fails. */
export function openPushService() {
  const service = new PushService('https://push.test', env.VAPID_PUBLIC_KEY ?? '');
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (!service.serves(url)) throw new Error(`unexpected: ${url}`);
    return service.take(new Request(url, init));
  });
  return service;
}

/** Subscribes a new browser, as the user's device. */
export async function subscribe(service: PushService, { token }: { token: string }) {
  const subscription = await service.subscribe();
  await expectAnswer(
    post('/api/push/subscriptions', subscription, token),
    201,
    PushSubscriptionItem,
  );
  return subscription;
}

/** The entries in a user's queue, without those that were sent and only keep another from following too soon. */
export const waitingFor = (id: number) =>
  runInDurableObject(notifierOf(id), (_, { storage }) =>
    new NotificationQueue(storage)
      .due(Infinity)
      .filter(
        (entry) =>
          entry.item.topic === 'calls' ||
          entry.item.topic === 'voice' ||
          entry.dueAt !== coolsUntil(entry),
      ),
  );

export const storedSubscriptions = async (userId: number) =>
  (await sql`SELECT count(*) FROM push_subscriptions WHERE user_id = ${userId}`.first<number>(
    'count(*)',
  )) ?? 0;

/** Writes settings as the API would. @param columns of `notification_settings` */
export function settingsOf({ id }: { id: number }, columns: Record<string, string | number>) {
  const names = Object.keys(columns);
  return env.DB.prepare(
    `INSERT INTO notification_settings (user_id, ${names.join()}) VALUES (?, ${names.map(() => '?').join()})`,
  )
    .bind(id, ...Object.values(columns))
    .run();
}
