import { type SQL, sql } from 'drizzle-orm';

import { ROOM_WRITABLE_DAYS } from '../../contract/bounds.ts';
import { CHANNEL_DEFAULTS, ChannelChoices } from '../../contract/notification.ts';
import { DAY_MS } from '../../contract/time.ts';
import {
  CHANNELS,
  type Channel,
  NOTIFICATION_TOPICS,
  type NotificationTopic,
} from '../../contract/vocabulary.ts';
import type { Results } from '../../core/batch.ts';
import type { Database } from '../../core/database.ts';
import type { Actor } from '../../core/refusals.ts';
import { type RowOf, columns, fields, flag, select } from '../../core/rows.ts';
import { devices } from '../../core/schema/accounts.ts';
import { notificationSettings } from '../../core/schema/notifications.ts';
import { sessions } from '../../core/schema/sessions.ts';
import { SESSION_OVER, memberOf, namedSession, openableSession } from '../../core/visibility.ts';

const SETTINGS = columns(notificationSettings, [
  'channels',
  'zone',
  'quietFrom',
  'quietTo',
  'privatePush',
  'digest',
]);

type SettingsRow = RowOf<typeof SETTINGS>;

/** The settings of someone who has never changed them. */
const UNCHANGED: SettingsRow = {
  channels: '{}',
  zone: 'UTC',
  quietFrom: null,
  quietTo: null,
  privatePush: false,
  digest: false,
};

/** Each topic's channels: what was chosen, else the default. @param stored the column `channels` */
export function channelsOf(stored: string): Record<NotificationTopic, Record<Channel, boolean>> {
  const choices = ChannelChoices.safeParse(JSON.parse(stored)).data ?? {};
  const channels = { ...CHANNEL_DEFAULTS };
  for (const topic of NOTIFICATION_TOPICS)
    channels[topic] = { ...channels[topic], ...choices[topic] };
  return channels;
}

/** Users have fewer. The limit keeps the response bounded. */
const LISTED_MAX = 100;

const selectSettings = ({ id, deviceId }: Actor, now: number) => ({
  settings: select(SETTINGS)`FROM notification_settings WHERE user_id = ${id}`,
  // Muted sessions that aren't over, or whose room can still be written in.
  muted: select(columns(sessions, ['id', 'name'], 's'))`
    FROM muted_sessions m JOIN sessions s ON s.id = m.session_id
    WHERE m.user_id = ${id} AND ${namedSession(id)} AND ${SESSION_OVER} > ${now - ROOM_WRITABLE_DAYS * DAY_MS}
    ORDER BY m.session_id LIMIT ${LISTED_MAX}`,
  pushDevices: select(
    fields(columns(devices, ['userAgent'], 'd'), {
      id: sql<number>`p.id`,
      current: flag(sql`d.id = ${deviceId}`),
    }),
  )`FROM push_subscriptions p JOIN devices d ON d.id = p.device_id
    WHERE p.user_id = ${id} AND d.revoked_at IS NULL AND d.expires_at > ${now}
    ORDER BY p.id LIMIT ${LISTED_MAX}`,
});

const toSettings = ({
  settings: [row = UNCHANGED],
  muted,
  pushDevices,
}: Results<ReturnType<typeof selectSettings>>) => ({
  ...row,
  muted,
  pushDevices,
});

/** A user's settings, what they have muted, and the devices that take pushes. */
export const findSettings = async (db: Database, actor: Actor, now: number) =>
  toSettings(await db.batch(selectSettings(actor, now)));

export interface SettingsChange {
  channels?: ChannelChoices | undefined;
  zone?: string | undefined;
  /** In minutes of the day. Null removes them. */
  quietHours?: { from: number; to: number } | null | undefined;
  privatePush?: boolean | undefined;
  digest?: boolean | undefined;
}

