import type { NotificationItem } from '../contract/notification.ts';
import type { Channel } from '../contract/vocabulary.ts';

/**
 * The one place that decides by which way a notification reaches its recipient. Pure: it knows neither database nor
 * object. Whether a tab is in front was decided before: what it has shown is emailed at most.
 */

const MINUTE_MS = 60_000;
/** An email waits so long for the notice to be read in a tab. */
export const EMAIL_AFTER_MS = 10 * MINUTE_MS;
/** And so long after a push. */
export const EMAIL_AFTER_PUSH_MS = 60 * MINUTE_MS;
/** Changes of sessions that start within this time don't wait for the daily digest. */
const URGENT_WITHIN_MS = 24 * 60 * MINUTE_MS;

/** What was already done about an item. */
export interface Progress {
  /** When the first device took the push. */
  pushedAt: number | null;
  /** Devices whose push service was tried in vain: when to try again. Null: never again. */
  retries: Record<string, { attempts: number; at: number | null }>;
}

export const NO_PROGRESS: Progress = { pushedAt: null, retries: {} };

/** What the database says when the item is due. */
export interface WayFacts {
  /** Whether the account may act. */
  active: boolean;
  /** Whether each channel is on for the item's topic, by choice or by default. */
  channels: Record<Channel, boolean>;
  /** Ids of the push subscriptions. */
  subscriptions: number[];
  /** Whether emails can reach a confirmed address. */
  mailable: boolean;
  /** The end of the quiet hours that it is in. Null outside of them. */
  quietUntil: number | null;
  /** Whether emails are collected for the daily digest. */
  digest: boolean;
  /** Whether the session is muted. */
  muted: boolean;
  /** It was read, is no longer true, or may no longer be seen. */
  settled: boolean;
}

type NotSent = 'inactive' | 'expired' | 'settled' | 'muted' | 'off' | 'quiet' | 'done';

export type Decision =
  | { way: 'push'; to: number[] }
  | { way: 'email' }
  | { way: 'digest' }
  | { way: 'wait'; until: number }
  | { way: 'nothing'; why: NotSent };

/** So long after a push the same caller, or the same voice, isn't pushed again. */
const COOL_DOWN_MS = 15 * MINUTE_MS;

/** Until when more of the same is not told, in ms since 1970; 0 if it is. */
export const coolsUntil = ({ item, progress }: { item: NotificationItem; progress: Progress }) =>
  (item.topic === 'voice' || item.topic === 'calls') && progress.pushedAt !== null
    ? Math.min(progress.pushedAt + COOL_DOWN_MS, item.expiresAt)
    : 0;

const nothing = (why: NotSent): Decision => ({ way: 'nothing', why });

/** Why an item goes nowhere, whatever else holds. */
function notSent(item: NotificationItem, facts: WayFacts, now: number): NotSent | null {
  if (!facts.active) return 'inactive';
  if (item.expiresAt <= now) return 'expired';
  if (facts.settled) return 'settled';
  return facts.muted ? 'muted' : null;
}

/** Decides what happens to an item now. After a push the item is decided about again. */
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
    // Whoever leaves and joins again, or calls again, doesn't make it ring again.
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
    // One that came later was not to be told of this.
    if (!retry) return pushedAt === null ? [{ id, at: 0 }] : [];
    return retry.at === null ? [] : [{ id, at: retry.at }];
  });
}

/** When an email is due, and whether the digest takes its place. */
function emailOf(item: NotificationItem, { pushedAt }: Progress, facts: WayFacts, now: number) {
  const urgent =
    item.topic === 'changes' && item.startsAt !== null && item.startsAt - now < URGENT_WITHIN_MS;
  // A reminder of yesterday is none. What has no notice is in the digest only if it would be emailed.
  const collected =
    item.topic !== 'reminders' && (facts.channels.email ? !urgent : item.noticeId !== null);
  const digest = facts.digest && collected;
  if (!facts.mailable || !(facts.channels.email || digest)) return null;
  const way = digest ? ('digest' as const) : ('email' as const);
  if (pushedAt !== null) return { way, at: pushedAt + EMAIL_AFTER_PUSH_MS };
  const atOnce = item.topic === 'reminders' && !item.shown;
  return { way, at: atOnce ? item.at : item.at + EMAIL_AFTER_MS };
}
