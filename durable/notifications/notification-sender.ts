import type { NotificationItem } from '../../worker/contract/notification.ts';
import type { TestPush } from '../../worker/contract/objects/rpc.ts';
import { Database } from '../../worker/core/database.ts';
import { mailboxOf } from '../../worker/core/mailbox.ts';
import { publicOrigin } from '../../worker/core/settings.ts';
import { wordsIn } from '../../worker/core/words.ts';
import type { Env } from '../../worker/env.ts';
import {
  type EmailItem,
  sendNotificationEmail,
} from '../../worker/notifications/mail/notification-email.ts';
import { pathOf, sentenceOf, toPushMessage } from '../../worker/notifications/push/message.ts';
import { type PushResult, sendPush } from '../../worker/notifications/push/send-push.ts';
import { type VapidKeys, vapidKeys } from '../../worker/notifications/push/vapid.ts';
import type {
  NotificationFacts,
  Subscription,
} from '../../worker/notifications/queries/notification-facts.ts';
import { removeSubscriptions } from '../../worker/notifications/queries/push-subscriptions.ts';
import { countTopicMail } from '../../worker/notifications/queries/sent-mails.ts';
import { DIGEST_TAG } from './queue-entry.ts';

const TEST_LASTS_MS = 10 * 60_000;

type Recipient = NonNullable<NotificationFacts['recipient']>;

const NOBODY = { locale: null, zone: 'UTC', privatePush: false };

const toEmailItems = (items: readonly NotificationItem[], facts: NotificationFacts) =>
  items.flatMap((item): EmailItem[] => {
    const names = facts.items.get(item.tag);
    const { topic } = item;
    return names
      ? [
          {
            topic,
            sentence: sentenceOf(item, names, facts.recipient ?? NOBODY),
            path: pathOf(item, names),
          },
        ]
      : [];
  });

export class NotificationSender {
  readonly #env: Env;
  readonly #userId: number;

  constructor(env: Env, userId: number) {
    this.#env = env;
    this.#userId = userId;
  }

  /** @returns the answer of each push service, by subscription. Subscriptions that no longer exist are deleted */
  async push(item: NotificationItem, to: readonly Subscription[], facts: NotificationFacts) {
    const keys = vapidKeys(this.#env);
    const names = facts.items.get(item.tag);
    if (!keys || !names) return new Map<number, PushResult>();
    const message = toPushMessage(item, names, facts.recipient ?? NOBODY);
    const { topic, expiresAt } = item;
    const push = { message, topic, expiresAt, origin: publicOrigin(this.#env) ?? '' };
    return this.#send(keys, to, push);
  }

  async #send(keys: VapidKeys, to: readonly Subscription[], push: Parameters<typeof sendPush>[3]) {
    const env = this.#env;
    const results = new Map(
      await Promise.all(
        to.map(async (one) => [one.id, await sendPush(env, keys, one, push)] as const),
      ),
    );
    const gone = to.filter(({ id }) => results.get(id) === 'gone');
    if (gone.length > 0) await removeSubscriptions(this.#env.DB, gone);
    return results;
  }

  async sendTest(to: Subscription, locale: string | null): Promise<TestPush> {
    const keys = vapidKeys(this.#env);
    if (!keys) return 'not-set-up';
    const results = await this.#send(keys, [to], {
      message: {
        tag: 'test',
        title: wordsIn(locale).pushes.test,
        body: '',
        path: '/user/notifications',
        locale: locale ?? 'en',
      },
      topic: 'reminders',
      expiresAt: Date.now() + TEST_LASTS_MS,
      origin: publicOrigin(this.#env) ?? '',
    });
    const result = results.get(to.id);
    if (result === 'gone') return 'no-subscription';
    return result === 'taken' ? 'sent' : 'failed';
  }

  /** One email about all of these items. @returns a function that sends it. Null if nothing is to be sent */
  email = (items: readonly NotificationItem[], to: Recipient, facts: NotificationFacts) =>
    this.#mail(toEmailItems(items, facts), to, false);

  /**
   * The daily email: unread notices, and items that have no notice.
   * @returns a function that sends it. Null if nothing is to be sent
   */
  async digest(items: readonly NotificationItem[], to: Recipient, facts: NotificationFacts) {
    if (!to.active || !to.confirmed || !to.digest) return null;
    const told = facts.unread.map(
      ({ id: noticeId, kind: what, topic, actorId, sessionId, ...names }): EmailItem => ({
        topic,
        sentence: sentenceOf({ what }, names, to),
        path: pathOf({ what, noticeId, actorId, sessionId }, names),
      }),
    );
    const others = items.filter(({ noticeId, tag }) => noticeId === null && tag !== DIGEST_TAG);
    return this.#mail([...told, ...toEmailItems(others, facts)], to, true);
  }

  /** Counts the email. Null beyond the mailbox's limit: what isn't sent is among the notices. */
  async #mail(told: readonly EmailItem[], { name, email, locale }: Recipient, digest: boolean) {
    const [first, ...more] = told;
    if (!first) return null;
    const now = Date.now();
    const { counted } = await new Database(this.#env.DB, 'first-primary').batch({
      counted: countTopicMail(this.#userId, { mailbox: mailboxOf(email), now }),
    });
    if (counted.length === 0) return null;
    const to = { id: this.#userId, name, email, locale };
    return () => sendNotificationEmail(this.#env, [first, ...more], to, { digest, now });
  }
}
