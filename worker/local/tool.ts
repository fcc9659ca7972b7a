import { spawn } from 'node:child_process';
import path from 'node:path';
import { root } from './settings.ts';

const entries = {
  wrangler: 'wrangler/bin/wrangler.js',
  vite: 'vite/bin/vite.js',
} as const;

/** The command line of an installed tool, run by this very Node. */
export function toolCommand(tool: keyof typeof entries): string {
  return path.join(root, 'node_modules', entries[tool]);
}

/** Runs an installed tool to its end; its output is shown only when it fails. */
export const runTool = (tool: keyof typeof entries, args: string[], env: NodeJS.ProcessEnv) =>
  runNode([toolCommand(tool), ...args], env);

/** The same for a script. */
export async function runNode(args: string[], env: NodeJS.ProcessEnv): Promise<void> {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...env, CI: '1' }, // no questions
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => said.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => said.push(chunk));
  const { promise, resolve, reject } = Promise.withResolvers<number | null>();
  child.once('error', reject);
  child.once('close', resolve);
  if ((await promise) === 0) return;
  process.stderr.write(Buffer.concat(said));
  throw new Error(`Failed: ${args.join(' ').replaceAll(root, '')}`);
}
