import { readFileSync } from 'node:fs';
import path from 'node:path';

import { root } from '../../local/settings.ts';

/** What wrangler calls the kinds of bindings of `Env`. */
export type Kind =
  | 'D1 database'
  | 'R2 bucket'
  | 'Durable Object'
  | 'rate limit'
  | 'send_email binding'
  | 'Images binding'
  | 'assets binding'
  | 'text';

const KINDS: Record<string, Kind> = {
  D1Database: 'D1 database',
  R2Bucket: 'R2 bucket',
  DurableObjectNamespace: 'Durable Object',
  RateLimit: 'rate limit',
  SendEmail: 'send_email binding',
  ImagesBinding: 'Images binding',
  Fetcher: 'assets binding',
  string: 'text',
};

/** The members of `Env` by name. A type doesn't exist at run time, so its file is parsed. */
export function membersOfEnv(file = path.join(root, 'worker/env.ts')): Map<string, Kind> {
  const members = new Map<string, Kind>();
  for (const [, name = '', type = ''] of readFileSync(file, 'utf8').matchAll(
    /^ {2}([A-Z][A-Z0-9_]*)\??: (\w+)/gmu,
  )) {
    const kind = KINDS[type];
    if (!kind) throw new Error(`${name} in worker/env.ts has a type that the doctor doesn’t know.`);
    members.set(name, kind);
  }
  return members;
}

/** Set with `wrangler secret put`. They never belong into wrangler.toml. */
export const SECRETS: readonly string[] = [
  'JWT_SECRET',
  'JWT_SECRET_PREVIOUS',
  'VAPID_PRIVATE_KEY',
  'TURN_SECRET',
  'TURN_KEY_API_TOKEN',
  'SFU_APP_SECRET',
  'DISCORD_CLIENT_SECRET',
  'GOOGLE_CLIENT_SECRET',
  'TWITCH_CLIENT_SECRET',
  'STEAM_API_KEY',
];

/** Set by `npm start` alone. */
export const LOCAL_ONLY: readonly string[] = ['DEMO_PROVIDER_URL', 'DEMO_DISCORD_URL'];
