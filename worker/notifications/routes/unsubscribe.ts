import type { Context } from 'hono';

import { Unsubscribed, UnsubscribeQuery } from '../../contract/notification-settings.ts';
import { CHANNEL_DEFAULTS } from '../../contract/notification.ts';
import { NOTIFICATION_TOPICS } from '../../contract/vocabulary.ts';
import { allowLeaving, assertWithin } from '../../core/auth/guards.ts';
import { readsOwnBody } from '../../core/body.ts';
import { invalid } from '../../core/problems.ts';
import { type AppEnv, createRouter, route, json } from '../../core/router.ts';
import { signUnsubscribe, verifyUnsubscribe } from '../mail/unsubscribe-token.ts';
import { findEmails, setEmails } from '../queries/settings.ts';

const DEFAULT_TOPICS = NOTIFICATION_TOPICS.filter((topic) => CHANNEL_DEFAULTS[topic].email);

const dead = () => invalid('token', (say) => say.links.incomplete);

/** @throws ProblemError 422 if the token isn't ours or for an earlier address, 429 beyond the user's limit */
async function turnEmails(c: Context<AppEnv>, token: string, on: boolean): Promise<Unsubscribed> {
  const verified = await verifyUnsubscribe(c.env, token);
  if (!verified) throw dead();
  const { userId, emails } = verified;
  // Limited per user: a mail provider sends the requests of all its users from a few addresses.
  await assertWithin(c.env.LIMIT_WRITE, `unsubscribe:${userId}`);
  const known = await findEmails(c.get('db'), userId);
  if (!known || !verified.isFor(known.email)) throw dead();
  // Whoever stops the daily email doesn't want its items one by one, so all topics are turned off, too.
  const all = emails.digest && !on;
  await setEmails(
    c.get('db'),
    userId,
    all ? { ...emails, topics: NOTIFICATION_TOPICS } : emails,
    on,
  );
  // After a second click, nothing says which topics were on before the first. So its undo turns the defaults on.
  const topics = known.topics.length > 0 ? known.topics : DEFAULT_TOPICS;
  const before = all ? { ...emails, topics } : emails;
  const undo = await signUnsubscribe(c.env, { id: userId, email: known.email }, before, Date.now());
  return { ...emails, undo };
}

const request = { query: UnsubscribeQuery };
const responses = { 200: json(Unsubscribed, 'Which emails it is about.') };

/** Mail clients POST here with one click and without a log-in (RFC 8058). */
export const unsubscribe = createRouter()
  .openapi(
    route('post', '/unsubscribe', {
      summary:
        'Turns off the emails that a link’s token is about. Needs no log-in, ignores the body',
      // Mail clients send a form in the body, which adds nothing.
      middleware: [allowLeaving, readsOwnBody] as const,
      request,
      responses,
    }),
    async (c) => c.json(await turnEmails(c, c.req.valid('query').token, false), 200),
  )
  .openapi(
    route('delete', '/unsubscribe', {
      summary: 'Turns them on again',
      middleware: allowLeaving,
      request,
      responses,
    }),
    async (c) => c.json(await turnEmails(c, c.req.valid('query').token, true), 200),
  )
  .openapi(
    route('get', '/unsubscribe', {
      summary: 'Leads to the page that asks first. For mail clients without the one click',
      request,
      responses: { 302: { description: 'To the page.' } },
    }),
    (c) => c.redirect(`/unsubscribe#${encodeURIComponent(c.req.valid('query').token)}`),
  );
