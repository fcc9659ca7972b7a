/** Time and randomness as inputs, so that tests control both. */
export interface Clock {
  /** In ms since 1970. */
  now: () => number;
  /** Runs once after `ms`. @returns a function that cancels it */
  after: (ms: number, run: () => void) => () => void;
  /** In [0, 1). */
  random: () => number;
}

export const realClock: Clock = {
  now: () => Date.now(),
  after: (ms, run) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
  random: () => Math.random(),
};
