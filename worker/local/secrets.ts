import { createECDH, randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { root } from './settings.ts';

/** A key pair that pushes are signed with (RFC 8292), base64url: the point uncompressed, and the scalar. */
export function pushKeys() {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  // Node leaves leading zeros out.
  const scalar = pair.getPrivateKey('hex').padStart(64, '0');
  return {
    publicKey: pair.getPublicKey('base64url'),
    privateKey: Buffer.from(scalar, 'hex').toString('base64url'),
  };
}

/**
 * Creates the secrets of this machine, each once. With another signing secret, a restart would log everyone out. With
 * other push keys, browsers would have to subscribe again.
 */
export function ensureSecrets(): void {
  const file = path.join(root, '.dev.vars');
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const has = (name: string) => new RegExp(`^${name}=`, 'm').test(before);
  const lines = before === '' || before.endsWith('\n') ? [] : [''];
  if (!has('JWT_SECRET')) lines.push(`JWT_SECRET=${randomBytes(48).toString('base64url')}`);
  if (!has('VAPID_PRIVATE_KEY')) {
    const { publicKey, privateKey } = pushKeys();
    lines.push(`VAPID_PUBLIC_KEY=${publicKey}`, `VAPID_PRIVATE_KEY=${privateKey}`);
  }
  if (lines.some((line) => line !== '')) {
    writeFileSync(file, `${before}${lines.join('\n')}\n`, { mode: 0o600 });
  }
}
