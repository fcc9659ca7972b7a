import { z } from '@hono/zod-openapi';

import {
  CHANNELS,
  type Channel,
  NOTIFICATION_TOPICS,
  type NoticeKind,
  type NotificationTopic,
} from './vocabulary.ts';

/**
 * Where each topic goes if the user hasn't chosen: pushes for what is about today, emails for what changes plans. Only
 * the answer to one's own application goes both ways: it is what one waits for.
 */
export const CHANNEL_DEFAULTS: Record<NotificationTopic, Record<Channel, boolean>> = {
  applications: { push: true, email: false },
  seats: { push: true, email: true },
  changes: { push: false, email: true },
  reminders: { push: true, email: false },
  voice: { push: true, email: false },
  messages: { push: true, email: false },
  invitations: { push: true, email: false },
  friends: { push: false, email: false },
  calls: { push: true, email: false },
  matches: { push: false, email: false },
  afterwards: { push: true, email: false },
};

/** The topic of each notice. Notices without one stay in the tab: they are about the account itself, or come too late to act on. */
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
  'session-cancelled': 'changes',
  'session-host-gone': 'changes',
  'series-changed': 'changes',
  'series-cancelled': 'changes',
  'session-taken-down': 'changes',
  'session-restored': 'changes',
  'friend-invited': 'friends',
  'friend-accepted': 'friends',
  'session-invited': 'invitations',
  'session-matched': 'matches',
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
  'account-warned': null,
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

/** A notification on its way by push and email. Times are in ms since 1970. */
export interface NotificationItem {
  /** Names the thing that it is about. On a device and in the queue a newer one replaces an older one. */
  tag: string;
  topic: NotificationTopic;
  what: NoticeKind | 'message' | 'voice' | 'missed-call';
  noticeId: number | null;
  actorId: number | null;
  sessionId: number | null;
  /** The session's start as it was at that time. */
  startsAt: number | null;
  /** What somebody wrote. Empty if it isn't to be quoted. */
  text: string;
  /** Whether a tab in front has shown it. Then it isn't pushed, and emailed only if it stays unread. */
  shown: boolean;
  at: number;
  /** From then on nobody needs to be told. */
  expiresAt: number;
}
