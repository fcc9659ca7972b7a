import type { ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';

// One line per request would bury what the Worker has to say; mail and its path, warnings and errors stay.
const request = /^\[wrangler:info\] (?:GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS) /u;

/**
 * Passes on what a server says, once `show` was called; what it said before is kept for the case that it
 * never gets that far.
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
      shown = true;
    },
  };
}
