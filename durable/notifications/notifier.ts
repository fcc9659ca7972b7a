import { DurableObject } from 'cloudflare:workers';

import type { NotificationItem } from '../../worker/contract/notification.ts';
import type { NotifierRpc, TestPush } from '../../worker/contract/objects/rpc.ts';
import type { Env } from '../../worker/env.ts';
import { decideWays } from '../../worker/notifications/decide-ways.ts';
import {
  type NotificationFacts,
  findNotificationFacts,
} from '../../worker/notifications/queries/notification-facts.ts';
import { nextLocalTime, quietUntil } from '../../worker/notifications/quiet-hours.ts';
import { NotificationQueue, type QueuedEntry } from './notification-queue.ts';
import { NotificationSender } from './notification-sender.ts';
import { DIGEST_TAG, afterPushes, toDigestItem } from './queue-entry.ts';
import { wayFacts } from './way-facts.ts';

/** So many are taken on by one alarm. The next one follows at once. */
const AT_ONCE = 20;
const DIGEST_AT_MINUTES = 9 * 60;
/** A first daily email tells of a day, and of the time that its first notice has waited to be read. */
const DIGEST_OF_MS = 26 * 60 * 60_000;
/** When the last daily email was sent. What it told isn't told again. */
const DIGESTED_AT = 'digested-at';

/** Until when an entry waits, or what ends it. */
type Outcome = number | 'email' | 'digest' | 'nothing';

/**
 * One per user, named by the user's id: the queue of what reaches them beside their tabs, by push and email. All of it
 * is done by the alarm, which the platform repeats after an eviction. So no push is lost, and one that is sent twice has
 * the same tag. An email is sent once at most.
 */
export class Notifier extends DurableObject<Env> implements NotifierRpc {
  readonly #userId = Number(this.ctx.id.name);
  readonly #queue = new NotificationQueue(this.ctx.storage);
  readonly #sender = new NotificationSender(this.env, this.#userId);

  enqueue(item: NotificationItem) {
    this.#queue.add(item);
  }

  override async alarm() {
    this.#queue.disarmed();
    const due = this.#queue.nextBatch(Date.now(), AT_ONCE);
    try {
      if (due.length > 0) await this.#handle(due);
    } catch (error) {
      for (const entry of due) this.#fail(entry, error);
    }
    this.#queue.arm();
  }

  #fail(entry: QueuedEntry, error: unknown) {
    console.error('A notification could not be sent', error);
    this.#queue.fail(entry, Date.now());
  }

  async sendTest(subscriptionId: number, locale: string): Promise<TestPush> {
    const facts = await this.#facts([], Date.now());
    const subscription = facts.subscriptions.find(({ id }) => id === subscriptionId);
    return subscription ? this.#sender.sendTest(subscription, locale) : 'no-subscription';
  }

  async forget() {
    await this.ctx.storage.deleteAlarm();
    await this.ctx.storage.deleteAll();
    this.#queue.cleared();
  }

  #facts(due: readonly QueuedEntry[], now: number) {
    const items = due.map(({ item }) => item);
    const digest = items.some(({ tag }) => tag === DIGEST_TAG);
    const lastAt = this.ctx.storage.kv.get<number>(DIGESTED_AT) ?? 0;
    const unreadSince = digest ? Math.max(lastAt, now - DIGEST_OF_MS) : null;
    return findNotificationFacts(this.env.DB, this.#userId, items, { unreadSince, now });
  }

  async #handle(due: readonly QueuedEntry[]) {
    const now = Date.now();
    const [facts, unreadRooms] = await Promise.all([this.#facts(due, now), this.#unreadRooms(due)]);
    const tried = await Promise.all(
      due.map(async (entry) => {
        try {
          return [{ entry, way: await this.#push(entry, facts, unreadRooms) }];
        } catch (error) {
          this.#fail(entry, error);
          return [];
        }
      }),
    );
    const outcomes = tried.flat();
    const of = (wanted: Outcome) =>
      outcomes.filter(({ way }) => way === wanted).map(({ entry }) => entry.item);
    const { recipient } = facts;
    const [emailed, digested] = [of('email'), of('digest')];
    const digestAt = this.#digestAt(digested, facts, now);
    const sends = recipient && [
      emailed.length > 0 && (await this.#sender.email(emailed, recipient, facts)),
      digested.length > 0 &&
        digestAt === null &&
        (await this.#sender.digest(digested, recipient, facts)),
    ];
    for (const { entry, way } of outcomes) {
      // A notice need not wait for the daily email, which asks for all that weren't read.
      const kept = entry.item.noticeId === null ? digestAt : null;
      const until = way === 'digest' ? kept : way;
      if (typeof until === 'number') this.#queue.wait(entry, until);
      else this.#queue.remove(entry);
    }
    if (digested.length > 0 && digestAt === null) this.ctx.storage.kv.put(DIGESTED_AT, now);
    // An email is sent once at most: what it tells is gone from the queue before.
    await this.ctx.storage.sync();
    for (const send of sends ?? []) if (send) await send();
  }

  /** Pushes as long as that is decided. @returns until when the entry waits, or what ends it */
  async #push(
    entry: QueuedEntry,
    facts: NotificationFacts,
    unreadRooms: ReadonlySet<string>,
  ): Promise<Outcome> {
    const { item } = entry;
    if (item.tag === DIGEST_TAG) return 'digest';
    for (;;) {
      const now = Date.now();
      const decision = decideWays(entry, wayFacts(this.env, entry, facts, unreadRooms, now), now);
      if (decision.way === 'wait') return decision.until;
      if (decision.way !== 'push') return decision.way;
      const to = facts.subscriptions.filter(({ id }) => decision.to.includes(id));
      const results = await this.#sender.push(item, to, facts);
      entry.progress = afterPushes(entry.progress, results, Date.now());
    }
  }

  /** One's own object knows what one has read of rooms. The database doesn't. */
  async #unreadRooms(due: readonly QueuedEntry[]): Promise<ReadonlySet<string>> {
    if (!due.some(({ item }) => item.what === 'message')) return new Set();
    return new Set(await this.env.SIGNALLING.getByName(String(this.#userId)).unreadRooms());
  }

  /** When the daily email goes that is to tell these, or null if it goes now, or to nobody. Plans it. */
  #digestAt(items: readonly NotificationItem[], { recipient }: NotificationFacts, now: number) {
    if (items.length === 0 || !recipient) return null;
    if (items.some(({ tag }) => tag === DIGEST_TAG)) return quietUntil(recipient, now);
    const at = nextLocalTime(recipient.zone, DIGEST_AT_MINUTES, now);
    this.#queue.add(toDigestItem(at));
    return at;
  }
}
