import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { Provider } from 'oidc-provider';
import { createMemoryAdapter } from 'oidc-provider/lib/adapters/memory_adapter.js';

import { listen } from '../listen.ts';
import { endedPage, page } from './page.ts';

interface Person {
  email: string;
  confirmed: boolean;
}

const HOUR_SECONDS = 60 * 60;

const KINDS = ['AccessToken', 'AuthorizationCode', 'Grant', 'IdToken', 'Interaction', 'Session'];

const signingKey = () => ({
  ...generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' }),
  use: 'sig',
  alg: 'RS256',
});

/** Called once the server has its address, since the provider needs to know it. */
function makeProvider(issuer: string, returnUrl: string, people: ReadonlyMap<string, Person>) {
  return new Provider(issuer, {
    clients: [
      {
        client_id: 'peerway',
        client_secret: 'peerway-on-this-machine',
        redirect_uris: [returnUrl],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: [signingKey()] },
    cookies: { keys: [randomBytes(16).toString('hex')] },
    ttl: Object.fromEntries(KINDS.map((kind) => [kind, HOUR_SECONDS])),
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/ask/${uid}` },
    conformIdTokenClaims: false,
    claims: { email: ['email', 'email_verified'], profile: ['preferred_username'] },
    // Without one it warns.
    adapter: createMemoryAdapter(),
    findAccount: (_context, id) => {
      const { email = '', confirmed = false } = people.get(id) ?? {};
      const known = email === '' ? {} : { email, email_verified: confirmed };
      return { accountId: id, claims: () => ({ sub: id, preferred_username: id, ...known }) };
    },
    // Logging in counts as consent.
    loadExistingGrant: async ({ oidc: { provider, client, session } }) => {
      const grant = new provider.Grant({
        clientId: client.clientId,
        accountId: session.accountId,
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
}

/** Takes the form of the page: who it is, or a no. */
async function readForm(
  provider: Provider,
  people: Map<string, Person>,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const form = new URLSearchParams(await text(request));
  const name = form.get('name')?.trim() ?? '';
  const options = { mergeWithLastSubmission: false };
  if (form.get('answer') !== 'yes' || name === '') {
    return provider.interactionFinished(request, response, { error: 'access_denied' }, options);
  }
  people.set(name, { email: form.get('email')?.trim() ?? '', confirmed: form.has('confirmed') });
  return provider.interactionFinished(request, response, { login: { accountId: name } }, options);
}

/**
 * Starts an OpenID provider on a free port of this machine, for `npm start` and tests. So log-in through a provider can
 * be tried without an account elsewhere. The Worker only knows its address.
 * @param appUrl the only address that it sends people back to
 * @returns its origin, and a function that ends it
 */
export async function startDemoProvider(appUrl: string) {
  const people = new Map<string, Person>();
  const server = createServer();
  const url = await listen(server);
  const provider = makeProvider(url, `${appUrl}/login/demo`, people);
  const answer = provider.callback();
  server.on('request', (request, response) => {
    const path = request.url ?? '';
    if (!/^\/ask\/[\w-]+$/.test(path)) return answer(request, response);
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    if (request.method === 'POST') {
      // It doesn't know this log-in, or no longer does.
      readForm(provider, people, request, response).catch(() => {
        response.statusCode = 400;
        response.end(endedPage(appUrl));
      });
      return undefined;
    }
    response.end(page(path));
    return undefined;
  });
  return { url, stop: () => server.close() };
}
