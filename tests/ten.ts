// npm run ten: runs the whole `npm test` ten times, and adds each run to a file. Every second run has both cores kept
// busy. An interrupted series continues. Runs count together as long as only texts have changed.
import { spawn } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';

import { root } from '../worker/local/settings.ts';
import { codeOf, git } from './run/code.ts';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '10' },
    /** The file to which the runs are added, one line of JSON each. */
    file: { type: 'string', default: path.join(root, '.state/runs.jsonl') },
  },
});

const Run = z.object({
  code: z.string(),
  commit: z.string(),
  begun: z.string(),
  busy: z.boolean(),
  seconds: z.number(),
  passed: z.number(),
  failed: z.number(),
  /** The lines that name what failed. */
  failures: z.array(z.string()),
});
type Run = z.infer<typeof Run>;

// It ends with this process, however that ends.
const LOOP = `while (process.ppid === ${process.pid}) for (let n = 0; n < 1e7; n += 1) Math.random();`;

/** Keeps every core busy. @returns a function that stops it */
function keepBusy(): () => void {
  const loops = Array.from({ length: availableParallelism() }, () =>
    spawn(process.execPath, ['-e', LOOP], { stdio: 'ignore' }),
  );
  return () => loops.forEach((loop) => loop.kill('SIGKILL'));
}

async function runOnce(busy: boolean): Promise<Run> {
  const rest = busy ? keepBusy() : () => undefined;
  const begun = new Date();
  const child = spawn('npm', ['test'], { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
    process.stdout.write(text);
  });
  const { promise, resolve } = Promise.withResolvers<void>();
  child.once('close', () => resolve());
  await promise;
  rest();
  const [, passed, failed] = /^(\d+) passed, (\d+) failed/m.exec(lastLinesOf(output)) ?? [];
  return {
    code: codeOf(),
    commit: git('rev-parse', '--short', 'HEAD').trim(),
    begun: begun.toISOString(),
    busy,
    seconds: Math.round((Date.now() - begun.getTime()) / 1000),
    passed: Number(passed ?? 0),
    // A run without its last line has failed.
    failed: Number(failed ?? 1),
    failures: output.split('\n').filter((line) => /^(?: *[×✗]| FAIL )/.test(line)),
  };
}

const lastLinesOf = (output: string) => output.trimEnd().split('\n').slice(-3).join('\n');

const earlier = (): Run[] =>
  existsSync(values.file)
    ? readFileSync(values.file, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => Run.parse(JSON.parse(line)))
        .filter(({ code }) => code === codeOf())
    : [];

if (git('status', '--porcelain').trim() !== '') {
  console.error('Commit first: a run is counted for a commit.');
  process.exit(1);
}
mkdirSync(path.dirname(values.file), { recursive: true });
while (earlier().length < Number(values.runs)) {
  const run = await runOnce(earlier().length % 2 === 1);
  appendFileSync(values.file, `${JSON.stringify(run)}\n`);
}

console.log('\n| commit | begun | load | seconds | passed | failed |\n|---|---|---|---|---|---|');
for (const { commit, begun, busy, seconds, passed, failed, failures } of earlier()) {
  const load = busy ? 'busy' : 'quiet';
  console.log(
    `| ${[commit, begun.slice(0, 16), load, seconds, passed, [failed, ...failures].join('; ')].join(' | ')} |`,
  );
}
process.exit(earlier().some(({ failed }) => failed > 0) ? 1 : 0);
