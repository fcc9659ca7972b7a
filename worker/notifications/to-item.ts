import type { NotificationItem } from '../contract/notification.ts';
import { DAY_MS } from '../contract/time.ts';
import type { NotificationTopic } from '../contract/vocabulary.ts';

const HOUR_MS = 60 * 60_000;
/** How long an item of each topic is worth sending. One about a session lasts at least until it starts. */
const LASTS_MS: Record<NotificationTopic, number> = {
  applications: HOUR_MS,
  seats: HOUR_MS,
  changes: HOUR_MS,
  invitations: HOUR_MS,
  matches: HOUR_MS,
  afterwards: DAY_MS,
  reminders: 0,
  voice: HOUR_MS / 4,
  // Until the next daily email, which may wait for the end of a second night.
  messages: 2 * DAY_MS + 2 * HOUR_MS,
  calls: 2 * DAY_MS + 2 * HOUR_MS,
  friends: 7 * DAY_MS,
};

type Happened = Pick<NotificationItem, 'topic' | 'what' | 'actorId' | 'sessionId'> &
  Partial<NotificationItem>;

/** An event as an item for its recipient's queue. */
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

/**
 * The tag of an item, such as `changes-7` or `friends-user-3`. A newer item with the same tag replaces the one on
 * screen.
 */
export const tagOf = (topic: NotificationTopic, { actorId, sessionId }: About) =>
  topic === 'messages' ? roomTag(sessionId, actorId) : `${topic}-${sessionId ?? `user-${actorId}`}`;

const roomTag = (sessionId: number | null, actorId: number | null) =>
  `room-${sessionId === null ? `/api/users/${actorId}` : `/api/sessions/${sessionId}`}`;
