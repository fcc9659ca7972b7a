import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';

import { root } from '../../worker/local/settings.ts';

export const git = (...args: string[]) =>
  spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28 }).stdout;

/** Identifies the committed code. It stays the same as long as only texts change. */
export function codeOf(): string {
  const files = git('ls-files', '--stage')
    .split('\n')
    .filter((line) => !/\.(?:md|png|svg)$/.test(line));
  return createHash('sha256').update(files.join('\n')).digest('hex').slice(0, 12);
}
