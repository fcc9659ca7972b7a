// npm test -- [part…]: runs the parts, some beside others, and says of each in order, and on its last line of all, how it went.
import { writeRuntimeTypes } from '../worker/local/runtime-types.ts';
import { parts } from './run/parts.ts';

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !parts.some((part) => part.name === name));
if (unknown.length > 0) {
  console.error(
    `No such part: ${unknown.join(', ')}. Parts: ${parts.map((p) => p.name).join(', ')}.`,
  );
  process.exit(1);
}
const chosen = parts.filter((part) => wanted.length === 0 || wanted.includes(part.name));

await writeRuntimeTypes();

const ends = new Map<string, Promise<unknown>>();
const running = chosen.map((part) => {
  const result = (ends.get(part.lane) ?? Promise.resolve()).then(() => timed(part));
  ends.set(part.lane, result);
  return { part, result };
});

const sum = { passed: 0, failed: 0, skipped: 0 };
for (const { part, result } of running) {
  const { count, output, seconds } = await result;
  if (output) process.stdout.write(`${output.trimEnd()}\n`);
  const empty = count.passed + count.failed === 0;
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
const skipped = sum.skipped > 0 ? `, ${sum.skipped} skipped` : '';
console.log(`\n${sum.passed} passed, ${sum.failed} failed${skipped}`);
process.exit(sum.failed > 0 ? 1 : 0);

async function timed(part: (typeof parts)[number]) {
  const begun = performance.now();
  const result = await part.run().catch((error: unknown) => ({
    count: { passed: 0, failed: 1, skipped: 0 },
    output: error instanceof Error ? (error.stack ?? error.message) : String(error),
  }));
  return { ...result, seconds: (performance.now() - begun) / 1000 };
}
