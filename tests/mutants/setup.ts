// Runs before each test file when faults are put into the code: says which one is active.
import { afterEach, beforeAll, inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** Its number, or 0 for none. */
    mutant: number;
  }
  interface TaskMeta {
    /** The faults that this file has reached by the end of this test. */
    reached?: number[];
  }
}

declare global {
  var mutants: { active: number; reached: Set<number>; loaded?: Set<number> } | undefined;
}

const state = (globalThis.mutants ??= { active: 0, reached: new Set() });
state.active = inject('mutant');

beforeAll(() => {
  // Files that share a runtime load its modules once. What that reaches counts for each of them.
  state.loaded ??= state.reached;
  state.reached = new Set(state.loaded);
});

afterEach(({ task }) => {
  task.meta.reached = [...state.reached];
});
