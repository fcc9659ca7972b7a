import { createECDH, randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';

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

function readVars(file: string): NodeJS.Dict<string> {
  try {
    return parseEnv(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}

export const readDevVars = () => readVars(path.join(root, '.dev.vars'));

const fileIn = (stateDir: string) => path.join(stateDir, 'secrets');

/** The secrets of an instance, if it has any yet. What a developer has set in `.dev.vars` wins. */
export const readSecrets = (stateDir: string, devVars = readDevVars()) => ({
  ...readVars(fileIn(stateDir)),
  ...devVars,
});

/**
 * Creates the secrets of an instance once. They stay with its data: with another signing secret everyone would be logged
 * out, and with other push keys browsers would have to subscribe again.
 */
export function ensureSecrets(stateDir: string): void {
  const file = fileIn(stateDir);
  if (existsSync(file)) return;
  const { publicKey, privateKey } = pushKeys();
  const lines = [
    `JWT_SECRET=${randomBytes(48).toString('base64url')}`,
    `VAPID_PUBLIC_KEY=${publicKey}`,
    `VAPID_PRIVATE_KEY=${privateKey}`,
  ];
  writeFileSync(file, `${lines.join('\n')}\n`, { mode: 0o600 });
}
