import { type SQL, sql } from 'drizzle-orm';

import { type NotificationItem, TOPIC_OF_NOTICE } from '../../contract/notification.ts';
import type { NotificationTopic } from '../../contract/vocabulary.ts';
import { Database } from '../../core/database.ts';
import { nameTo } from '../../core/person.ts';
import { mayAct } from '../../core/refusals.ts';
import {
  type RowOf,
  columns,
  fields,
  flag,
  numberOrNull,
  select,
  textOrNull,
} from '../../core/rows.ts';
import { users } from '../../core/schema/accounts.ts';
import { notices, pushSubscriptions } from '../../core/schema/notifications.ts';
import { memberOf, namedSession, notBlocked } from '../../core/visibility.ts';
import { openInvitation, openOffer, textTo } from './notices.ts';
import { channelsOf } from './settings.ts';

/** How many unread notices a daily email names at most, the newest first. */
const DIGEST_MAX = 30;
/** How many devices of a user get pushes at most: those that subscribed last. */
const SUBSCRIPTIONS_MAX = 20;

const SUBSCRIPTION = columns(
  pushSubscriptions,
  ['id', 'deviceId', 'endpoint', 'p256dh', 'auth'],
  'p',
);
const NOTICE = columns(notices, ['id', 'kind', 'actorId', 'sessionId'], 'n');

export type Subscription = RowOf<typeof SUBSCRIPTION>;

const subscriptionsOf = (userId: number, now: number) => select(SUBSCRIPTION)`
  FROM push_subscriptions p CROSS JOIN devices d ON d.id = p.device_id
  WHERE p.user_id = ${userId} AND d.revoked_at IS NULL AND d.expires_at > ${now}
  ORDER BY p.id DESC LIMIT ${SUBSCRIPTIONS_MAX}`;

const namesTo = (userId: number) => ({
  actorName: textOrNull`iif(${notBlocked(userId, sql`a.id`)}, ${nameTo(userId, 'a')}, NULL)`,
  sessionName: textOrNull`iif(${namedSession(userId)}, s.name, NULL)`,
  startsAt: numberOrNull`iif(${namedSession(userId)}, s.starts_at, NULL)`,
});

const field = (name: keyof NotificationItem) => sql.raw(`j.value ->> '${name}'`);

/** A waiting item `j` with its notice `n`, or an unread notice `n` with its topic `t`. */
const ITEM = {
  noticeId: field('noticeId'),
  sessionId: field('sessionId'),
  topic: field('topic'),
  startsAt: field('startsAt'),
};
const UNREAD: typeof ITEM = {
  noticeId: sql.raw('n.id'),
  sessionId: sql.raw('n.session_id'),
  topic: sql.raw('t.value'),
  startsAt: sql.raw('NULL'),
};

/** Whether unread notice `n` with its topic `t` still matters once its session is over. */
const OUTLIVES_SESSION = sql.raw(`(t.value IN ('afterwards', 'messages') OR n.kind GLOB 'series-*'
  OR n.kind IN ('session-taken-down', 'session-restored'))`);

/** Whether something about session `s` and user `a` was read, is no longer true, or may no longer be seen. */
const settledFor = (
  userId: number,
  now: number,
  { noticeId, sessionId, topic, startsAt }: typeof ITEM,
): SQL => {
  const member = sql`(s.host_id = ${userId} OR ${memberOf(userId, sql`s.id`)})`;
  return sql`CASE
    WHEN ${noticeId} IS NOT NULL AND (n.id IS NULL OR n.read_at IS NOT NULL) THEN 1
    WHEN NOT ${notBlocked(userId, sql`a.id`)} THEN 1
    WHEN ${sessionId} IS NULL THEN 0
    WHEN s.id IS NULL OR NOT ${notBlocked(userId, sql`s.host_id`)} THEN 1
    WHEN ${topic} = 'reminders' THEN NOT (s.starts_at = ${startsAt}
      AND s.cancelled_at IS NULL AND s.taken_down_at IS NULL AND ${member})
    WHEN n.kind = 'session-invited' AND ${openInvitation(now)} IS NULL THEN 1
    WHEN n.kind = 'seat-offered' AND ${openOffer(now)} IS NULL THEN 1
    WHEN ${topic} IN ('applications', 'seats', 'matches', 'invitations') THEN s.cancelled_at IS NOT NULL OR s.taken_down_at IS NOT NULL
      OR (${topic} = 'matches' AND NOT (s.visibility = 'public'
        AND EXISTS (SELECT 1 FROM users h WHERE h.id = s.host_id AND h.status = 'active')))
    WHEN ${topic} = 'messages' THEN NOT ${member}
    WHEN ${topic} = 'voice' THEN NOT (${member} AND EXISTS (SELECT 1 FROM session_calls c
      WHERE c.session_id = s.id AND c.users <> '[]'
        AND NOT EXISTS (SELECT 1 FROM json_each(c.users) v WHERE v.value = ${userId})
        AND EXISTS (SELECT 1 FROM json_each(c.users) v WHERE ${notBlocked(userId, sql`v.value`)})))
    ELSE 0 END`;
};

