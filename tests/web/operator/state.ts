import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

import { root } from '../../../worker/local/settings.ts';

/** The state of a local instance, in the folder `state` of a test's own folder. */

const stateIn = (folder: string) => path.join(folder, 'state');

/** Runs one of the operator's scripts, as its npm script does. */
export function runScript(folder: string, script: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [path.join(root, `worker/operator/${script}.ts`), ...args],
    { env: { ...process.env, STATE_DIR: stateIn(folder), INIT_CWD: folder }, encoding: 'utf8' },
  );
  return { status, stdout, stderr };
}

/** Opens the state's database. It must exist, and nothing else may use it. */
export function openDatabase(folder: string) {
  const d1 = path.join(stateIn(folder), 'v3/d1/miniflare-D1DatabaseObject');
  const [name, ...others] = readdirSync(d1).filter((file) => /^[0-9a-f]+\.sqlite$/.test(file));
  if (name === undefined || others.length > 0) throw new Error(`not one database in ${d1}`);
  return new DatabaseSync(path.join(d1, name));
}
