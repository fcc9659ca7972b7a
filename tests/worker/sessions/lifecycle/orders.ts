import { type Notice, type State, type Step, take } from './model.ts';

export interface Asked {
  step: Step;
  /** Whether the product's response says that the step was done. */
  done: boolean;
}

export interface Explanation {
  state: State;
  notices: readonly Notice[];
}

/**
 * Simultaneous requests must have the result of some order of them. Yields the result of each order that explains all
 * actual responses.
 */
export function* orders(
  from: Explanation,
  asked: readonly Asked[],
  now: number,
): Generator<Explanation> {
  if (asked.length === 0) yield from;
  for (const [index, { step, done }] of asked.entries()) {
    const outcome = take(from.state, step, now);
    if (outcome.done !== done) continue;
    const after = { state: outcome.state, notices: [...from.notices, ...outcome.notices] };
    yield* orders(after, asked.toSpliced(index, 1), now);
  }
}
