import type { ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';

// Request lines would bury the Worker's own output: emails, warnings and errors.
const request = /^\[wrangler:info\] (?:GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS) /u;

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
      if (!shown) early.push(line);
      else if (!request.test(line)) console.log(line);
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
