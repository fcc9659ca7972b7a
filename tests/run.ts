// npm test -- [changed | part or file…]: runs the parts, some in parallel, and prints each result. Failures come last.
import { type Part, changedParts, ofProject, parts } from './run/parts.ts';
import { filesByProject } from './run/test-files.ts';

/** An argument that runs only the tests that the change against `main` reaches. */
const CHANGED = 'changed';
const wanted = process.argv.slice(2).filter((name) => name !== CHANGED);
const isChanged = process.argv.includes(CHANGED);
const names = new Set(wanted.filter((name) => parts.some((part) => part.name === name)));
const { projects, unknown } = filesByProject(wanted.filter((name) => !names.has(name)));
if (unknown.length > 0) {
  console.error(
    `No such part or test file: ${unknown.join(', ')}. Parts: ${parts.map((p) => p.name).join(', ')}.`,
  );
  process.exit(1);
}
const chosen = isChanged
  ? changedParts()
  : [
      ...parts.filter((part) => wanted.length === 0 || names.has(part.name)),
      ...projects.map(({ project, files }) => ofProject(project, files)),
    ];

const lanes = new Map<string, Promise<unknown>>();
const running = chosen.map((part) => {
  const result = Promise.resolve(lanes.get(part.lane)).then(() => timed(part));
  lanes.set(part.lane, result);
  return { part, result };
});

const sum = { passed: 0, failed: 0, skipped: 0 };
const outputs: string[] = [];
for (const { part, result } of running) {
  const { count, output, seconds } = await result;
  if (output) outputs.push(`\n── ${part.name} ──\n${output.trim()}`);
  const empty = count.passed + count.failed + count.skipped === 0;
  const failed = empty ? 1 : count.failed;
  const skipped = count.skipped > 0 ? `, ${count.skipped} skipped` : '';
  const note = empty ? '  (no test ran)' : '';
  console.log(
    `${failed > 0 ? '✗' : '✓'} ${part.name.padEnd(8)} ${count.passed} passed, ${failed} failed${skipped}` +
      `  ${seconds.toFixed(1)} s${note}`,
  );
  sum.passed += count.passed;
  sum.failed += failed;
  sum.skipped += count.skipped;
}
if (outputs.length > 0) console.log(outputs.join('\n'));
const skipped = sum.skipped > 0 ? `, ${sum.skipped} skipped` : '';
console.log(`\n${sum.passed} passed, ${sum.failed} failed${skipped}`);
process.exit(sum.failed > 0 ? 1 : 0);

async function timed(part: Part) {
  const begun = performance.now();
  const result = await part.run().catch((error: unknown) => ({
    count: { passed: 0, failed: 1, skipped: 0 },
    output: error instanceof Error ? (error.stack ?? error.message) : String(error),
  }));
  return { ...result, seconds: (performance.now() - begun) / 1000 };
}
