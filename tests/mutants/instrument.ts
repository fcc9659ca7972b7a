import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { z } from 'zod';

import type { Site } from './sites.ts';

const Mutant = z.object({
  /** A number from 1 on, for the chosen faults. */
  id: z.number(),
  file: z.string(),
  line: z.number(),
  start: z.number(),
  end: z.number(),
  kind: z.string(),
  before: z.string(),
  replacement: z.string(),
});
export type Mutant = z.infer<typeof Mutant>;

export const toMutant = (file: string, code: string, { start, end, ...site }: Site): Mutant => ({
  id: 0,
  file,
  line: code.slice(0, start).split('\n').length,
  start,
  end,
  before: code.slice(start, end),
  ...site,
});

const Mutants = z.array(Mutant);

/**
 * The set-up files of the tests. With MUTANTS, a file comes first that sets the active fault before any code is loaded.
 */
export const withSetup = (...files: string[]) => [
  ...(process.env['MUTANTS'] === undefined ? [] : ['tests/mutants/setup.ts']),
  ...files,
];

/**
 * Tells whether a fault is the active one, and records that it was reached. It is hoisted, because modules may import
 * each other.
 */
const REACH = `
function reachMutant(id) {
  const state = (globalThis.mutants ??= { active: 0, reached: new Set() });
  state.reached.add(id);
  return state.active === id;
}`;

/** Puts all faults into the code. Each is behind a check whether it is the active one. */
export function withMutants(code: string, mutants: Mutant[]): string {
  const edits = mutants.flatMap(({ id, start, end, replacement }) => [
    {
      at: start,
      size: end - start,
      opens: true,
      text: `(reachMutant(${id}) ? (${replacement}) : (`,
    },
    { at: end, size: end - start, opens: false, text: '))' },
  ]);
  // Edits are applied from the end, so that offsets stay right. A text that is inserted later at an offset comes before
  // the others there. So an outer piece opens before an inner one and closes after it.
  edits.sort(
    (a, b) =>
      b.at - a.at ||
      Number(b.opens) - Number(a.opens) ||
      (a.opens ? a.size - b.size : b.size - a.size),
  );
  let result = code;
  for (const { at, text } of edits) result = result.slice(0, at) + text + result.slice(at);
  return result + REACH;
}

/** Puts the faults of a list into the tested code. MUTANTS is the path of the list. Without it there are no faults. */
export function instrument(): Plugin[] {
  const list = process.env['MUTANTS'];
  if (list === undefined || !existsSync(list)) return [];
  const byFile = Map.groupBy(Mutants.parse(JSON.parse(readFileSync(list, 'utf8'))), ({ file }) =>
    path.resolve(file),
  );
  return [
    {
      name: 'peerway:mutants',
      enforce: 'pre',
      transform(code, id) {
        const mutants = byFile.get(id);
        return mutants ? { code: withMutants(code, mutants), map: null } : null;
      },
    },
  ];
}
