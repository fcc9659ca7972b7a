import { calls } from '../words/made/calls.ts';

/** "With Mira and Jonas". "Call" if no one else is in it. */
export const withNames = (names: readonly string[]): string =>
  names.length === 0 ? calls.bar.alone : calls.bar.with(names);
