import type { HealthState } from '../../contract/admin-vocabulary.ts';
import { PROVIDERS, type Provider } from '../../contract/providers.ts';
import { LOCAL_HOSTS } from '../../core/settings.ts';
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

/** The provider of `npm start`. It is trusted without TLS, so it must be on this machine. */
export function demoProvider({ DEMO_PROVIDER_URL }: Settings): URL | null {
  const url = URL.parse(DEMO_PROVIDER_URL?.trim() ?? '');
  return url && LOCAL_HOSTS.has(url.hostname) ? url : null;
}

interface Keys {
  id: string;
  secret: string;
}

const keysOf = (id = '', secret = ''): Keys => ({ id: id.trim(), secret: secret.trim() });

/** The app's id and secret at an OAuth provider. Each is '' if it isn't set. */
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

/** The providers that can be used to log in. A provider with only half of its settings is left out. */
export const activeProviders = (env: Settings) =>
  PROVIDERS.filter((provider) => isActive(env, provider));

/** @returns 'weak' for a provider with only half of its settings, 'ok' for one that is complete or unused */
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
