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
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...env, CI: '1' }, // no questions
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => output.push(chunk));
  const { promise, resolve, reject } = Promise.withResolvers<number | null>();
  child.once('error', reject);
  child.once('close', resolve);
  if ((await promise) === 0) return;
  process.stderr.write(Buffer.concat(output));
  throw new Error(`This command failed: node ${args.join(' ').replaceAll(root, '')}`);
}
