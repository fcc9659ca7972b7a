import path from 'node:path';

import { toolEnv } from '../../worker/local/settings.ts';
import { runTool } from '../../worker/local/tool.ts';
import { cache } from './database/state.ts';

let made: Promise<string> | undefined;

async function make() {
  const folder = path.join(cache, 'bundle');
  await runTool('wrangler', ['deploy', '--dry-run', '--outdir', folder], toolEnv(cache));
  return path.join(folder, 'index.js');
}

/** Bundles the Worker as a deploy would, only once. @returns its script */
export const bundle = () => (made ??= make());
