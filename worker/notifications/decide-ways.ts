import type { NotificationItem } from '../contract/notification.ts';
import type { Channel } from '../contract/vocabulary.ts';

/**
 * The only place that decides how a notification reaches its recipient. Pure: it uses no database and no object. If a
 * tab in front has shown an item (`shown`), it isn't pushed. It may still be emailed.
 */

const MINUTE_MS = 60_000;
/** How long an email waits for the notice to be read in a tab. */
export const EMAIL_AFTER_MS = 15 * MINUTE_MS;
/** How long an email waits after a push. */
export const EMAIL_AFTER_PUSH_MS = 60 * MINUTE_MS;
/** Changes of sessions that start within this time don't wait for the daily digest. */
const URGENT_WITHIN_MS = 24 * 60 * MINUTE_MS;

/** What was already done for an item. */
export interface Progress {
  /** When the first device took the push. */
  pushedAt: number | null;
  /** By subscription: how often its push service failed, and when to try again. Null: never again. */
  retries: Record<string, { attempts: number; at: number | null }>;
}

export const NO_PROGRESS: Progress = { pushedAt: null, retries: {} };

/** What the database says when the item is due. */
export interface WayFacts {
  active: boolean;
  /** Whether each channel is on for the item's topic, by choice or by default. */
  channels: Record<Channel, boolean>;
  subscriptions: number[];
  /** Whether emails can reach a confirmed address. */
  mailable: boolean;
  /** The end of the present quiet hours. Null outside of quiet hours. */
  quietUntil: number | null;
  /** Whether emails are collected for the daily digest. */
  digest: boolean;
  muted: boolean;
  /** Whether the item was read, is no longer true, or may no longer be seen. */
  settled: boolean;
}

type NotSent = 'inactive' | 'expired' | 'settled' | 'muted' | 'off' | 'quiet' | 'done';

export type Decision =
  | { way: 'push'; to: number[] }
  | { way: 'email' }
  | { way: 'digest' }
  | { way: 'wait'; until: number }
  | { way: 'nothing'; why: NotSent };

/** After a push, nothing with the same tag is pushed for this long. Otherwise toggling could notify without end. */
const COOL_DOWN_MS = 15 * MINUTE_MS;

/**
 * What neither waits for an earlier push nor makes a later one wait: it can't be repeated at will, and comes in time or
 * not at all. Of a room's messages only the first unread one is told, until the reader has looked.
 */
export const coolsNever = ({ topic, what }: NotificationItem) =>
  topic === 'reminders' ||
  what === 'message' ||
  what === 'seat-offered' ||
  what === 'session-cancelled' ||
  what === 'series-cancelled';

/** Until when nothing with the same tag is pushed after this push, in ms since 1970. 0 if a push is allowed. */
export const coolsUntil = ({ item, progress }: { item: NotificationItem; progress: Progress }) =>
  progress.pushedAt === null || coolsNever(item)
    ? 0
    : Math.min(progress.pushedAt + COOL_DOWN_MS, item.expiresAt);

const nothing = (why: NotSent): Decision => ({ way: 'nothing', why });

/** Why an item isn't sent at all. Null if it may be. */
function notSent(item: NotificationItem, facts: WayFacts, now: number): NotSent | null {
  if (!facts.active) return 'inactive';
  if (item.expiresAt <= now) return 'expired';
  if (facts.settled) return 'settled';
  return facts.muted ? 'muted' : null;
}

/** Decides what happens to an item now. After a push this is called again. */
export function decideWays(
  { item, progress }: { item: NotificationItem; progress: Progress },
  facts: WayFacts,
  now: number,
): Decision {
  const why = notSent(item, facts, now);
  if (why) return nothing(why);
  const pushes = item.shown ? [] : pushesLeft(progress, facts);
  const email = emailOf(item, progress, facts, now);
  if (pushes.length === 0 && email === null) {
    if (progress.pushedAt === null) return nothing('off');
    // Waits: leaving and joining again, or calling again, must not push again at once.
    const until = coolsUntil({ item, progress });
    return until > now ? { way: 'wait', until } : nothing('done');
  }
  if (facts.quietUntil !== null && facts.quietUntil > now) {
    if (item.expiresAt <= facts.quietUntil) return nothing('quiet');
    return { way: 'wait', until: facts.quietUntil };
  }
  const due = pushes.filter(({ at }) => at <= now);
  if (due.length > 0) return { way: 'push', to: due.map(({ id }) => id) };
  if (email && email.at <= now) return { way: email.way };
  const next = Math.min(...pushes.map(({ at }) => at), email?.at ?? Infinity);
  return next < item.expiresAt ? { way: 'wait', until: next } : nothing('expired');
}

/** The subscriptions that are still to be pushed to, each with the earliest time. */
function pushesLeft({ pushedAt, retries }: Progress, { channels, subscriptions }: WayFacts) {
  if (!channels.push) return [];
  return subscriptions.flatMap((id) => {
    const retry = retries[id];
    // A subscription that was added after the first push doesn't get this item.
    if (!retry) return pushedAt === null ? [{ id, at: 0 }] : [];
    return retry.at === null ? [] : [{ id, at: retry.at }];
  });
}

/** When an email is due, and whether the digest takes its place. */
function emailOf(item: NotificationItem, { pushedAt }: Progress, facts: WayFacts, now: number) {
  // Isn't in the daily email, and doesn't wait for a tab: it may be over by then.
  const brief = item.topic === 'reminders' || item.what === 'seat-offered';
  const urgent =
    item.topic === 'changes' && item.startsAt !== null && item.startsAt - now < URGENT_WITHIN_MS;
  // An item without a notice is in the daily email only if it would be emailed.
  const collected = !brief && (facts.channels.email ? !urgent : item.noticeId !== null);
  const digest = facts.digest && collected;
  if (!facts.mailable || !(facts.channels.email || digest)) return null;
  const way = digest ? ('digest' as const) : ('email' as const);
  if (pushedAt !== null) return { way, at: pushedAt + EMAIL_AFTER_PUSH_MS };
  return { way, at: brief && !item.shown ? item.at : item.at + EMAIL_AFTER_MS };
}
