import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { z } from 'zod';

import type { Site } from './sites.ts';

const Mutant = z.object({
  /** From 1 on, given to those that were chosen. */
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

/** Test files' set-up, and with MUTANTS, before any code is loaded, what tells it which fault is active. */
export const withSetup = (...files: string[]) => [
  ...(process.env['MUTANTS'] === undefined ? [] : ['tests/mutants/setup.ts']),
  ...files,
];

/** Says which fault is active, and remembers which were reached. Hoisted, because modules may import each other. */
const REACH = `
function reachMutant(id) {
  const state = (globalThis.mutants ??= { active: 0, reached: new Set() });
  state.reached.add(id);
  return state.active === id;
}`;

/** Puts all faults into the code, each behind a question whether it is the active one. */
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
  // From the end, so that offsets stay right: what is inserted later at one offset stands before. An outer piece opens
  // before an inner one and closes after it.
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

/** With MUTANTS, the path of a list of them, puts these into the code that is tested. Else none. */
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
