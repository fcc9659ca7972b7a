import type { ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';

/**
 * Prints a server's output once `show` was called. Of the earlier lines it prints only those about missing settings.
 * All earlier lines are in `early`, to be printed if the start fails.
 */
export function quietly({ stdout, stderr }: ChildProcess): { show: () => void; early: string[] } {
  const early: string[] = [];
  let shown = false;
  for (const stream of [stdout, stderr]) {
    if (!stream) continue;
    createInterface({ input: stream }).on('line', (line) => {
      if (shown) console.log(line);
      else early.push(line);
    });
  }
  return {
    early,
    show: () => {
      for (const line of early.filter((said) => said.includes('Configuration:'))) console.log(line);
      shown = true;
    },
  };
}
