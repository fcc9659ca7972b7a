import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { getPlatformProxy, unstable_readConfig } from 'wrangler';

import { root, toolEnv } from '../settings.ts';

/** The part of the platform's bindings that the demo data needs. */
interface Statement {
  bind(...values: (string | number)[]): Statement;
  all(): Promise<{ results: Record<string, unknown>[] }>;
}
export interface LocalDatabase {
  prepare(sql: string): Statement;
  batch(statements: Statement[]): Promise<unknown>;
}
interface Bindings extends Record<string, unknown> {
  DB: LocalDatabase;
  FILES: { put(key: string, bytes: Uint8Array): Promise<unknown> };
}

/** The keys of the configuration that are needed here, at any depth. */
const KEPT = [
  ['name', 'compatibility_date', 'binding'],
  ['d1_databases', 'database_name', 'database_id', 'preview_database_id'],
  ['r2_buckets', 'bucket_name', 'preview_bucket_name'],
].flat();

/** Opens the state of a server on the same folder. Nothing else may have it open. */
export async function openState(stateDir: string) {
  Object.assign(process.env, toolEnv(stateDir));
  // Only database and files: wrangler would warn about Durable Objects that don't run here.
  const config: unknown = unstable_readConfig({ config: path.join(root, 'wrangler.toml') });
  const configPath = path.join(stateDir, 'database-and-files.json');
  mkdirSync(stateDir, { recursive: true });
  writeFileSync(configPath, JSON.stringify(config, KEPT));
  const { env, dispose } = await getPlatformProxy<Bindings>({
    configPath,
    persist: { path: path.join(stateDir, 'v3') },
  });
  return { db: env.DB, files: env.FILES, close: dispose };
}
