import type { NotificationItem } from '../contract/notification.ts';
import { DAY_MS } from '../contract/time.ts';
import type { NotificationTopic } from '../contract/vocabulary.ts';

const HOUR_MS = 60 * 60_000;
/** How long each topic is worth a notification. What is about a session lasts until it starts, if that is later. */
const LASTS_MS: Record<NotificationTopic, number> = {
  applications: HOUR_MS,
  seats: HOUR_MS,
  changes: HOUR_MS,
  invitations: HOUR_MS,
  matches: HOUR_MS,
  afterwards: DAY_MS,
  reminders: 0,
  voice: HOUR_MS / 4,
  // Until the next daily email has told it.
  messages: DAY_MS + 2 * HOUR_MS,
  calls: DAY_MS + 2 * HOUR_MS,
  friends: 7 * DAY_MS,
};

type Happened = Pick<NotificationItem, 'topic' | 'what' | 'actorId' | 'sessionId'> &
  Partial<NotificationItem>;

/** What happened, as the queue of its recipient takes it. */
export function toItem(happened: Happened & { at: number }): NotificationItem {
  const { topic, actorId, sessionId, at, startsAt = null } = happened;
  return {
    noticeId: null,
    text: '',
    shown: false,
    tag: tagOf(topic, { actorId, sessionId }),
    expiresAt: Math.max(at + LASTS_MS[topic], startsAt ?? 0),
    ...happened,
    startsAt,
  };
}

type About = Pick<NotificationItem, 'actorId' | 'sessionId'>;

/** One tag per thing: news of it replace what is on a device's screen. */
export const tagOf = (topic: NotificationTopic, { actorId, sessionId }: About) =>
  topic === 'messages' ? roomTag(sessionId, actorId) : `${topic}-${sessionId ?? `user-${actorId}`}`;

const roomTag = (sessionId: number | null, actorId: number | null) =>
  `room-${sessionId === null ? `/api/users/${actorId}` : `/api/sessions/${sessionId}`}`;
