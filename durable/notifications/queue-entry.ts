import type { NotificationItem } from '../../worker/contract/notification.ts';
import { DAY_MS } from '../../worker/contract/time.ts';
import {
  NO_PROGRESS,
  type Progress,
  coolsNever,
  coolsUntil,
} from '../../worker/notifications/decide-ways.ts';
import type { PushResult } from '../../worker/notifications/push/send-push.ts';

/** The rules of the queue. Pure: no clock and no database. */

/** A notification that waits, or that was pushed and may still be emailed. */
export interface Entry {
  item: NotificationItem;
  progress: Progress;
  /** In ms since 1970. */
  dueAt: number;
  /** How often it couldn't be handled because of an error of ours. */
  failures: number;
  /** Until when it waits because an earlier one with its tag was pushed, in ms since 1970. */
  coolUntil?: number;
}

/** A message waits this long, because it may mention its reader. Then only the mention is sent. */
const MESSAGE_SETTLES_MS = 3_000;

const BACKOFF_MIN_MS = 15_000;
const BACKOFF_MAX_MS = 30 * 60_000;

const MOVED = ['session-moved', 'series-moved'] as const;
const APPLIED = ['application-received'] as const;
/**
 * What says less than another notification of its tag that waits to be sent, such as one that asks for an answer. A
 * session and its series share one.
 */
const SAYS_LESS_THAN: Partial<
  Record<NotificationItem['what'], readonly NotificationItem['what'][]>
> = {
  message: ['mentioned'],
  'session-changed': MOVED,
  'series-changed': MOVED,
  'application-withdrawn': APPLIED,
  'member-left': APPLIED,
  'member-joined': APPLIED,
  'member-skipped': APPLIED,
  'series-left': APPLIED,
  'invitation-accepted': APPLIED,
  thanked: ['marked-absent', 'attendance-asked', 'absence-contested'],
};

/** @param known the waiting entry with the same tag @returns the entry that replaces it, or null if it adds nothing */
export function toEntry(item: NotificationItem, known: Entry | undefined): Entry | null {
  const settles = item.topic === 'messages' ? MESSAGE_SETTLES_MS : 0;
  const entry = { item, progress: NO_PROGRESS, dueAt: item.at + settles, failures: 0 };
  if (!known || known.item.expiresAt <= item.at) return entry;
  const sameNotice = item.noticeId !== null && item.noticeId === known.item.noticeId;
  const pushed = known.progress.pushedAt !== null;
  const coolUntil = coolsNever(item) ? 0 : Math.max(coolsUntil(known), known.coolUntil ?? 0);
  // A call or a voice is over by then.
  const late = coolUntil > item.at && (item.topic === 'voice' || item.topic === 'calls');
  // What an applicant does next, such as withdraw, is news in place of their application.
  const followsUp =
    known.item.what === 'application-received' && known.item.actorId === item.actorId;
  const lesser =
    !pushed && !followsUp && SAYS_LESS_THAN[item.what]?.includes(known.item.what) === true;
  // The reader has looked since the earlier mention: only then is a message told.
  if (lesser && item.what === 'message' && known.dueAt > entry.dueAt) return entry;
  if (sameNotice || late || lesser) return null;
  const next = { ...entry, dueAt: Math.max(entry.dueAt, coolUntil), coolUntil };
  // A newer item with the same tag doesn't make the email wait longer.
  return pushed ? next : { ...next, item: { ...item, at: Math.min(item.at, known.item.at) } };
}

const FAILURES_MAX = 8;
const RETRY_MIN_MS = 30_000;

/** @param chance in [0, 1] @returns when to try again, in ms since 1970, or null if the entry is given up */
export function retryAt({ item, failures }: Entry, now: number, chance: number): number | null {
  const at = now + Math.round(RETRY_MIN_MS * 2 ** failures * (0.5 + chance / 2));
  return failures >= FAILURES_MAX || at >= item.expiresAt ? null : at;
}

/** The progress after these answers of push services, by subscription. */
export function afterPushes(
  { pushedAt, retries }: Progress,
  results: ReadonlyMap<number, PushResult>,
  now: number,
): Progress {
  const next: Progress = { pushedAt, retries: { ...retries } };
  for (const [id, result] of results) {
    const attempts = (retries[id]?.attempts ?? 0) + 1;
    if (result === 'taken') next.pushedAt ??= now;
    const again = typeof result === 'object' ? now + delayMs(result, attempts) : null;
    // `at` is null for a final answer: that subscription isn't tried again.
    next.retries[id] = { attempts, at: again };
  }
  return next;
}

const delayMs = ({ retryAfterMs }: { retryAfterMs: number | null }, attempts: number) =>
  Math.max(retryAfterMs ?? 0, Math.min(BACKOFF_MIN_MS * 2 ** (attempts - 1), BACKOFF_MAX_MS));

export const DIGEST_TAG = 'digest';

/** The daily email's entry in the queue. Its contents are queried when it is due. */
export const toDigestItem = (at: number): NotificationItem => ({
  tag: DIGEST_TAG,
  topic: 'changes',
  what: 'session-changed',
  noticeId: null,
  actorId: null,
  sessionId: null,
  startsAt: null,
  text: '',
  shown: false,
  at,
  expiresAt: at + DAY_MS,
});
