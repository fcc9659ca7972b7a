import { setTimeout as wait } from 'node:timers/promises';

import type { Notes } from './report.ts';

interface Pace {
  name: string;
  perSecond: number;
  seconds: number;
  notes: Notes;
}

/**
 * Begins acts at a fixed rate, whether earlier ones are done or not: a server that gets slower isn't asked less.
 * @param act gets 0, 1, 2… One that throws is an error
 */
export async function keepPace(
  { name, perSecond, seconds, notes }: Pace,
  act: (index: number) => Promise<unknown>,
) {
  const begun = performance.now();
  const running = new Set<Promise<unknown>>();
  for (let index = 0; index < perSecond * seconds; index += 1) {
    // Between the ticks of the others, so that the rates of different acts don't fall on the same moment.
    const due = begun + ((index + Math.random()) * 1_000) / perSecond;
    await wait(Math.max(0, due - performance.now()));
    notes.report.late.push(Math.max(0, performance.now() - due));
    notes.report.acts += 1;
    const done = act(index).catch((error: unknown) => notes.error(name, error));
    running.add(done);
    void done.finally(() => running.delete(done));
  }
  await Promise.all(running);
}
