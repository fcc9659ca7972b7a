// `npm run bench -- --save` keeps the newest measurement of each part, and writes the table and the picture from them.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, totalmem } from 'node:os';
import path from 'node:path';
import { z } from 'zod';

import { drawGrowth } from './growth-picture.ts';
import { MEASURES, type Row } from './row.ts';

const STORE = path.join(import.meta.dirname, 'saved-run.json');
const TABLE = path.join(import.meta.dirname, 'saved-run.md');
const PICTURE = path.join(import.meta.dirname, 'growth.svg');

const SavedRow = z.object({
  figure: z.string(),
  measured: z.string(),
  beside: z.string().exactOptional(),
  ratio: z.number().exactOptional(),
  goal: z.string(),
  met: z.boolean(),
  counts: z.boolean(),
  growth: z
    .array(
      z.object({
        measure: z.enum(MEASURES),
        name: z.string(),
        points: z.array(z.object({ size: z.number(), cost: z.number() })),
      }),
    )
    .exactOptional(),
}) satisfies z.ZodType<Row>;

const Store = z.record(
  z.string(),
  z.object({ date: z.string(), commit: z.string(), machine: z.string(), rows: z.array(SavedRow) }),
);
type Store = z.infer<typeof Store>;

const read = (): Store =>
  existsSync(STORE) ? Store.parse(JSON.parse(readFileSync(STORE, 'utf8'))) : {};

const machine = () =>
  `${availableParallelism()} cores (${cpus()[0]?.model.trim() ?? 'unknown'}), ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}`;

/** ✓ met, ✗ a count that misses its goal, ! a time that does. */
export const markOf = ({ met, counts }: Row) => (met ? '✓' : counts ? '✗' : '!');

const cell = (text: string) => text.replaceAll('|', '\\|');

const line = (row: Row) =>
  `| ${[markOf(row), row.figure, row.measured, row.beside ?? '', row.ratio?.toFixed(3) ?? '', row.goal].map(cell).join(' | ')} |`;

function tableOf(store: Store): string {
  const parts = Object.entries(store).map(
    ([name, { date, commit, machine: on, rows }]) =>
      `## ${name}\n\n${date}, ${commit}, ${on}\n\n| | figure | measured | floor or peer, same run | ratio | goal |\n|---|---|---|---|---|---|\n${rows.map(line).join('\n')}\n`,
  );
  return `# A saved run\n\nWritten by \`npm run bench -- --save\`. What each row means: README.md beside this file.\n\n${parts.join('\n')}`;
}

/** Keeps these rows as the newest of their part. @param names all parts, in the order of the table */
export function save(part: string, rows: Row[], names: readonly string[]) {
  const kept = read();
  kept[part] = {
    date: new Date().toISOString().slice(0, 10),
    commit: execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim(),
    machine: machine(),
    rows,
  };
  const store = Object.fromEntries(
    names.flatMap((name) => (kept[name] ? [[name, kept[name]] as const] : [])),
  );
  writeFileSync(STORE, `${JSON.stringify(store)}\n`);
  writeFileSync(TABLE, tableOf(store));
  const lines = Object.values(store).flatMap((saved) =>
    saved.rows.flatMap((row) => row.growth ?? []),
  );
  writeFileSync(PICTURE, drawGrowth(lines));
}
