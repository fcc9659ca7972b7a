import { calls } from '../words/made/calls.ts';
import type { Over } from './core/state.ts';

const words = calls.over;

/** How a call or ring ended, as a sentence. Empty if the user needs no message. */
export function describeEnded({ kind, reason, people }: Over): string {
  const count = people.length;
  const names = words.names(people.map(({ name }) => name));
  if (kind === 'ring') {
    if (reason !== 'cancelled' && reason !== 'no-answer') return '';
    return count === 0 ? calls.recent.missedCount(1) : words.missed(names);
  }
  switch (reason) {
    case 'left':
      return count === 1 ? words.left(names) : words.leftAlone;
    case 'unreachable':
      return count === 0 ? words.unreachableNobody : words.unreachable(names);
    case 'busy':
      return count === 0 ? words.leftAlone : words.busy({ names, count });
    case 'hung-up':
    case 'friends-only':
    case 'declined':
    case 'no-answer':
      return count === 0 ? words.leftAlone : words[reason](names);
    case 'cancelled':
    case 'elsewhere':
    case 'alone':
    case 'removed':
    case 'full':
    case 'lost':
    case 'refused':
    case 'unanswered':
      return words[reason];
    case 'offline':
      // The server may be away, too.
      return navigator.onLine ? words.unanswered : words.offline;
    default:
      return reason satisfies never;
  }
}
