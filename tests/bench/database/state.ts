import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { getPlatformProxy } from 'wrangler';

import { root } from '../../../worker/local/settings.ts';
import { type Binding } from './record.ts';

/** Where filled databases are kept between runs. */
export const cache = path.join(root, 'node_modules/.cache/bench');

/** Opens a folder's D1 database in workerd. Creates the folder if there is none. */
export async function openD1(folder: string) {
  mkdirSync(folder, { recursive: true });
  const configPath = path.join(folder, 'wrangler.json');
  const d1 = { binding: 'DB', database_name: 'peerway', database_id: 'peerway' };
  writeFileSync(
    configPath,
    JSON.stringify({ name: 'peerway', compatibility_date: '2026-09-18', d1_databases: [d1] }),
  );
  const { env, dispose } = await getPlatformProxy<{ DB: Binding }>({
    configPath,
    persist: { path: path.join(folder, 'v3') },
  });
  return { db: env.DB, close: dispose };
}

/** The file in which workerd keeps that database. */
export function fileOf(folder: string): string {
  const files = path.join(folder, 'v3/d1/miniflare-D1DatabaseObject');
  const name = readdirSync(files).find((entry) => /^[0-9a-f]{64}\.sqlite$/.test(entry));
  if (name === undefined) throw new Error(`No database in ${files}`);
  return path.join(files, name);
}
