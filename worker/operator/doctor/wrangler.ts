import { spawn } from 'node:child_process';

import { root, settings, toolEnv } from '../../local/settings.ts';
import { toolCommand } from '../../local/tool.ts';

/** Runs wrangler. @returns what it printed. @throws Error with what it said if it fails */
export async function wrangler(args: string[]): Promise<string> {
  const child = spawn(process.execPath, [toolCommand('wrangler'), ...args], {
    cwd: root,
    env: { ...toolEnv(settings().stateDir), NO_COLOR: '1', CI: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const) {
    child[name].setEncoding('utf8').on('data', (text: string) => {
      said[name] += text;
    });
  }
  const { promise, resolve, reject } = Promise.withResolvers<number | null>();
  child.once('error', reject);
  child.once('close', resolve);
  if ((await promise) === 0) return said.stdout;
  throw new Error(`${said.stderr}${said.stdout}`.trim() || 'wrangler failed.');
}
