import type { HealthState } from '../../contract/admin-vocabulary.ts';
import { PROVIDERS, type Provider } from '../../contract/providers.ts';
import type { Env } from '../../env.ts';

/** What an operator sets for each provider. */
type Settings = Partial<
  Pick<
    Env,
    | `${'DISCORD' | 'GOOGLE' | 'TWITCH'}_CLIENT_${'ID' | 'SECRET'}`
    | 'STEAM_LOGIN'
    | 'STEAM_API_KEY'
    | 'DEMO_PROVIDER_URL'
  >
>;

const LOCAL = new Set(['localhost', '127.0.0.1', '[::1]']);

/** The provider of `npm start`. Its answers are believed without TLS, so it must be on this machine. */
export function demoProvider({ DEMO_PROVIDER_URL }: Settings): URL | null {
  const url = URL.parse(DEMO_PROVIDER_URL?.trim() ?? '');
  return url && LOCAL.has(url.hostname) ? url : null;
}

interface Keys {
  id: string;
  secret: string;
}

const keysOf = (id = '', secret = ''): Keys => ({ id: id.trim(), secret: secret.trim() });

/** The app's id and secret at an OAuth provider, either of which may be missing. */
export function clientKeys(env: Settings, provider: Exclude<Provider, 'steam'>): Keys {
  if (provider === 'discord') return keysOf(env.DISCORD_CLIENT_ID, env.DISCORD_CLIENT_SECRET);
  if (provider === 'google') return keysOf(env.GOOGLE_CLIENT_ID, env.GOOGLE_CLIENT_SECRET);
  if (provider === 'twitch') return keysOf(env.TWITCH_CLIENT_ID, env.TWITCH_CLIENT_SECRET);
  return demoProvider(env) ? { id: 'peerway', secret: 'peerway-on-this-machine' } : keysOf();
}

const steamIsOn = ({ STEAM_LOGIN }: Settings) => STEAM_LOGIN?.trim() === 'on';

function isActive(env: Settings, provider: Provider) {
  if (provider === 'steam') return steamIsOn(env);
  const { id, secret } = clientKeys(env, provider);
  return id !== '' && secret !== '';
}

/** The providers that one can log in with. One that is set up by half is left out. */
export const activeProviders = (env: Settings) =>
  PROVIDERS.filter((provider) => isActive(env, provider));

/** @returns 'weak' for a provider that is set up by half. One that isn't used is fine, too */
export function providerState(
  env: Settings,
  provider: Exclude<Provider, 'demo'>,
): Exclude<HealthState, 'missing'> {
  if (provider === 'steam') {
    const begun = env.STEAM_LOGIN?.trim() || env.STEAM_API_KEY?.trim();
    return begun && !steamIsOn(env) && env.STEAM_LOGIN?.trim() !== 'off' ? 'weak' : 'ok';
  }
  const { id, secret } = clientKeys(env, provider);
  return (id === '') === (secret === '') ? 'ok' : 'weak';
}
