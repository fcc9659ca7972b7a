import { spawn } from 'node:child_process';
import path from 'node:path';

import { root, toolEnv } from '../../worker/local/settings.ts';

const bin = path.join(root, 'node_modules/.bin');

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

/** Runs a command with all installed programs on its path. `stateDir` may hold its temporary state. */
export async function command(
  name: string,
  args: string[],
  stateDir: string,
  env: NodeJS.ProcessEnv = {},
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
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const { promise, resolve, reject } = Promise.withResolvers<number | null>();
  child.once('error', reject);
  child.once('close', resolve);
  return { ok: (await promise) === 0, output };
}

/** A part that is a single check. If it fails, its output is shown. */
export function asOneTest({ ok, output }: { ok: boolean; output: string }): Result {
  return {
    count: { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 },
    output: ok ? '' : output,
  };
}
