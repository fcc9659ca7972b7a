import { type Notice, type State, type Step, take } from './model.ts';

export interface Asked {
  step: Step;
  /** What the product answered: whether it did it. */
  done: boolean;
}

export interface Explanation {
  state: State;
  notices: readonly Notice[];
}

/**
 * What was asked at once has to be as if it had been asked one after the other, in some order. Yields what each
 * order leads to, those alone in which every answer is the one that was given.
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
