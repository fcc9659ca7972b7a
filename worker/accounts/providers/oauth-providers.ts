import type { AuthorizationServer } from 'oauth4webapi';

import type { Provider } from '../../contract/providers.ts';
import type { Env } from '../../env.ts';
import { ProviderFailure } from './provider-failure.ts';
import { type Keys, LOCAL_KEYS, clientKeys, demoDiscord, demoProvider } from './settings.ts';

export type OAuthProvider = Exclude<Provider, 'steam'>;

export interface Endpoints {
  /** Fixed here and never read from an answer: whoever controls this address decides who is let in. */
  server: AuthorizationServer;
  scope: string;
  /** Where a plain OAuth 2 provider tells who the user is. An OpenID provider says it in a signed token. */
  userUrl?: string;
  /** Further parameters of each request. */
  extra?: Record<string, string>;
  /**
   * Parameters that make the provider ask its user. Without them it may go on silently with the account that is logged
   * in there.
   */
  asking: Record<string, string>;
  /** Whether it runs on this machine, without TLS. */
  local?: boolean;
}

const TWITCH_CLAIMS = JSON.stringify({
  id_token: { email: null, email_verified: null, preferred_username: null },
});

const discordAt = (origin: string) => ({
  server: {
    issuer: origin,
    authorization_endpoint: `${origin}/oauth2/authorize`,
    token_endpoint: `${origin}/api/oauth2/token`,
  },
  scope: 'identify email',
  userUrl: `${origin}/api/users/@me`,
  asking: { prompt: 'consent' },
});

const DISCORD = 'https://discord.com';

const FIXED: Record<Exclude<OAuthProvider, 'demo'>, Endpoints> = {
  discord: discordAt(DISCORD),
  google: {
    server: {
      issuer: 'https://accounts.google.com',
      authorization_endpoint: 'https://accounts.google.com/o/oauth2/v2/auth',
      token_endpoint: 'https://oauth2.googleapis.com/token',
    },
    // Without the scope `profile`, since for most people that name is their real one.
    scope: 'openid email',
    asking: { prompt: 'select_account' },
  },
  twitch: {
    server: {
      issuer: 'https://id.twitch.tv/oauth2',
      authorization_endpoint: 'https://id.twitch.tv/oauth2/authorize',
      token_endpoint: 'https://id.twitch.tv/oauth2/token',
    },
    scope: 'openid user:read:email',
    extra: { claims: TWITCH_CLAIMS },
    asking: { force_verify: 'true' },
  },
};

/** How a provider is asked: at which addresses, and with which keys of ours. */
export interface OAuthClient {
  endpoints: Endpoints;
  keys: Keys;
}

/** @throws ProviderFailure if the demo provider doesn't run on this machine */
export function clientOf(env: Env, provider: OAuthProvider): OAuthClient {
  const keys = clientKeys(env, provider);
  if (provider !== 'demo') return { endpoints: FIXED[provider], keys };
  const origin = demoProvider(env)?.origin;
  if (origin === undefined) throw new ProviderFailure('unavailable', 'it is not set up');
  const server = {
    issuer: origin,
    authorization_endpoint: `${origin}/auth`,
    token_endpoint: `${origin}/token`,
  };
  const scope = 'openid email profile';
  return { endpoints: { server, scope, asking: { prompt: 'login' }, local: true }, keys };
}

/** Discord, asked for the accounts that its user has connected there, and for nothing else. */
export function connectionsClient(env: Env): OAuthClient {
  const origin = demoDiscord(env)?.origin;
  const discord = discordAt(origin ?? DISCORD);
  const userUrl = `${discord.userUrl}/connections`;
  return {
    endpoints: { ...discord, userUrl, scope: 'connections', local: origin !== undefined },
    keys: origin === undefined ? clientKeys(env, 'discord') : LOCAL_KEYS,
  };
}
