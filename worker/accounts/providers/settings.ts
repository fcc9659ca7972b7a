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
    | 'DEMO_DISCORD_URL'
  >
>;

/** A stand-in of `npm start`. It is trusted without TLS, so it must be on this machine. */
function onThisMachine(address = ''): URL | null {
  const url = URL.parse(address.trim());
  return url && LOCAL_HOSTS.has(url.hostname) ? url : null;
}

/** The provider of `npm start`. */
export const demoProvider = (env: Settings) => onThisMachine(env.DEMO_PROVIDER_URL);

/** What `npm start` has in place of Discord, to take gamertags over from. */
export const demoDiscord = (env: Settings) => onThisMachine(env.DEMO_DISCORD_URL);

export interface Keys {
  id: string;
  secret: string;
}

/** For the stand-ins of `npm start`. */
export const LOCAL_KEYS: Keys = { id: 'peerway', secret: 'peerway-on-this-machine' };

const keysOf = (id = '', secret = ''): Keys => ({ id: id.trim(), secret: secret.trim() });

/** The app's id and secret at an OAuth provider. Each is '' if it isn't set. */
export function clientKeys(env: Settings, provider: Exclude<Provider, 'steam'>): Keys {
  if (provider === 'discord') return keysOf(env.DISCORD_CLIENT_ID, env.DISCORD_CLIENT_SECRET);
  if (provider === 'google') return keysOf(env.GOOGLE_CLIENT_ID, env.GOOGLE_CLIENT_SECRET);
  if (provider === 'twitch') return keysOf(env.TWITCH_CLIENT_ID, env.TWITCH_CLIENT_SECRET);
  return demoProvider(env) ? LOCAL_KEYS : keysOf();
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

/** Whether gamertags can be taken over from Discord. */
export const offersGamertags = (env: Settings) =>
  demoDiscord(env) !== null || isActive(env, 'discord');

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
