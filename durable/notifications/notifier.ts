import { DurableObject } from 'cloudflare:workers';

import type { NotificationItem } from '../../worker/contract/notification.ts';
import type { NotifierRpc, TestPush } from '../../worker/contract/objects/rpc.ts';
import { placed } from '../../worker/core/jurisdiction.ts';
import type { Env } from '../../worker/env.ts';
import { decideWays } from '../../worker/notifications/decide-ways.ts';
import {
  type NotificationFacts,
  findNotificationFacts,
} from '../../worker/notifications/queries/notification-facts.ts';
import { nextLocalTime, quietUntil } from '../../worker/notifications/quiet-hours.ts';
import { DiscordOutbox } from './discord-outbox.ts';
import { NotificationQueue, type QueuedEntry } from './notification-queue.ts';
import { NotificationSender } from './notification-sender.ts';
import { DIGEST_TAG, afterPushes, toDigestItem } from './queue-entry.ts';
import { wayFacts } from './way-facts.ts';

/** How many entries one alarm handles. The next alarm follows at once. */
const AT_ONCE = 20;
const DIGEST_AT_MINUTES = 9 * 60;
/** The first daily email covers two days: its first notice may have waited for a night's end, and it for the next one's. */
const DIGEST_OF_MS = 50 * 60 * 60_000;
/** When the last daily email was sent. The next one begins there. */
const DIGESTED_AT = 'digested-at';

/** Until when an entry waits, in ms since 1970, or what happens to it now. */
type Outcome = number | 'email' | 'digest' | 'nothing';

/**
 * One per user, named by the user's id: the queue of their pushes and emails, and of their sessions' posts to Discord.
 * The alarm does all the work, and the platform repeats it after an eviction. So no push is lost, and a push that is
 * sent twice has the same tag. An email is sent at most once.
 */
export class Notifier extends DurableObject<Env> implements NotifierRpc {
  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, placed(env));
  }

  readonly #userId = Number(this.ctx.id.name);
  readonly #discord = new DiscordOutbox(this.env, this.ctx.storage, this.#userId);
  readonly #queue = new NotificationQueue(this.ctx.storage, () => this.#discord.nextAt());
  readonly #sender = new NotificationSender(this.env, this.#userId);

  enqueue(item: NotificationItem) {
    this.#queue.add(item);
  }

  postToDiscord(sessionIds: number[]) {
    this.#discord.announce(sessionIds);
    this.#queue.arm();
  }

  override async alarm() {
    this.#queue.disarmed();
    const due = this.#queue.nextBatch(Date.now(), AT_ONCE);
    try {
      if (due.length > 0) await this.#handle(due);
    } catch (error) {
      for (const entry of due) this.#fail(entry, error);
    }
    // Afterwards, so that no push waits for it.
    await this.#discord.run(Date.now());
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
    this.#discord.cleared();
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
      // An item with a notice needn't wait in the queue: the daily email queries all unread notices.
      const kept = entry.item.noticeId === null ? digestAt : null;
      const until = way === 'digest' ? kept : way;
      if (typeof until === 'number') this.#queue.wait(entry, until);
      else this.#queue.remove(entry);
    }
    if (digested.length > 0 && digestAt === null) this.ctx.storage.kv.put(DIGESTED_AT, now);
    // Written before the emails are sent, so that an email is sent at most once.
    await this.ctx.storage.sync();
    for (const send of sends ?? []) if (send) await send();
  }

  /** Sends pushes until the decision is another. @returns until when the entry waits, or what happens to it */
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

  /** The user's `Signalling` object knows which rooms are unread. The database doesn't. */
  async #unreadRooms(due: readonly QueuedEntry[]): Promise<ReadonlySet<string>> {
    if (!due.some(({ item }) => item.what === 'message')) return new Set();
    return new Set(await this.env.SIGNALLING.getByName(String(this.#userId)).unreadRooms());
  }

  /**
   * When the daily email about these items is due. Null if it is sent now, or if there is nobody to send it to. It also
   * puts the email into the queue.
   */
  #digestAt(items: readonly NotificationItem[], { recipient }: NotificationFacts, now: number) {
    if (items.length === 0 || !recipient) return null;
    if (items.some(({ tag }) => tag === DIGEST_TAG)) return quietUntil(recipient, now);
    const at = nextLocalTime(recipient.zone, DIGEST_AT_MINUTES, now);
    this.#queue.add(toDigestItem(at));
    return at;
  }
}
