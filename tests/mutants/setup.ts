// Runs before each test file when faults are in the code. It sets the active fault.
import { afterEach, beforeAll, inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** The number of the active fault. 0 for none. */
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
  // Files that share a runtime load its modules only once. The faults that the loading reaches count for each file.
  state.loaded ??= state.reached;
  state.reached = new Set(state.loaded);
});

afterEach(({ task }) => {
  task.meta.reached = [...state.reached];
});
