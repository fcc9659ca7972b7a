import { z } from '@hono/zod-openapi';
import { base64url } from 'jose';
import * as oauth from 'oauth4webapi';

import type { Env } from '../../env.ts';
import { secretOfTicket } from '../tickets.ts';
import { fetchProvider } from './fetch-provider.ts';
import {
  type Endpoints,
  type OAuthClient,
  type OAuthProvider,
  clientOf,
} from './oauth-providers.ts';
import { type Profile, toProfile } from './profile.ts';
import { ProviderFailure } from './provider-failure.ts';
import type { Trip } from './trip.ts';

/** A clock, ours or theirs, may be wrong by a minute. */
const CLOCK_OFF_MAX_SECONDS = 60;

const Claims = z.object({
  sub: z.string(),
  email: z.string().nullish(),
  email_verified: z.boolean().nullish(),
  preferred_username: z.string().nullish(),
});

const DiscordUser = z.object({
  id: z.string(),
  username: z.string(),
  global_name: z.string().nullish(),
  email: z.string().nullish(),
  verified: z.boolean().nullish(),
});

const secretText = async (env: Env, use: string, ticket: string) =>
  base64url.encode(await secretOfTicket(env, use, ticket));

/** PKCE's code verifier and the nonce. Both are derived from the ticket, so nothing is stored. */
const bindings = async (env: Env, ticket: string) => ({
  verifier: await secretText(env, 'pkce', ticket),
  nonce: await secretText(env, 'nonce', ticket),
});

const isOpenId = ({ userUrl }: Endpoints) => userUrl === undefined;

/** @returns the address at which the provider asks its user */
export async function oauthUrl(env: Env, client: OAuthClient, trip: Trip, asking: boolean) {
  const { endpoints, keys } = client;
  const { verifier, nonce } = await bindings(env, trip.ticket);
  const url = new URL(endpoints.server.authorization_endpoint ?? '');
  url.search = new URLSearchParams({
    client_id: keys.id,
    redirect_uri: trip.returnUrl,
    response_type: 'code',
    scope: endpoints.scope,
    state: trip.state,
    code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    ...(isOpenId(endpoints) && { nonce }),
    ...endpoints.extra,
    ...(asking && endpoints.asking),
  }).toString();
  return url.href;
}

/** The parameters of an answer that belongs to this ticket. @throws ProviderFailure */
function checkAnswer(server: oauth.AuthorizationServer, client: oauth.Client, trip: Trip) {
  try {
    return oauth.validateAuthResponse(server, client, trip.answer, trip.state);
  } catch (error) {
    if (error instanceof oauth.AuthorizationResponseError) {
      throw error.error === 'access_denied'
        ? new ProviderFailure('denied')
        : new ProviderFailure('unavailable', error.error);
    }
    throw new ProviderFailure('mismatch');
  }
}

/** Twitch lists the granted scopes as an array. The standard has one text (RFC 6749, 5.1), as in `openid email`. */
async function withScopeAsText(response: Response) {
  if (!response.ok) return response;
  const body: unknown = await response.json();
  if (typeof body === 'object' && body !== null && 'scope' in body && Array.isArray(body.scope)) {
    return Response.json({ ...body, scope: body.scope.join(' ') });
  }
  return Response.json(body);
}

async function readAs(accessToken: string, url: string, signal: AbortSignal): Promise<unknown> {
  const response = await fetchProvider(url, {
    headers: { Authorization: `Bearer ${accessToken}`, Accept: 'application/json' },
    signal,
  });
  if (!response.ok) throw new ProviderFailure('unavailable', `it answered ${response.status}`);
  return response.json();
}

/** Exchanges the answer's code, once. */
async function exchange(
  env: Env,
  { endpoints: { server, local = false }, keys: { id, secret } }: OAuthClient,
  trip: Trip,
  signal: AbortSignal,
) {
  const client = { client_id: id, [oauth.clockTolerance]: CLOCK_OFF_MAX_SECONDS };
  const parameters = checkAnswer(server, client, trip);
  const { verifier, nonce } = await bindings(env, trip.ticket);
  const response = await oauth.authorizationCodeGrantRequest(
    server,
    client,
    // Not HTTP Basic, since it escapes some secrets in a way that not every provider undoes.
    oauth.ClientSecretPost(secret),
    parameters,
    trip.returnUrl,
    verifier,
    {
      signal,
      [oauth.allowInsecureRequests]: local,
      [oauth.customFetch]: async (url, init) => withScopeAsText(await fetchProvider(url, init)),
    },
  );
  return { server, client, response, nonce };
}

/**
 * What Discord's `userUrl` says. Its token is used for this request alone.
 *
 * @throws ProviderFailure, or what `toFailure` maps
 */
export async function readDiscord(
  env: Env,
  asked: OAuthClient,
  trip: Trip,
  signal: AbortSignal,
): Promise<unknown> {
  const { server, client, response } = await exchange(env, asked, trip, signal);
  const tokens = await oauth.processAuthorizationCodeResponse(server, client, response);
  return readAs(tokens.access_token, asked.endpoints.userUrl ?? '', signal);
}

/** @throws ProviderFailure, or what `toFailure` maps */
export async function oauthProfile(
  env: Env,
  provider: OAuthProvider,
  trip: Trip,
  signal: AbortSignal,
): Promise<Profile> {
  const asked = clientOf(env, provider);
  if (!isOpenId(asked.endpoints)) {
    const user = DiscordUser.parse(await readDiscord(env, asked, trip, signal));
    return toProfile({
      subject: user.id,
      name: user.global_name ?? user.username,
      email: user.email,
      emailConfirmed: user.verified === true,
    });
  }
  const { server, client, response, nonce } = await exchange(env, asked, trip, signal);
  const tokens = await oauth.processAuthorizationCodeResponse(server, client, response, {
    expectedNonce: nonce,
    requireIdToken: true,
  });
  const claims = Claims.parse(oauth.getValidatedIdTokenClaims(tokens));
  return toProfile({
    subject: claims.sub,
    // Google has no public name. The email is used instead, so the owner can tell their Google accounts apart.
    name: claims.preferred_username ?? claims.email,
    email: claims.email,
    emailConfirmed: claims.email_verified === true,
  });
}