/**
 * Everything from the database that `decideWays` needs for items that are due, in one round trip to the primary. So a
 * notice that was just read isn't sent.
 * @param unreadSince also read unread notices since this time, in ms since 1970. Null for none
 */
export async function findNotificationFacts(
  binding: D1Database,
  userId: number,
  items: readonly NotificationItem[],
  { unreadSince, now }: { unreadSince: number | null; now: number },
) {
  const asked = items.map((item) => ({ ...item, text: '' }));
  const { recipients, subscriptions, found, unread } = await new Database(
    binding,
    'first-primary',
  ).batch({
    recipients: select(
      fields(columns(users, ['name', 'email', 'locale'], 'u'), {
        confirmed: flag(sql`u.email_confirmed_at IS NOT NULL`),
        active: flag(mayAct(now)),
        channels: sql<string>`coalesce(o.channels, '{}')`,
        zone: sql<string>`coalesce(o.zone, 'UTC')`,
        quietFrom: numberOrNull`o.quiet_from`,
        quietTo: numberOrNull`o.quiet_to`,
        privatePush: flag(sql`coalesce(o.private_push, 0)`),
        digest: flag(sql`coalesce(o.digest, 0)`),
      }),
    )`FROM users u LEFT JOIN notification_settings o ON o.user_id = u.id WHERE u.id = ${userId}`,
    subscriptions: subscriptionsOf(userId, now),
    // The id of a deleted notice may be given again, so what it is about is compared, too.
    found: select({
      ...namesTo(userId),
      tag: sql<string>`j.value ->> 'tag'`,
      // What the actor wrote with the notice.
      text: sql<string>`coalesce(${textTo(userId)}, '')`,
      muted: flag(
        sql`EXISTS (SELECT 1 FROM muted_sessions m WHERE m.user_id = ${userId} AND m.session_id = s.id)`,
      ),
      settled: flag(settledFor(userId, now, ITEM)),
    })`FROM json_each(${JSON.stringify(asked)}) j
        LEFT JOIN notices n ON n.id = j.value ->> 'noticeId' AND n.user_id = ${userId}
          AND n.actor_id IS j.value ->> 'actorId' AND n.session_id IS j.value ->> 'sessionId'
        LEFT JOIN users a ON a.id = j.value ->> 'actorId'
        LEFT JOIN sessions s ON s.id = j.value ->> 'sessionId'`,
    unread: select(fields(NOTICE, { ...namesTo(userId), topic: sql<NotificationTopic>`t.value` }))`
      FROM notices n CROSS JOIN json_each(${JSON.stringify(TOPIC_OF_NOTICE)}) t ON t.key = n.kind
        LEFT JOIN users a ON a.id = n.actor_id LEFT JOIN sessions s ON s.id = n.session_id
      WHERE ${unreadSince} IS NOT NULL AND n.user_id = ${userId} AND t.value <> 'reminders' AND n.read_at IS NULL AND n.created_at > ${unreadSince} AND n.created_at <= ${now}
        AND (s.id IS NULL OR s.ends_at > ${now} OR ${OUTLIVES_SESSION}) AND NOT ${settledFor(userId, now, UNREAD)}
        AND NOT EXISTS (SELECT 1 FROM muted_sessions m WHERE m.user_id = ${userId} AND m.session_id = n.session_id)
      ORDER BY n.id DESC LIMIT ${DIGEST_MAX}`,
  });
  const [recipient] = recipients;
  return {
    recipient: recipient && {
      ...recipient,
      id: userId,
      channels: channelsOf(recipient.channels),
    },
    subscriptions,
    items: new Map(found.map((row) => [row.tag, row])),
    unread,
  };
}

export type NotificationFacts = Awaited<ReturnType<typeof findNotificationFacts>>;
