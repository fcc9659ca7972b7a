/** Time and chance as the core sees them, so that tests run on a time of their own. */
export interface Clock {
  /** In ms since 1970. */
  now: () => number;
  /** Runs once after `ms`. @returns how to stop it */
  after: (ms: number, run: () => void) => () => void;
  /** 0 to 1, without 1. */
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
