import path from 'node:path';
import { root, toolEnv } from './settings.ts';
import { readStamp, writeStamp } from './stamp.ts';
import { runNode } from './tool.ts';

/** How old the demo community's evenings may get before they are moved around now again. */
const FRESH_FOR_MS = 12 * 60 * 60 * 1000;

/** Fills a new state with the demo community, so that the first look is not at an empty page; keeps it around now. */
export async function seedOnce(stateDir: string): Promise<void> {
  const stamp = path.join(stateDir, 'seeded');
  const script = path.join(root, 'worker/local/seed.ts');
  // Without a stamp the date is no number, which is never less.
  if (Date.now() - Date.parse(readStamp(stamp)) < FRESH_FOR_MS) return;
  console.log('Inviting the demo community…');
  await runNode([script], { ...toolEnv(stateDir), STATE_DIR: stateDir });
  writeStamp(stamp, new Date().toISOString());
}
