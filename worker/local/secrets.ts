import { createECDH, randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
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
  return existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
}

export const readDevVars = () => readVars(path.join(root, '.dev.vars'));

const fileIn = (stateDir: string) => path.join(stateDir, 'secrets');

/** The secrets of an instance, if it has any yet. What a developer has set in `.dev.vars` wins. */
export const readSecrets = (stateDir: string, devVars = readDevVars()) => ({
  ...readVars(fileIn(stateDir)),
  ...devVars,
});

/**
 * Creates the secrets that an instance doesn't have yet. They stay with its data: with another signing secret everyone
 * would be logged out, and with other push keys browsers would have to subscribe again. So they are also taken from
 * `.dev.vars`, and the data can be moved without that file.
 */
export function ensureSecrets(stateDir: string, devVars = readDevVars()): void {
  const file = fileIn(stateDir);
  const kept = readVars(file);
  const pair = [kept, devVars].find(
    (vars) => vars['VAPID_PUBLIC_KEY'] && vars['VAPID_PRIVATE_KEY'],
  );
  if (kept['JWT_SECRET'] && pair === kept) return;
  const { publicKey, privateKey } = pushKeys();
  const signing = kept['JWT_SECRET'] || devVars['JWT_SECRET'];
  const secrets = {
    ...kept,
    JWT_SECRET: signing || randomBytes(48).toString('base64url'),
    VAPID_PUBLIC_KEY: pair?.['VAPID_PUBLIC_KEY'] ?? publicKey,
    VAPID_PRIVATE_KEY: pair?.['VAPID_PRIVATE_KEY'] ?? privateKey,
  };
  const lines = Object.entries(secrets).map(([name, value]) => {
    const quote = value.includes("'") ? '"' : "'";
    return `${name}=${quote}${value}${quote}\n`;
  });
  writeFileSync(`${file}.part`, lines.join(''), { mode: 0o600 });
  renameSync(`${file}.part`, file);
}
