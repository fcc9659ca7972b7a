import { SignJWT, base64url, generateKeyPair } from 'jose';
import { afterEach, beforeEach, vi } from 'vitest';
import { z } from 'zod';

import { NewIdentity, ProviderStart } from '../../../worker/contract/identity.ts';
import type { Provider } from '../../../worker/contract/providers.ts';
import { expectAnswer, post } from './client.ts';

/**
 * Discord, Google, Twitch and Steam, as far as the Worker asks them. A test says who their users are and what these do.
 */

const Someone = z.object({
  id: z.string(),
  name: z.string().optional(),
  email: z.string().optional(),
  confirmed: z.boolean().optional(),
});

export type Someone = z.infer<typeof Someone>;

/** A user about whom the provider tells everything. */
export interface Known {
  id: string;
  name: string;
  email: string;
  confirmed: boolean;
}

/** What a provider does wrong. */
interface Behaviour {
  /** Replaces the answer of the token endpoint. */
  token?: () => Promise<Response>;
  /** Claims of the token that are different. */
  claims?: Record<string, unknown>;
  steamSays?: string;
}

interface Issued {
  provider: Provider;
  who: Someone;
  nonce: string | null;
  challenge: string;
  returnUrl: string;
}

export const behaviour: Behaviour = {};

const issued = new Map<string, Issued>();
/** The number of requests to each address. */
export const asked = new Map<string, number>();
/** The tokens that the providers have given. */
export const given: string[] = [];
const signedBySteam = new Set<string>();

const ISSUERS: Record<string, string> = {
  google: 'https://accounts.google.com',
  twitch: 'https://id.twitch.tv/oauth2',
};

const digest = async (text: string) =>
  base64url.encode(
    new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))),
  );

const keys = await generateKeyPair('RS256', { extractable: true });

const oauthError = (error: string) => Response.json({ error }, { status: 400 });

/** The token endpoint: a code works once, for the app, the address and the verifier that it was made for. */
async function exchange(form: URLSearchParams) {
  if (behaviour.token) return behaviour.token();
  const code = form.get('code') ?? '';
  const found = issued.get(code);
  issued.delete(code);
  if (!found) return oauthError('invalid_grant');
  const { provider, who, nonce, challenge, returnUrl } = found;
  if (form.get('client_secret') !== `${provider}-secret`) return oauthError('invalid_client');
  const fits =
    form.get('redirect_uri') === returnUrl &&
    challenge === (await digest(form.get('code_verifier') ?? ''));
  if (!fits) return oauthError('invalid_grant');
  const access_token = base64url.encode(JSON.stringify(who));
  given.push(access_token);
  const access = { access_token, token_type: 'bearer', expires_in: 600 };
  if (provider === 'discord') return Response.json({ ...access, scope: 'identify email' });
  const now = Math.floor(Date.now() / 1000);
  const claims = {
    iss: ISSUERS[provider] ?? '',
    aud: `${provider}-app`,
    sub: who.id,
    iat: now,
    exp: now + 600,
    nonce,
    ...(who.email !== undefined && { email: who.email, email_verified: who.confirmed === true }),
    ...(provider === 'twitch' && { preferred_username: who.name }),
    ...behaviour.claims,
  };
  const id_token = await new SignJWT(claims)
    .setProtectedHeader({ alg: 'RS256' })
    .sign(keys.privateKey);
  given.push(id_token);
  const scope = provider === 'twitch' ? ['openid', 'user:read:email'] : 'openid email';
  return Response.json({ ...access, id_token, scope });
}

function tellDiscordUser(authorization: string | null) {
  const token = base64url.decode((authorization ?? '').replace('Bearer ', ''));
  const user = Someone.parse(JSON.parse(new TextDecoder().decode(token)));
  return Response.json({
    id: user.id,
    username: user.name,
    global_name: null,
    email: user.email ?? null,
    verified: user.confirmed === true,
  });
}

function checkSteam(form: URLSearchParams) {
  if (behaviour.steamSays !== undefined) return new Response(behaviour.steamSays);
  const isOurs =
    form.get('openid.mode') === 'check_authentication' &&
    // Steam, too, accepts a nonce only once.
    signedBySteam.delete(form.get('openid.sig') ?? '');
  return new Response(`ns:http://specs.openid.net/auth/2.0\nis_valid:${String(isOurs)}\n`);
}

