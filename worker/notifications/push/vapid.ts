import { SignJWT, base64url, importJWK } from 'jose';

import { EMAIL_ADDRESS, asciiAddress } from '../../contract/email-address.ts';
import type { Env } from '../../env.ts';

/** Push services allow a day. */
const TOKEN_HOURS = 12;

export interface VapidKeys {
  publicKey: string;
  privateKey: string;
  /** Whom push services may contact. See `contactOf`. */
  subject: string;
}

/**
 * Whom push services may contact, as RFC 8292 wants it: a `mailto:` or `https:` address. A plain email is completed.
 * Null if it's neither: then Apple's push service would refuse every push.
 */
export function contactOf(setting = ''): string | null {
  const text = setting.trim();
  if (URL.parse(text)?.protocol === 'https:') return text;
  const address = asciiAddress(text.replace(/^mailto:/i, '').replace(/^.*<(.*)>$/, '$1'));
  return EMAIL_ADDRESS.test(address) ? `mailto:${address}` : null;
}

/** The keys of this instance. Null if they aren't set up: then there are no pushes. */
export function vapidKeys(env: Partial<Env>): VapidKeys | null {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = env;
  const subject = contactOf(env.VAPID_SUBJECT) ?? contactOf(env.OPERATOR_EMAIL);
  if (!publicKey?.trim() || !privateKey?.trim() || !subject) return null;
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
