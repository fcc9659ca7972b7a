import type { AuthorizationServer } from 'oauth4webapi';

import type { Provider } from '../../contract/providers.ts';
import type { Env } from '../../env.ts';
import { demoProvider } from './settings.ts';

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

const FIXED: Record<Exclude<OAuthProvider, 'demo'>, Endpoints> = {
  discord: {
    server: {
      issuer: 'https://discord.com',
      authorization_endpoint: 'https://discord.com/oauth2/authorize',
      token_endpoint: 'https://discord.com/api/oauth2/token',
    },
    scope: 'identify email',
    userUrl: 'https://discord.com/api/users/@me',
    asking: { prompt: 'consent' },
  },
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

/** @returns the endpoints. Null for `demo` if the demo provider doesn't run on this machine */
export function endpointsOf(env: Env, provider: OAuthProvider): Endpoints | null {
  if (provider !== 'demo') return FIXED[provider];
  const origin = demoProvider(env)?.origin;
  if (origin === undefined) return null;
  return {
    server: {
      issuer: origin,
      authorization_endpoint: `${origin}/auth`,
      token_endpoint: `${origin}/token`,
    },
    scope: 'openid email profile',
    asking: { prompt: 'login' },
    local: true,
  };
}
