import path from 'node:path';

import { root, toolEnv } from './settings.ts';
import { readStamp, writeStamp } from './stamp.ts';
import { runNode } from './tool.ts';

/** When the demo sessions are older than this, they are moved to today. */
const FRESH_FOR_MS = 12 * 60 * 60 * 1000;

/** Fills a new state with the demo community. In an older state, moves its sessions to today. */
export async function seedOnce(stateDir: string): Promise<void> {
  const stamp = path.join(stateDir, 'seeded');
  const script = path.join(root, 'worker/local/seed.ts');
  // Without a stamp the difference is NaN, and NaN < x is false.
  if (Date.now() - Date.parse(readStamp(stamp)) < FRESH_FOR_MS) return;
  console.log('Creating the demo community…');
  await runNode([script], { ...toolEnv(stateDir), STATE_DIR: stateDir });
  writeStamp(stamp, new Date().toISOString());
}
