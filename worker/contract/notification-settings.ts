import { z } from '@hono/zod-openapi';

import { issue } from './issue.ts';
import { ChannelChoices } from './notification.ts';
import { Named, item, schema } from './schema.ts';
import { Bounded } from './text.ts';
import { CHANNELS, NOTIFICATION_TOPICS } from './vocabulary.ts';
import { TimeOfDay, Zone } from './zone.ts';

const QuietHours = z
  .object({ from: TimeOfDay, to: TimeOfDay })
  .refine(({ from, to }) => from !== to, { path: ['to'], ...issue('emptyHours') });

/** A browser that takes pushes, named as the device that it is logged in with. */
const PushDevice = z.object({
  id: z.int(),
  browser: z.string().nullable(),
  system: z.string().nullable(),
  /** Whether the request comes from it. */
  current: z.boolean(),
});

export const NotificationSettings = item('NotificationSettings', {
  /** Every topic with every channel: what was chosen, else the default. */
  channels: z.record(z.enum(NOTIFICATION_TOPICS), z.record(z.enum(CHANNELS), z.boolean())),
  /** IANA zone of the quiet hours and the daily email. */
  zone: z.string(),
  /** When nothing is sent. It may go over midnight. Null for never. */
  quietHours: z.object({ from: TimeOfDay, to: TimeOfDay }).nullable(),
  /** Whether pushes leave out names and texts. */
  privatePush: z.boolean(),
  /** Whether emails come as one a day. */
  digest: z.boolean(),
  mutedSessions: z.array(Named),
  pushDevices: z.array(PushDevice),
});

export const NotificationSettingsPatch = z
  .object({
    channels: ChannelChoices,
    zone: Zone,
    quietHours: QuietHours.nullable(),
    privatePush: z.boolean(),
    digest: z.boolean(),
  })
  .partial()
  .openapi('NotificationSettingsPatch');

/** A token of a link in an email. */
export const UnsubscribeQuery = z.object({ token: Bounded(1000) });

/** Which emails a token is about. With the daily one all others end. */
export const Unsubscribed = schema('Unsubscribed', {
  topics: z.array(z.enum(NOTIFICATION_TOPICS)),
  digest: z.boolean(),
  /** A token that turns on again what was turned off. */
  undo: z.string(),
});

export type NotificationSettings = z.infer<typeof NotificationSettings>;
export type NotificationSettingsPatch = z.infer<typeof NotificationSettingsPatch>;
export type Unsubscribed = z.infer<typeof Unsubscribed>;
