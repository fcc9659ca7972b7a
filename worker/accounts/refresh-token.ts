import { createHmac, timingSafeEqual } from 'node:crypto';

import { DAY_MS } from '../contract/time.ts';
import { type SigningKey, keyring } from '../core/auth/keys.ts';
import type { Env } from '../env.ts';

/**
 * A refresh token is `device key . generation . key id . mac`. It is derived from the server's secret, so the database
 * holds nothing that could be replayed, and a lost response can be sent again. The device's row says which generation
 * is valid (queries/devices.ts).
 */
export interface RefreshToken {
  deviceKey: string;
  generation: number;
}

export const REFRESH_TOKEN_LIFETIME_MS = 60 * DAY_MS;

const encoder = new TextEncoder();

const SHAPE = /^([\w-]{22})\.([1-9]\d{0,8})\.([\w-]{8})\.([\w-]{43})$/;

const mac = (key: SigningKey, { deviceKey, generation }: RefreshToken) =>
  createHmac('sha256', key.bytes).update(`refresh:${deviceKey}:${generation}`).digest('base64url');

export async function mintRefreshToken(env: Env, token: RefreshToken) {
  const { current } = await keyring(env);
  return [token.deviceKey, token.generation, current.id, mac(current, token)].join('.');
}

/** The parts of a token that we signed. Null for anything else. */
export async function readRefreshToken(env: Env, text: string): Promise<RefreshToken | null> {
  const [, deviceKey, generation, keyId, given] = SHAPE.exec(text) ?? [];
  if (!deviceKey || !keyId || !given) return null;
  const key = (await keyring(env)).find(keyId);
  if (!key) return null;
  const token = { deviceKey, generation: Number(generation) };
  return timingSafeEqual(encoder.encode(given), encoder.encode(mac(key, token))) ? token : null;
}
