import path from 'node:path';
import { root, toolEnv } from './settings.ts';
import { readStamp, writeStamp } from './stamp.ts';
import { runNode } from './tool.ts';

/** The demo sessions are moved to around now again when they are older than this. */
const FRESH_FOR_MS = 12 * 60 * 60 * 1000;

/** Fills a new state with the demo community. Moves its sessions to around now in an older one. */
export async function seedOnce(stateDir: string): Promise<void> {
  const stamp = path.join(stateDir, 'seeded');
  const script = path.join(root, 'worker/local/seed.ts');
  // Without a stamp the difference is NaN, and NaN < x is false.
  if (Date.now() - Date.parse(readStamp(stamp)) < FRESH_FOR_MS) return;
  console.log('Creating the demo community…');
  await runNode([script], { ...toolEnv(stateDir), STATE_DIR: stateDir });
  writeStamp(stamp, new Date().toISOString());
}
