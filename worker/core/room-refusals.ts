import { MESSAGE_CHANGE_WITHIN_MINUTES, PINS_MAX, REACTION_KINDS_MAX } from '../contract/bounds.ts';
import type { RoomRefusal } from '../contract/objects/rpc.ts';
import { ProblemError, invalid, notFound } from './problems.ts';

/** What a room's refusal is answered with. */
export function problemOf(refusal: RoomRefusal): ProblemError {
  switch (refusal.refused) {
    case 'hidden':
      return notFound('messageOrRoom');
    case 'closed':
      return new ProblemError(403, (say) => say.messages.roomEnded);
    case 'not-taken':
      return new ProblemError(403, (say) => say.messages.notNow);
    case 'foreign':
      return new ProblemError(403, (say) => say.messages.ownOnly);
    case 'late':
      return new ProblemError(403, (say) => say.messages.tooOld(MESSAGE_CHANGE_WITHIN_MINUTES));
    case 'links':
      return invalid('text', (say) => say.messages.linkToStranger);
    case 'no-such-message':
      return invalid('replyTo', (say) => say.messages.noSuchMessage);
    case 'many-reactions':
      return new ProblemError(409, (say) => say.messages.manyReactions(REACTION_KINDS_MAX));
    case 'many-pins':
      return new ProblemError(409, (say) => say.messages.manyPins(PINS_MAX));
    case 'pictures-gone':
      return invalid('pictures', (say) => say.messages.picturesGone);
    case 'pictures-too-early':
      return invalid('pictures', (say) => say.messages.picturesTooEarly);
    case 'host-only':
      return new ProblemError(403, (say) => say.messages.hostPins);
    case 'too-fast':
      return new ProblemError(429, (say) => say.limits.messages, {
        retryAfterSeconds: refusal.retryAfterSeconds,
      });
    default:
      return refusal satisfies never;
  }
}
