import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { getPlatformProxy, unstable_readConfig } from 'wrangler';
import { z } from 'zod';

import { deleteBrokenState, refuseBrokenState } from '../../local/earlier-state.ts';
import { root, settings, toolEnv } from '../../local/settings.ts';
import { wrangler } from '../doctor/wrangler.ts';
import { refuseRunning } from './refuse-running.ts';

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

const Names = z.object({
  compatibility_date: z.string(),
  d1_databases: z.array(z.object({ binding: z.string(), database_name: z.string() })),
  r2_buckets: z.array(z.object({ binding: z.string(), bucket_name: z.string() })),
});

const Info = z.object({ uuid: z.string() });

const idOf = async (name: string) =>
  Info.parse(JSON.parse(await wrangler(['d1', 'info', name, '--json']))).uuid;

/**
 * Database and files, on this machine or deployed.
 * @param overwrite whether a broken database of this machine is deleted
 * @throws if a server of this machine uses them, or if its database is broken
 */
export async function openBindings(remote: boolean, overwrite = false) {
  const { stateDir } = settings();
  if (!remote) {
    await refuseRunning(stateDir);
    (overwrite ? deleteBrokenState : refuseBrokenState)(stateDir);
  }
  Object.assign(process.env, toolEnv(stateDir));
  const config: unknown = unstable_readConfig({ config: path.join(root, 'wrangler.toml') });
  const { compatibility_date, d1_databases, r2_buckets } = Names.parse(config);
  const databases: object[] = [];
  for (const { binding, database_name } of d1_databases) {
    // The platform wants an id, which wrangler.toml doesn't have.
    const id = remote ? { remote, database_id: await idOf(database_name) } : {};
    databases.push({ binding, database_name, ...id });
  }
  const configPath = path.join(stateDir, 'database-and-files.json');
  mkdirSync(stateDir, { recursive: true });
  writeFileSync(
    configPath,
    JSON.stringify({
      name: 'peerway-backup',
      compatibility_date,
      d1_databases: databases,
      r2_buckets: r2_buckets.map(({ binding, bucket_name }) => ({ binding, bucket_name, remote })),
    }),
  );
  const { env, dispose } = await getPlatformProxy<Bindings>({
    configPath,
    persist: { path: path.join(stateDir, 'v3') },
  });
  return { db: env.DB, files: env.FILES, close: dispose };
}
