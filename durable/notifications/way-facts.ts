import type { Env } from '../../worker/env.ts';
import type { WayFacts } from '../../worker/notifications/decide-ways.ts';
import { missingForMail } from '../../worker/notifications/mail/mail.ts';
import { vapidKeys } from '../../worker/notifications/push/vapid.ts';
import type { NotificationFacts } from '../../worker/notifications/queries/notification-facts.ts';
import { quietUntil } from '../../worker/notifications/quiet-hours.ts';
import type { Entry } from './queue-entry.ts';

/** What the database says, as the decision about one entry takes it. */
export function wayFacts(
  env: Env,
  { item }: Entry,
  { recipient, subscriptions, items }: NotificationFacts,
  unreadRooms: ReadonlySet<string>,
  now: number,
): WayFacts {
  const found = items.get(item.tag);
  const readRoom = item.what === 'message' && !unreadRooms.has(item.tag.replace('room-', ''));
  return {
    active: recipient?.active ?? false,
    channels: recipient?.channels[item.topic] ?? { push: false, email: false },
    subscriptions: vapidKeys(env) ? subscriptions.map(({ id }) => id) : [],
    mailable: recipient?.confirmed === true && missingForMail(env).length === 0,
    quietUntil: recipient ? quietUntil(recipient, now) : null,
    digest: recipient?.digest ?? false,
    muted: found?.muted ?? false,
    settled: readRoom || (found?.settled ?? true),
  };
}
