import type { Over } from './core/state.ts';
import { calls } from '../words/calls.ts';

const words = calls.over;

/** How a call or ring ended, as a sentence. Empty if the user needs no message. */
export function describeEnded({ kind, reason, people }: Over): string {
  const names = people.length === 0 ? words.somebody : words.names(people.map(({ name }) => name));
  if (kind === 'ring') {
    return reason === 'cancelled' || reason === 'no-answer' ? words.missed(names) : '';
  }
  switch (reason) {
    case 'left':
      return people.length === 1 ? words.left(names) : words.leftAlone;
    case 'hung-up':
      return words.hungUp(names);
    case 'unreachable':
      return people.length === 0 ? words.unreachableNobody : words.unreachable(names);
    case 'friends-only':
    case 'declined':
    case 'no-answer':
    case 'busy':
      return words[reason](names);
    case 'cancelled':
    case 'elsewhere':
    case 'alone':
    case 'removed':
    case 'full':
    case 'lost':
    case 'refused':
    case 'unanswered':
    case 'offline':
      return words[reason];
    default:
      return reason satisfies never;
  }
}
