import { z } from '@hono/zod-openapi';

import {
  CHANNELS,
  type Channel,
  NOTIFICATION_TOPICS,
  type NoticeKind,
  type NotificationTopic,
} from './vocabulary.ts';

/**
 * The channels of each topic if the user hasn't chosen: push for what is about today, email for changes of plans. A new
 * time, a cancellation and the answer to an application use both: people act on them at once, wherever they are.
 */
export const CHANNEL_DEFAULTS: Record<NotificationTopic, Record<Channel, boolean>> = {
  applications: { push: true, email: false },
  seats: { push: true, email: true },
  changes: { push: true, email: true },
  reminders: { push: true, email: false },
  voice: { push: true, email: false },
  messages: { push: true, email: false },
  invitations: { push: true, email: false },
  friends: { push: false, email: false },
  calls: { push: true, email: false },
  matches: { push: false, email: false },
  afterwards: { push: true, email: false },
};

/**
 * The topic of each notice. Notices without a topic are only shown in tabs: they are about the account itself, or come
 * too late to act on.
 */
export const TOPIC_OF_NOTICE: Record<NoticeKind, NotificationTopic | null> = {
  'application-received': 'applications',
  'application-withdrawn': 'applications',
  'member-left': 'applications',
  'member-joined': 'applications',
  'member-skipped': 'applications',
  'series-left': 'applications',
  'invitation-accepted': 'applications',
  'application-accepted': 'seats',
  'application-waiting': 'seats',
  'application-declined': 'seats',
  'member-removed': 'seats',
  'seat-offered': 'seats',
  'session-changed': 'changes',
  'session-moved': 'changes',
  'session-cancelled': 'changes',
  'session-host-gone': 'changes',
  'series-changed': 'changes',
  'series-moved': 'changes',
  'series-cancelled': 'changes',
  'session-taken-down': 'changes',
  'session-restored': 'changes',
  'friend-invited': 'friends',
  'friend-accepted': 'friends',
  'session-invited': 'invitations',
  'session-matched': 'matches',
  'session-needs-more': 'matches',
  'reminder-day': 'reminders',
  'reminder-soon': 'reminders',
  mentioned: 'messages',
  'attendance-asked': 'afterwards',
  'marked-absent': 'afterwards',
  'absence-contested': 'afterwards',
  thanked: 'afterwards',
  'seat-offer-missed': null,
  'media-taken-down': null,
  'media-restored': null,
  'message-removed': null,
  'text-refused': null,
  'account-warned': null,
  'account-suspended': null,
  'appeal-granted': null,
  'appeal-upheld': null,
  'account-lifted': null,
  'role-changed': null,
  'report-decided': null,
  'report-upheld': null,
  'report-dismissed': null,
  'game-request-accepted': null,
  'game-request-declined': null,
};

/** What a user has chosen, where it differs from the defaults. */
export const ChannelChoices = z.partialRecord(
  z.enum(NOTIFICATION_TOPICS),
  z.partialRecord(z.enum(CHANNELS), z.boolean()),
);
export type ChannelChoices = z.infer<typeof ChannelChoices>;

/** A notification to be sent by push or email. Times are in ms since 1970. */
export interface NotificationItem {
  /**
   * Names the subject, as in `changes-7`. A newer item with the same tag replaces an older one, on a device and in the
   * queue.
   */
  tag: string;
  topic: NotificationTopic;
  what: NoticeKind | 'message' | 'voice' | 'missed-call';
  noticeId: number | null;
  actorId: number | null;
  sessionId: number | null;
  /** The session's start when this was written. If this says that it moves, the earlier of its old and its new start. */
  startsAt: number | null;
  /** What a user wrote. Empty if it must not be quoted. */
  text: string;
  /** Whether a tab in front has shown it. Then it isn't pushed, and it is emailed only if it stays unread. */
  shown: boolean;
  at: number;
  /** After this time it is no longer sent. */
  expiresAt: number;
}
