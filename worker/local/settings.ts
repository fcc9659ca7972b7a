import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../', import.meta.url));

export interface Settings {
  /** Where the product listens; PORT. */
  port: number;
  /** Name or address to listen on; HOST. */
  host: string;
  /** Absolute path of everything that this instance keeps: database, files, objects; STATE_DIR. */
  stateDir: string;
}

/** The instance that the environment asks for; a mistake in it is thrown as one plain sentence. */
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

/** The environment of wrangler and vite: nothing is reported home, and nothing waits for the network. */
export function toolEnv(stateDir: string): NodeJS.ProcessEnv {
  return {
    ...process.env,
    WRANGLER_SEND_METRICS: 'false',
    WRANGLER_SEND_ERROR_REPORTS: 'false',
    WRANGLER_WRITE_LOGS: 'false',
    WRANGLER_HIDE_BANNER: 'true', // the banner looks up the latest version
    CLOUDFLARE_CF_FETCH_ENABLED: 'false', // request.cf comes from a fixed object
    CLOUDFLARE_LOAD_DEV_VARS_FROM_DOT_ENV: 'false',
    // Instances know each other through this folder; two of the same name must not.
    WRANGLER_REGISTRY_PATH: path.join(stateDir, 'registry'),
  };
}

/** What leads calls through, where the environment names it. */
const CALL_SETTINGS = ['STUN_URLS', 'TURN_URLS', 'TURN_SECRET'];

/** What a local instance knows of itself, in place of an operator's configuration. */
export const localVars = ({ port }: Settings) => ({
  PUBLIC_URL: `http://localhost:${port}`,
  MAIL_FROM: 'hello@peerway.example',
  ...Object.fromEntries(
    CALL_SETTINGS.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])),
  ),
});
