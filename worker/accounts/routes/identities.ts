import { providerNames } from '../../../web/words/made/en/providers.ts';
import {
  IdentityItem,
  ProviderAnswer,
  ProviderChoice,
  ProviderStart,
} from '../../contract/identity.ts';
import { ById } from '../../contract/reference.ts';
import { allowLeaving, limited, proven, signedIn } from '../../core/auth/guards.ts';
import { mailboxOf } from '../../core/mailbox.ts';
import { type Detail, ProblemError, notFound } from '../../core/problems.ts';
import { body, conflict, createRouter, route, json, requireViewer } from '../../core/router.ts';
import { finishTrip, startTrip } from '../provider-trip.ts';
import { activeProviders } from '../providers/settings.ts';
import { findUnlinking, linkIdentity, unlinkIdentity } from '../queries/identities.ts';
import { findPresent } from '../queries/passwords.ts';
import { lastWay, mailLink, toIdentity } from '../ways-in.ts';

/** Linked accounts of providers. Only a logged-in user can link one: an equal email never links anything. */
export const identities = createRouter()
  .openapi(
    route('post', '/identities/options', {
      summary: 'Where to go to link an account of a provider',
      description: 'The browser comes back with a query. Send it as `answer`, with the `ticket`.',
      middleware: [signedIn, allowLeaving, proven, limited('LIMIT_LOGIN')] as const,
      request: { body: body(ProviderChoice) },
      responses: { 200: json(ProviderStart, 'Good for one link, for 15 minutes.') },
    }),
    async (c) => {
      const { provider } = c.req.valid('json');
      // An empty batch runs the guard: it asks for a proof before the user leaves the page.
      await c.get('db').batch({});
      return c.json(await startTrip(c, 'provider-link', provider, requireViewer(c).id), 200);
    },
  )
  .openapi(
    route('post', '/identities', {
      summary: 'Links an account of a provider to the caller’s account',
      middleware: [signedIn, allowLeaving, proven, limited('LIMIT_LOGIN')] as const,
      request: { body: body(ProviderAnswer) },
      responses: { 201: json(IdentityItem, 'It is linked.'), ...conflict },
    }),
    async (c) => {
      const { id: userId } = requireViewer(c);
      const given = c.req.valid('json');
      const { provider } = given;
      const now = Date.now();
      const db = c.get('db');
      const { subject, name } = await finishTrip(c, 'provider-link', given, now);
      const owner = await findPresent(db, userId);
      const link = { userId, provider, subject, name, mailbox: mailboxOf(owner.email), now };
      const { identity, ownerId, told } = await linkIdentity(db, link);
      if (!identity) throw new ProblemError(409, whyNot(providerNames[provider], userId, ownerId));
      if (told) mailLink(c, owner, { provider, linked: true }, now);
      return c.json(toIdentity(identity), 201);
    },
  )
  .openapi(
    route('delete', '/identities/{id}', {
      summary: 'Unlinks an account of a provider, unless it is the last way in',
      middleware: [signedIn, allowLeaving, proven, limited('LIMIT_WRITE')] as const,
      request: { params: ById },
      responses: { 204: { description: 'Unlinked.' }, ...conflict },
    }),
    async (c) => {
      const { id: userId } = requireViewer(c);
      const { id } = c.req.valid('param');
      const now = Date.now();
      const providers = activeProviders(c.env);
      const db = c.get('db');
      const { owner, provider, last } = await findUnlinking(db, userId, id, providers);
      if (!owner || !provider) throw notFound('linkedAccount');
      if (last) throw lastWay();
      const mailing = { mailbox: mailboxOf(owner.email), now };
      const { removed, told } = await unlinkIdentity(db, { userId, id, providers, ...mailing });
      if (!removed) throw lastWay();
      if (told) mailLink(c, owner, { provider, linked: false }, now);
      return c.body(null, 204);
    },
  );

/** @param ownerId the user who has linked this account of the provider, if anyone has */
function whyNot(provider: string, userId: number, ownerId: number | undefined): Detail {
  if (ownerId === userId) return (say) => say.providers.alreadyLinked(provider);
  return ownerId === undefined
    ? (say) => say.providers.anotherLinked(provider)
    : (say) => say.providers.linkedElsewhere(provider);
}
