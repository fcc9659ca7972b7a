import { z } from '@hono/zod-openapi';

import { MESSAGE_CHANGE_WITHIN_MINUTES, PINS_MAX, REACTION_KINDS_MAX } from '../contract/bounds.ts';
import type { RoomRefusal } from '../contract/objects/rpc.ts';
import { IdText, type RoomRef } from '../contract/reference.ts';
import { ProblemError, invalid, notFound } from '../core/problems.ts';

/** `/sessions/7/messages` is a session's room, `/users/7/messages` the caller's conversation with that user. */
export const Room = z.object({ kind: z.enum(['sessions', 'users']), id: IdText });
/** One message of a room. */
export const Message = Room.extend({ number: IdText });

export type MessageRef = z.infer<typeof Message>;

export const roomOf = ({ kind, id }: z.infer<typeof Room>): RoomRef => ({
  kind: kind === 'sessions' ? 'session' : 'user',
  id,
});

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
