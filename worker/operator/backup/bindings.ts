import path from 'node:path';
import { unstable_readConfig } from 'wrangler';
import { z } from 'zod';

import { openPlatform } from '../../local/bindings.ts';
import { deleteBrokenState, refuseBrokenState } from '../../local/earlier-state.ts';
import { root, settings } from '../../local/settings.ts';
import { wrangler } from '../doctor/wrangler.ts';
import { refuseRunning } from './refuse-running.ts';

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
  const { compatibility_date, d1_databases, r2_buckets } = Names.parse(
    unstable_readConfig({ config: path.join(root, 'wrangler.toml') }),
  );
  const databases: object[] = [];
  for (const { binding, database_name } of d1_databases) {
    // The platform wants an id, which wrangler.toml doesn't have.
    const id = remote ? { remote, database_id: await idOf(database_name) } : {};
    databases.push({ binding, database_name, ...id });
  }
  const config = {
    name: 'peerway-backup',
    compatibility_date,
    d1_databases: databases,
    r2_buckets: r2_buckets.map(({ binding, bucket_name }) => ({ binding, bucket_name, remote })),
  };
  return openPlatform(stateDir, JSON.stringify(config));
}
