import { encryptNotification } from '@block65/webcrypto-web-push';
import { base64url } from 'jose';

import { directionOf } from '../../contract/locales.ts';
import { retryAfterMs } from '../../contract/retry-after.ts';
import type { NotificationTopic } from '../../contract/vocabulary.ts';
import { countFailure } from '../../core/failures.ts';
import { withTimeLimit } from '../../core/time-limit.ts';
import type { Env } from '../../env.ts';
import type { Subscription } from '../queries/notification-facts.ts';
import type { PushMessage } from './message.ts';
import { type VapidKeys, vapidHeader } from './vapid.ts';

/** A push service that hasn't answered within this time counts as unreachable. */
const TIMEOUT_MS = 10_000;
/** The protocol's longest time to live: four weeks. */
const TTL_MAX_SECONDS = 28 * 24 * 3600;
/** Marks the payload as declarative: Safari shows it without the service worker. */
const DECLARATIVE = 8030;

type Urgency = 'low' | 'normal' | 'high';

/** Which topics may wake a device that saves its battery. */
const URGENCY: Record<NotificationTopic, Urgency> = {
  applications: 'normal',
  seats: 'normal',
  changes: 'high',
  reminders: 'high',
  voice: 'high',
  messages: 'high',
  invitations: 'normal',
  friends: 'normal',
  calls: 'high',
  matches: 'low',
  afterwards: 'low',
};

/** What a push service has answered. `gone`: there is no such subscription any more. */
export type PushResult = 'taken' | 'gone' | 'refused' | { retryAfterMs: number | null };

interface Push {
  message: PushMessage;
  topic: NotificationTopic;
  /** In ms since 1970. A service drops what it couldn't deliver by then. */
  expiresAt: number;
  /** The client's origin, for the link. */
  origin: string;
}

const encoder = new TextEncoder();

/** A tag as a push topic: at most 32 characters of base64url. A newer push of a topic replaces one that waits. */
const topicOf = async (tag: string) =>
  base64url
    .encode(new Uint8Array(await crypto.subtle.digest('SHA-256', encoder.encode(tag))))
    .slice(0, 32);

function toPayload({ title, body, path, tag, locale }: PushMessage, origin: string) {
  const navigate = origin === '' ? path : new URL(path, origin).href;
  const notification = { title, body, tag, navigate, lang: locale, dir: directionOf(locale) };
  return encoder.encode(JSON.stringify({ web_push: DECLARATIVE, notification }));
}

/** Sends one push to one device. Never throws: a service that can't be reached is tried again later. */
export async function sendPush(
  env: Env,
  keys: VapidKeys,
  subscription: Subscription,
  push: Push,
): Promise<PushResult> {
  try {
    const answer = await post(keys, subscription, push, false);
    // Some services accept less than the padded size.
    const final = answer.status === 413 ? await post(keys, subscription, push, true) : answer;
    const result = resultOf(final, new URL(subscription.endpoint).host);
    if (result === 'refused') await countFailure(env, 'failedPushes');
    return result;
  } catch (error) {
    console.warn('A push service could not be reached', error instanceof Error ? error.name : '');
    await countFailure(env, 'failedPushes');
    return { retryAfterMs: null };
  }
}

/** @param short without padding and without the quoted text */
async function post(keys: VapidKeys, subscription: Subscription, push: Push, short: boolean) {
  const { endpoint, p256dh, auth } = subscription;
  const { message, topic, expiresAt, origin } = push;
  const now = Date.now();
  const target = { endpoint, expirationTime: null, keys: { p256dh, auth } };
  const payload = toPayload(short ? { ...message, body: '' } : message, origin);
  const request = {
    method: 'POST',
    redirect: 'manual',
    headers: {
      Authorization: await vapidHeader(keys, new URL(endpoint).origin, now),
      TTL: String(Math.min(Math.max(Math.floor((expiresAt - now) / 1000), 1), TTL_MAX_SECONDS)),
      Urgency: URGENCY[topic],
      Topic: await topicOf(message.tag),
      'Content-Encoding': 'aes128gcm',
      'Content-Type': 'application/octet-stream',
    },
    body: await encryptNotification(target, payload, { pad: !short }),
  } satisfies RequestInit;
  return withTimeLimit(TIMEOUT_MS, async (signal) => {
    const answer = await fetch(endpoint, { ...request, signal });
    await answer.body?.cancel();
    return answer;
  });
}

function resultOf({ ok, status, headers }: Response, host: string): PushResult {
  if (ok) return 'taken';
  if (status === 404 || status === 410) return 'gone';
  if (status === 429 || status >= 500) {
    return { retryAfterMs: retryAfterMs(headers.get('Retry-After'), Date.now()) };
  }
  // The key is wrong or we have a bug. The subscription may be fine, so it stays.
  console.warn(`The push service ${host} answered ${status}`);
  return 'refused';
}
