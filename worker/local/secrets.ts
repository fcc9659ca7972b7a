import { randomBytes } from 'node:crypto';
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './settings.ts';

/** Creates a signing secret for this machine, once. Without it, a restart would log everyone out. */
export function ensureSecrets(): void {
  const file = path.join(root, '.dev.vars');
  if (existsSync(file)) return;
  const secret = randomBytes(48).toString('base64url');
  writeFileSync(file, `JWT_SECRET=${secret}\n`, { mode: 0o600 });
}
