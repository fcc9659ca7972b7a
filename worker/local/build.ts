import path from 'node:path';

import { requireWritable } from './earlier-state.ts';
import { root, toolEnv } from './settings.ts';
import { fingerprint, readStamp, writeStamp } from './stamp.ts';
import { runTool } from './tool.ts';

const dist = path.join(root, 'web/dist');
const cache = path.join(root, 'node_modules/.cache/peerway');
const stamp = path.join(cache, 'client');
const bundle = path.join(cache, 'worker');

/** What `buildWorker` makes. */
export const workerScript = path.join(bundle, 'index.js');

/** Builds the client into web/dist if its sources have changed since the last build. */
export async function buildClient(stateDir: string): Promise<void> {
  const now = fingerprint(
    ['web', 'worker/contract', 'package-lock.json', 'tsconfig.json'].map((entry) =>
      path.join(root, entry),
    ),
    [dist],
  );
  // The stamp covers the result too, so that an incomplete folder is built again.
  if (readStamp(stamp) === `${now} ${fingerprint([dist])}`) return;
  requireWritable(root);
  console.log('Building the client…');
  // Tests set NODE_ENV for themselves. The client that they load must be the shipped one.
  const env = { ...toolEnv(stateDir), NODE_ENV: 'production' };
  await runTool('vite', ['build', '--config', 'web/vite.config.ts'], env);
  writeStamp(stamp, `${now} ${fingerprint([dist])}`);
}

/** Bundles the Worker as a deploy would, if its sources have changed since the last time. */
export async function buildWorker(stateDir: string): Promise<void> {
  const now = fingerprint(
    ['worker', 'durable', 'web', 'package-lock.json', 'tsconfig.json', 'wrangler.toml'].map(
      (entry) => path.join(root, entry),
    ),
    [dist],
  );
  const made = `${bundle}.made`;
  if (readStamp(made) === `${now} ${fingerprint([bundle])}`) return;
  requireWritable(root);
  await runTool('wrangler', ['deploy', '--dry-run', '--outdir', bundle], toolEnv(stateDir));
  writeStamp(made, `${now} ${fingerprint([bundle])}`);
}
