import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../', import.meta.url));

export interface Settings {
  /** The port to listen on, from PORT. */
  port: number;
  /** Name or address to listen on, from HOST. */
  host: string;
  /** Absolute path of the folder for database, files and objects, from STATE_DIR. */
  stateDir: string;
}

/** Reads the environment. @throws an error with one plain sentence if a value is invalid */
export function settings(env: NodeJS.ProcessEnv = process.env): Settings {
  const port = Number(env['PORT'] || 8787);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Error(`PORT must be a number from 1 to 65535, not "${env['PORT']}".`);
  }
  return {
    port,
    host: env['HOST'] || 'localhost',
    stateDir: path.resolve(root, env['STATE_DIR'] || '.state'),
  };
}

const ON_LOCALHOST = new Set(['127.0.0.1', '::1', '0.0.0.0', '::', '*']);

/** The address of the instance. Only a HOST on the network, such as `192.168.1.20`, isn't reached at localhost. */
export function localUrl({ host, port }: Settings) {
  const name = ON_LOCALHOST.has(host) ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

/** The environment of wrangler and vite, without telemetry and without requests that wait for the network. */
export function toolEnv(stateDir: string): NodeJS.ProcessEnv {
  return {
    ...process.env,
    WRANGLER_SEND_METRICS: 'false',
    WRANGLER_SEND_ERROR_REPORTS: 'false',
    WRANGLER_WRITE_LOGS: 'false',
    WRANGLER_HIDE_BANNER: 'true', // the banner looks up the latest version
    CLOUDFLARE_CF_FETCH_ENABLED: 'false', // request.cf comes from a fixed object
    CLOUDFLARE_LOAD_DEV_VARS_FROM_DOT_ENV: 'false',
    // wrangler finds other instances through this folder. Ours have the same name and must not find each other.
    WRANGLER_REGISTRY_PATH: path.join(stateDir, 'registry'),
  };
}

/** Settings that are passed on from the environment: of calls, further push services, and providers of log-ins. */
const PASSED_ON = [
  'STUN_URLS',
  'TURN_URLS',
  'TURN_SECRET',
  'SFU_APP_ID',
  'SFU_APP_SECRET',
  'SFU_URL',
  'PUSH_ORIGINS',
  'DISCORD_WEBHOOK_ORIGINS',
  'DISCORD_CLIENT_ID',
  'DISCORD_CLIENT_SECRET',
  'GOOGLE_CLIENT_ID',
  'GOOGLE_CLIENT_SECRET',
  'TWITCH_CLIENT_ID',
  'TWITCH_CLIENT_SECRET',
  'STEAM_LOGIN',
  'STEAM_API_KEY',
  'DEMO_PROVIDER_URL',
  'DEMO_DISCORD_URL',
  'REMEMBER_ADDRESSES',
];

/** The variables of a local instance, in place of an operator's configuration. */
export const localVars = (instance: Settings) => ({
  PUBLIC_URL: localUrl(instance),
  MAIL_FROM: 'hello@peerway.example',
  VAPID_SUBJECT: 'mailto:hello@peerway.example',
  // The demo's admin logs in with a password alone.
  ADMIN_SECOND_FACTOR: process.env['ADMIN_SECOND_FACTOR'] ?? 'off',
  ...Object.fromEntries(
    PASSED_ON.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])),
  ),
});
