import { env, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import { vi } from 'vitest';

import { DiscordPost } from '../../../worker/contract/discord.ts';
import { DiscordWebhooks } from '../../../worker/local/discord/webhooks.ts';
import { sweep } from '../../../worker/sweep.ts';
import { expectAnswer, get, put } from '../../worker/support/client.ts';
import { until } from './live.ts';
import { notifierOf } from './notifier.ts';

/** Sessions that are posted to Discord, for tests. */

interface Host {
  id: number;
  token: string;
}

export const TOKEN = 'a-secret_token';
const webhookUrl = (id: number) => `https://discord.test/api/webhooks/${id}/${TOKEN}`;

type Answer = () => Response | Promise<Response>;

/** Discord in place of the network. Any other request fails. */
export function openDiscord() {
  const webhooks = new DiscordWebhooks();
  /** The answers to the next requests, in place of Discord's own. */
  const answers: Answer[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (!url.startsWith('https://discord.test/')) throw new Error(`unexpected: ${url}`);
    if (init.redirect !== 'manual') throw new Error('follows redirects');
    if (!init.signal) throw new Error('has no time limit');
    const answer = answers.shift();
    return answer ? answer() : webhooks.take(new Request(url, init));
  });
  const shown = () => [...webhooks.messages.values()];
  return { webhooks, answers, shown };
}

export const discordPath = (session: { id: number }) => `/api/sessions/${session.id}/discord`;

export const connectDiscord = (session: { id: number }, host: Host, more: object = {}, id = 1) =>
  put(discordPath(session), { webhook: webhookUrl(id), ...more }, host.token);

export const postOf = (session: { id: number }, host: Host) =>
  expectAnswer(get(discordPath(session), host.token), 200, DiscordPost);

/** What the Notifier knows of a host's posts. */
export const postsOf = (host: Host) =>
  runInDurableObject(notifierOf(host.id), (_, { storage }) => [
    ...storage.kv.list<{ dueAt: number | null }>({ prefix: 'discord:' }),
  ]);

/**
 * Waits until no post is due, and doesn't leave it to the platform to run the alarm.
 * @param ms how far the clock is moved before
 * @returns when the next one is due. Null if none is
 */
export async function settle(host: Host, ms = 0) {
  if (ms > 0) vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms });
  return until('the posts', async () => {
    await runDurableObjectAlarm(notifierOf(host.id));
    const times = (await postsOf(host)).map(([, { dueAt }]) => dueAt ?? Infinity);
    const next = Math.min(...times);
    return next > Date.now() && { next };
  });
}

/** What the next run of the sweep does, and then the Notifier. */
export async function sweepAndSettle(host: Host) {
  await sweep(env, Date.now());
  return settle(host);
}