async function answerAsProvider(input: RequestInfo | URL, init?: RequestInit) {
  const request = new Request(input, init);
  const url = new URL(request.url);
  const place = `${url.origin}${url.pathname}`;
  asked.set(place, (asked.get(place) ?? 0) + 1);
  const form = () => request.text().then((text) => new URLSearchParams(text));
  switch (place) {
    case 'https://discord.com/api/oauth2/token':
    case 'https://oauth2.googleapis.com/token':
    case 'https://id.twitch.tv/oauth2/token':
      return exchange(await form());
    case 'https://discord.com/api/users/@me':
      return tellDiscordUser(request.headers.get('Authorization'));
    case 'https://steamcommunity.com/openid/login':
      return checkSteam(await form());
    case 'https://api.steampowered.com/ISteamUser/GetPlayerSummaries/v2/':
      return Response.json({ response: { players: [{ personaname: 'Steamy Mira' }] } });
    default:
      throw new TypeError(`Nobody answers at ${place}`);
  }
}

/** Each test has providers of its own that do as they should. */
export function standInForProviders() {
  beforeEach(() => {
    for (const name of ['token', 'claims', 'steamSays'] as const) delete behaviour[name];
    issued.clear();
    asked.clear();
    given.length = 0;
    vi.stubGlobal('fetch', answerAsProvider);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });
}

export const start = async (
  provider: Provider,
  path = '/api/login/provider/options',
  token?: string,
) => expectAnswer(post(path, { provider }, token), 200, ProviderStart.strict());

/** The user agrees at Steam. @param over the fields of its answer that differ */
function agreeAtSteam(url: URL, who: Someone, over: Record<string, string>) {
  const claimed = `https://steamcommunity.com/openid/id/${who.id}`;
  const sig = crypto.randomUUID();
  signedBySteam.add(sig);
  const returnTo = url.searchParams.get('openid.return_to') ?? '';
  const answer = new URLSearchParams(new URL(returnTo).search);
  const fields = {
    'openid.ns': 'http://specs.openid.net/auth/2.0',
    'openid.mode': 'id_res',
    'openid.op_endpoint': 'https://steamcommunity.com/openid/login',
    'openid.claimed_id': claimed,
    'openid.identity': claimed,
    'openid.return_to': returnTo,
    'openid.response_nonce': `${new Date().toISOString().slice(0, 19)}Z${sig.slice(0, 8)}`,
    'openid.assoc_handle': '1234567890',
    'openid.signed': 'signed,op_endpoint,claimed_id,identity,return_to,response_nonce,assoc_handle',
    'openid.sig': sig,
    ...over,
  };
  for (const [name, value] of Object.entries(fields)) answer.set(name, value);
  return `?${answer.toString()}`;
}

/** The user agrees at the provider. @returns the query with which the browser returns */
export function agree(
  provider: Provider,
  { url: address }: { url: string },
  who: Someone,
  over: Record<string, string> = {},
) {
  const url = new URL(address);
  if (provider === 'steam') return agreeAtSteam(url, who, over);
  const of = (name: string) => url.searchParams.get(name) ?? '';
  const code = crypto.randomUUID();
  issued.set(code, {
    provider,
    who,
    nonce: url.searchParams.get('nonce'),
    challenge: of('code_challenge'),
    returnUrl: of('redirect_uri'),
  });
  return `?${new URLSearchParams({ code, state: of('state'), ...over }).toString()}`;
}

/** Goes to the provider, agrees, and sends its answer. */
export async function arrive(provider: Provider, who: Someone, more: object = {}) {
  const begun = await start(provider);
  const answer = agree(provider, begun, who);
  return post('/api/login/provider', { provider, ticket: begun.ticket, answer, ...more });
}

/** Arrives as a user who has no account here. */
export const arriveNew = async (provider: Provider, who: Someone) =>
  (await expectAnswer(arrive(provider, who), 202, NewIdentity.strict())).newcomer;
