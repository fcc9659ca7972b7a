import { type NotificationItem, TOPIC_OF_NOTICE } from '../contract/notification.ts';
import type { NoticeKind } from '../contract/vocabulary.ts';
import type { WrittenNotice } from './queries/notices.ts';
import { reaches } from './queries/reach.ts';
import { tagOf, toItem } from './to-item.ts';

/** A written notice as an item for push and email. Undefined if its recipient has chosen neither. */
export function itemOfNotice(row: WrittenNotice, at: number): NotificationItem | undefined {
  const { kind } = row;
  const topic = TOPIC_OF_NOTICE[kind];
  if (topic === null || !reaches(row.reach, topic)) return undefined;
  const { id: noticeId, actorId, sessionId, startsAt, movedTo, offerEndsAt } = row;
  const ends = offerEndsAt === null ? {} : { expiresAt: offerEndsAt };
  const item = toItem({ topic, what: kind, noticeId, actorId, sessionId, startsAt, at, ...ends });
  if (startsAt === null || movedTo === undefined) return item;
  // Its reader may come at either start: it is as urgent as the earlier one and lasts until the later one.
  const expiresAt = Math.max(item.expiresAt, movedTo);
  return { ...item, startsAt: Math.min(startsAt, movedTo), expiresAt };
}

/** The tag of a notice's notification. Null if it has none. */
export function tagOfNotice(
  kind: NoticeKind,
  about: { actorId: number | null; sessionId: number | null },
) {
  const topic = TOPIC_OF_NOTICE[kind];
  return topic && tagOf(topic, about);
}
