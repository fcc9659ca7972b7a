import type { Context } from 'hono';

import { DiscordConnection, DiscordPost } from '../../../contract/discord.ts';
import { ById } from '../../../contract/reference.ts';
import { userRoute } from '../../../core/auth/guards.ts';
import { keyring } from '../../../core/auth/keys.ts';
import { postToDiscord } from '../../../core/objects.ts';
import {
  type Detail,
  ProblemError,
  invalid,
  notFound,
  problemsFor,
} from '../../../core/problems.ts';
import {
  type AppEnv,
  body,
  conflict,
  createRouter,
  json,
  requireViewer,
} from '../../../core/router.ts';
import { whyNotChangeable } from '../../change-refusals.ts';
import {
  type HostFacts,
  type Problem,
  connectWebhook,
  disconnectWebhook,
  findHostFacts,
} from '../queries/discord-posts.ts';
import { sealWebhook } from '../sealed-webhook.ts';
import { webhookAddress } from '../webhook-address.ts';

const SAID: Record<Problem, Detail> = {
  removed: (say) => say.discord.removed,
  unreadable: (say) => say.discord.unreadable,
  refused: (say) => say.discord.refused,
  unreachable: (say) => say.discord.unreachable,
};

/** @throws ProblemError 404 if the caller may not see the session, 403 if they don't host it */
function requireHost(facts: HostFacts | undefined): HostFacts {
  if (!facts) throw notFound('session');
  if (!facts.isHost) throw new ProblemError(403, (say) => say.discord.hostOnly);
  return facts;
}

/** Why the channel may not see the session. Undefined if it may. */
function whyHidden({ visibility }: HostFacts, withKey: boolean): Detail | undefined {
  if (visibility === 'friends') return (say) => say.discord.friendsOnly;
  return visibility === 'unlisted' && !withKey ? (say) => say.discord.needsKey : undefined;
}

/** What the host should know of the post. Undefined if it is as it should be. */
async function whatIsWrong(c: Context<AppEnv>, facts: HostFacts): Promise<Detail | undefined> {
  if (facts.keyId === null) return facts.problem ? SAID[facts.problem] : undefined;
  const { find } = await keyring(c.env);
  if (!find(facts.keyId)) return SAID.unreadable;
  const hidden = whyHidden(facts, facts.withKey === true);
  return hidden ?? (facts.problem ? SAID[facts.problem] : undefined);
}

const by = (c: Context<AppEnv>, id: number) => ({
  id,
  actorId: requireViewer(c).id,
  now: Date.now(),
});

const path = '/sessions/{id}/discord';

/** A session's post in a Discord channel. The host's Notifier sends it. */
export const discord = createRouter()
  .openapi(
    userRoute('get', path, {
      summary: 'Whether the caller’s session is posted to Discord',
      request: { params: ById },
      responses: { 200: json(DiscordPost, 'Without the webhook, which is a secret.') },
    }),
    async (c) => {
      const asked = by(c, c.req.valid('param').id);
      const facts = requireHost(await findHostFacts(c.get('db'), asked));
      const wrong = await whatIsWrong(c, facts);
      const lastError = wrong ? wrong(problemsFor(c)) : null;
      return c.json({ connected: facts.keyId !== null, lastError }, 200);
    },
  )
  .openapi(
    userRoute('put', path, {
      summary: 'Posts the caller’s session to a Discord channel, and keeps the post up to date',
      description:
        'A webhook that was connected before is forgotten, and its post deleted. In a series, the next session is posted once this one is over.',
      request: { params: ById, body: body(DiscordConnection) },
      responses: { 204: { description: 'Connected. The post follows.' }, ...conflict },
    }),
    async (c) => {
      const { webhook, withKey } = c.req.valid('json');
      const asked = by(c, c.req.valid('param').id);
      const address = webhookAddress(webhook, c.env.DISCORD_WEBHOOK_ORIGINS);
      if (address === null) throw invalid('webhook', (say) => say.discord.notWebhook);
      const sealed = await sealWebhook(c.env, address, asked.actorId);
      const { facts, connected } = await connectWebhook(c.get('db'), asked, { ...sealed, withKey });
      if (!connected) {
        const host = requireHost(facts);
        const hidden = whyHidden(host, withKey);
        if (!hidden) throw whyNotChangeable(host) ?? notFound('session');
        throw host.visibility === 'unlisted'
          ? invalid('withKey', hidden)
          : new ProblemError(409, hidden);
      }
      await postToDiscord(c.env, asked.actorId, [asked.id]);
      return c.body(null, 204);
    },
  )
  .openapi(
    userRoute('delete', path, {
      summary: 'Forgets the webhook, and deletes the post',
      request: { params: ById },
      responses: { 204: { description: 'Forgotten, or there was none.' } },
    }),
    async (c) => {
      const asked = by(c, c.req.valid('param').id);
      const { facts, removed } = await disconnectWebhook(c.get('db'), asked);
      requireHost(facts);
      if (removed) await postToDiscord(c.env, asked.actorId, [asked.id]);
      return c.body(null, 204);
    },
  );
