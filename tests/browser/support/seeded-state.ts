import { mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

import { migrate } from '../../../worker/local/migrate.ts';
import { seedOnce } from '../../../worker/local/seed-once.ts';
import { root } from '../../../worker/local/settings.ts';
import { fingerprint, readStamp, writeStamp } from '../../../worker/local/stamp.ts';

const cache = path.join(root, 'node_modules/.cache/peerway');
/** The demo community's sessions are set around the time at which it was made. So an older one is made again. */
const FRESH_FOR_MS = 20 * 60 * 1000;

let made: Promise<string> | undefined;

/** @returns a folder with the demo community. It is made once, and tests use copies of it */
export const seededState = () => (made ??= make());

async function make(): Promise<string> {
  const state = path.join(cache, 'state');
  const sources = ['migrations', 'worker', 'package-lock.json'];
  const now = fingerprint(sources.map((entry) => path.join(root, entry)));
  const [of, at] = readStamp(path.join(state, 'made')).split(' ');
  if (of === now && Date.now() - Number(at) < FRESH_FOR_MS) return state;
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(path.join(cache, 'state-'));
  await migrate(folder);
  await seedOnce(folder);
  writeStamp(path.join(folder, 'made'), `${now} ${Date.now()}`);
  rmSync(state, { recursive: true, force: true });
  renameSync(folder, state);
  return state;
}
