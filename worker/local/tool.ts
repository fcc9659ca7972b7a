import { spawn } from 'node:child_process';
import path from 'node:path';

import { root } from './settings.ts';

const entries = {
  wrangler: 'wrangler/bin/wrangler.js',
  vite: 'vite/bin/vite.js',
} as const;

/** The script of an installed tool, to be run with this process's Node. */
export function toolCommand(tool: keyof typeof entries): string {
  return path.join(root, 'node_modules', entries[tool]);
}

/** Runs an installed tool to its end. Its output is shown only if it fails. */
export const runTool = (tool: keyof typeof entries, args: string[], env: NodeJS.ProcessEnv) =>
  runNode([toolCommand(tool), ...args], env);

/** Runs a script in the same way. */
export async function runNode(args: string[], env: NodeJS.ProcessEnv): Promise<void> {
  const { failed, output } = await runCaptured(args, env);
  if (!failed) return;
  process.stderr.write(output);
  throw new Error(`This command failed: node ${args.join(' ').replaceAll(root, '')}`);
}

/** Runs a script with this process's Node to its end. @returns what it printed. `output` is both */
export async function runCaptured(args: string[], env: NodeJS.ProcessEnv) {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...env, CI: '1' }, // no questions
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = { stdout: '', stderr: '', output: '' };
  for (const name of ['stdout', 'stderr'] as const) {
    child[name].setEncoding('utf8').on('data', (text: string) => {
      said[name] += text;
      said.output += text;
    });
  }
  const { promise, resolve, reject } = Promise.withResolvers<number | null>();
  child.once('error', reject);
  child.once('close', resolve);
  return { failed: (await promise) !== 0, ...said };
}