/** The choices to store: those that differ from the defaults. The others are null, which `json_patch` removes. */
function toStored(choices: ChannelChoices): string {
  const stored: Partial<Record<NotificationTopic, Partial<Record<Channel, boolean | null>>>> = {};
  for (const topic of NOTIFICATION_TOPICS) {
    for (const channel of CHANNELS) {
      const chosen = choices[topic]?.[channel];
      if (chosen === undefined) continue;
      const differing = chosen === CHANNEL_DEFAULTS[topic][channel] ? null : chosen;
      stored[topic] = { ...stored[topic], [channel]: differing };
    }
  }
  return JSON.stringify(stored);
}

const kept = (value: boolean | string | undefined, column: string): SQL =>
  value === undefined ? sql.raw(column) : sql`${typeof value === 'string' ? value : Number(value)}`;

const writeSettings = (userId: number, change: SettingsChange) => {
  const { channels = {}, zone, quietHours: quiet, privatePush, digest } = change;
  return {
    row: sql`INSERT OR IGNORE INTO notification_settings (user_id)
      SELECT id FROM users WHERE id = ${userId} AND status <> 'gone'`,
    change: sql`UPDATE notification_settings SET channels = json_patch(channels, ${toStored(channels)}),
      zone = ${kept(zone, 'zone')},
      ${quiet === undefined ? sql`` : sql`quiet_from = ${quiet?.from ?? null}, quiet_to = ${quiet?.to ?? null},`}
      private_push = ${kept(privatePush, 'private_push')}, digest = ${kept(digest, 'digest')}
      WHERE user_id = ${userId}`,
  };
};

/** Changes what is given and leaves the rest. @returns the settings as they are then */
export async function changeSettings(
  db: Database,
  actor: Actor,
  change: SettingsChange,
  now: number,
) {
  const { found } = await db.batch({
    written: writeSettings(actor.id, change),
    found: selectSettings(actor, now),
  });
  return toSettings(found);
}

/** Where a user's emails go, and the topics that are told so. Undefined if the account is gone. */
export async function findEmails(db: Database, userId: number) {
  const [row] = await db.all(sql<{ email: string; channels: string }>`
    SELECT u.email, coalesce(o.channels, '{}') AS channels
    FROM users u LEFT JOIN notification_settings o ON o.user_id = u.id
    WHERE u.id = ${userId} AND u.status <> 'gone'`);
  if (!row) return undefined;
  const channels = channelsOf(row.channels);
  return { email: row.email, topics: NOTIFICATION_TOPICS.filter((topic) => channels[topic].email) };
}

/** Emails about these topics, and whether the daily email is included. */
export interface Emails {
  topics: readonly NotificationTopic[];
  digest: boolean;
}

/** Turns these emails of a user off or on. */
export const setEmails = (
  db: Database,
  userId: number,
  { topics, digest }: Emails,
  email: boolean,
) =>
  db.batch(
    writeSettings(userId, {
      channels: Object.fromEntries(topics.map((topic) => [topic, { email }])),
      digest: digest ? email : undefined,
    }),
  );

/** Mutes a session for its host or a member. @returns undefined if the user may not see it */
export async function muteSession(db: Database, userId: number, sessionId: number) {
  const member = sql`(s.host_id = ${userId} OR ${memberOf(userId, sql`s.id`)})`;
  const { facts } = await db.batch({
    facts: select({ member: flag(member) })`FROM sessions s JOIN users h ON h.id = s.host_id
      WHERE s.id = ${sessionId} AND ${openableSession(userId)}`,
    muted: sql`INSERT OR IGNORE INTO muted_sessions (user_id, session_id)
      SELECT ${userId}, s.id FROM sessions s WHERE s.id = ${sessionId} AND ${member}`,
  });
  return facts[0];
}

export const unmuteSession = (db: Database, userId: number, sessionId: number) =>
  db.all(sql`DELETE FROM muted_sessions WHERE user_id = ${userId} AND session_id = ${sessionId}`);

/** Stops pushes to one of a user's devices. @returns false if it isn't theirs */
export async function deletePushDevice(db: Database, userId: number, subscriptionId: number) {
  const deleted = await db.all(sql`DELETE FROM push_subscriptions
    WHERE id = ${subscriptionId} AND user_id = ${userId} RETURNING id`);
  return deleted.length > 0;
}
