import { spawn } from 'node:child_process';
import path from 'node:path';

import { root, toolEnv } from '../../worker/local/settings.ts';

const bin = path.join(root, 'node_modules/.bin');

/** For vitest, which writes a line for each file. No test or hook may take longer than two minutes. */
export const SILENT_MS = 6 * 60_000;

/** The longest time that a timer can wait. */
const NEVER_MS = 2 ** 31 - 1;

interface Count {
  passed: number;
  failed: number;
  skipped: number;
}

export interface Result {
  count: Count;
  /** What a reader needs to see. Empty on success. */
  output: string;
}

interface Options {
  env?: NodeJS.ProcessEnv;
  /** Ends a command that has written nothing for this time, because it would not end by itself. */
  silentMs?: number;
}

/** Runs a command with all installed programs on its path. `stateDir` may hold its temporary state. */
export async function command(
  name: string,
  args: string[],
  stateDir: string,
  { env = {}, silentMs }: Options = {},
): Promise<{ ok: boolean; output: string }> {
  const child = spawn(name, args, {
    cwd: root,
    env: {
      ...toolEnv(stateDir),
      // Tests expect dates and sentences in English, whatever the machine's language is.
      LC_ALL: 'en_US.UTF-8',
      ...env,
      PATH: `${bin}${path.delimiter}${process.env['PATH']}`,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const { promise, resolve, reject } = Promise.withResolvers<number | null>();
  const silent = setTimeout(() => {
    output += `\nEnded, because it wrote nothing for ${(silentMs ?? 0) / 1000} s.\n`;
    child.kill();
    // Its own children may outlive it, and hold its output open.
    resolve(null);
  }, silentMs ?? NEVER_MS);
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      silent.refresh();
    });
  }
  child.once('error', reject);
  child.once('close', resolve);
  const code = await promise.finally(() => clearTimeout(silent));
  return { ok: code === 0, output };
}

/** A part that is a single check. If it fails, its output is shown. */
export function asOneTest({ ok, output }: { ok: boolean; output: string }): Result {
  return {
    count: { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 },
    output: ok ? '' : output,
  };
}
