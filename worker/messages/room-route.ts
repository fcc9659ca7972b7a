import { z } from '@hono/zod-openapi';

import { IdText, type RoomRef } from '../contract/reference.ts';

/** `/sessions/7/messages` is a session's room, `/users/7/messages` the caller's conversation with that user. */
export const Room = z.object({ kind: z.enum(['sessions', 'users']), id: IdText });
export const Message = Room.extend({ number: IdText });

export type MessageRef = z.infer<typeof Message>;

export const roomOf = ({ kind, id }: z.infer<typeof Room>): RoomRef => ({
  kind: kind === 'sessions' ? 'session' : 'user',
  id,
});
