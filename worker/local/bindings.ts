import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { getPlatformProxy, unstable_readConfig } from 'wrangler';

import { root, toolEnv } from './settings.ts';

export type Value = string | number | null;

interface Statement {
  bind(...values: Value[]): Statement;
  all(): Promise<{ results: Record<string, unknown>[] }>;
}
/** D1, as far as it is needed here. */
export interface Database {
  prepare(sql: string): Statement;
  batch(statements: Statement[]): Promise<{ results: Record<string, unknown>[] }[]>;
}
interface Stored {
  arrayBuffer(): Promise<ArrayBuffer>;
  httpMetadata?: Record<string, unknown>;
  customMetadata?: Record<string, string>;
}
/** R2, as far as it is needed here. */
export interface Bucket {
  list(options: {
    cursor?: string;
    limit?: number;
  }): Promise<{ objects: { key: string }[]; truncated: boolean; cursor?: string }>;
  get(key: string): Promise<Stored | null>;
  put(key: string, bytes: Uint8Array, options: Record<string, unknown>): Promise<unknown>;
  delete(keys: string[]): Promise<void>;
}
interface Bindings extends Record<string, unknown> {
  DB: Database;
  FILES: Bucket;
}

/** The keys of the configuration that are needed here, at any depth. */
const KEPT = [
  ['name', 'compatibility_date', 'binding'],
  ['d1_databases', 'database_name', 'database_id', 'preview_database_id'],
  ['r2_buckets', 'bucket_name', 'preview_bucket_name'],
].flat();

/** Opens database and files. Nothing else may have them open. @param config wrangler's, as JSON */
export async function openPlatform(stateDir: string, config: string) {
  Object.assign(process.env, toolEnv(stateDir));
  const configPath = path.join(stateDir, 'database-and-files.json');
  mkdirSync(stateDir, { recursive: true });
  writeFileSync(configPath, config);
  const { env, dispose } = await getPlatformProxy<Bindings>({
    configPath,
    persist: { path: path.join(stateDir, 'v3') },
  });
  return { db: env.DB, files: env.FILES, close: dispose };
}

/** Opens the state of a server on the same folder. */
export function openState(stateDir: string) {
  // Only database and files: wrangler would warn about Durable Objects that don't run here.
  const config: unknown = unstable_readConfig({ config: path.join(root, 'wrangler.toml') });
  return openPlatform(stateDir, JSON.stringify(config, KEPT));
}
