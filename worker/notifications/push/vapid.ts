import { SignJWT, base64url, importJWK } from 'jose';

import { contactOf, wrongSettings } from '../../core/settings.ts';
import type { Env } from '../../env.ts';

/** Push services allow a day. */
const TOKEN_HOURS = 12;

export interface VapidKeys {
  publicKey: string;
  privateKey: string;
  /** Whom push services may contact. */
  subject: string;
}

/** The keys of this instance. Null if they aren't set up, or can't be right: then there are no pushes. */
export function vapidKeys(env: Partial<Env>): VapidKeys | null {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = env;
  const subject = contactOf(env.VAPID_SUBJECT) ?? contactOf(env.OPERATOR_EMAIL);
  if (!publicKey?.trim() || !privateKey?.trim() || !subject) return null;
  if (wrongSettings({ VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey }).length > 0) {
    return null;
  }
  return { publicKey: publicKey.trim(), privateKey: privateKey.trim(), subject };
}

/** Tells a push service who sends (RFC 8292). @param audience the service's origin */
export async function vapidHeader(keys: VapidKeys, audience: string, now: number) {
  const point = base64url.decode(keys.publicKey);
  const key = await importJWK(
    {
      kty: 'EC',
      crv: 'P-256',
      x: base64url.encode(point.slice(1, 33)),
      y: base64url.encode(point.slice(33, 65)),
      d: keys.privateKey,
    },
    'ES256',
  );
  const token = await new SignJWT()
    .setProtectedHeader({ alg: 'ES256', typ: 'JWT' })
    .setAudience(audience)
    .setSubject(keys.subject)
    .setExpirationTime(Math.floor(now / 1000) + TOKEN_HOURS * 3600)
    .sign(key);
  return `vapid t=${token}, k=${keys.publicKey}`;
}
