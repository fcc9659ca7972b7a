import path from 'node:path';
import { root, toolEnv } from './settings.ts';
import { fingerprint, readStamp, writeStamp } from './stamp.ts';
import { runTool } from './tool.ts';

const dist = path.join(root, 'web/dist');
const stamp = path.join(root, 'node_modules/.cache/peerway/client');

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
  console.log('Building the client…');
  // Tests set NODE_ENV for themselves. The client that they load must be the shipped one.
  const env = { ...toolEnv(stateDir), NODE_ENV: 'production' };
  await runTool('vite', ['build', '--config', 'web/vite.config.ts'], env);
  writeStamp(stamp, `${now} ${fingerprint([dist])}`);
}
