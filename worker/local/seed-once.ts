import { existsSync } from 'node:fs';
import path from 'node:path';
import { root, toolEnv } from './settings.ts';
import { readStamp, writeStamp } from './stamp.ts';
import { runNode } from './tool.ts';

/** Fills a new state with the demo community, so that the first look is not at an empty page. */
export async function seedOnce(stateDir: string): Promise<void> {
  const stamp = path.join(stateDir, 'seeded');
  const script = path.join(root, 'worker/local/seed.ts');
  if (readStamp(stamp) !== '' || !existsSync(script)) return;
  console.log('Inviting the demo community…');
  await runNode([script], { ...toolEnv(stateDir), STATE_DIR: stateDir });
  writeStamp(stamp, new Date().toISOString());
}
