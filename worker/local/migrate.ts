import path from 'node:path';

import { root, settings, toolEnv } from './settings.ts';
import { fingerprint, readStamp, writeStamp } from './stamp.ts';
import { runTool } from './tool.ts';

/** Applies all migrations to the local database. */
export async function migrate(stateDir: string): Promise<void> {
  const stamp = path.join(stateDir, 'migrated');
  const now = fingerprint([path.join(root, 'migrations')]);
  if (readStamp(stamp) === now) return;
  console.log('Preparing the database…');
  await runTool(
    'wrangler',
    ['d1', 'migrations', 'apply', 'DB', '--local', '--persist-to', stateDir],
    toolEnv(stateDir),
  );
  writeStamp(stamp, now);
}

if (import.meta.main) await migrate(settings().stateDir);
