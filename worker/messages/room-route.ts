import { z } from '@hono/zod-openapi';
import type { Context } from 'hono';

import type { RoomRefusal, RoomRpc } from '../contract/objects/rpc.ts';
import { IdText, type RoomRef } from '../contract/reference.ts';
import { askRoom } from '../core/objects.ts';
import { problemOf } from '../core/room-refusals.ts';
import { type AppEnv, requireViewer } from '../core/router.ts';
import { assertMayAct } from '../presence/queries/presence.ts';

/** `/sessions/7/messages` is a session's room, `/users/7/messages` the caller's conversation with that user. */
export const Room = z.object({ kind: z.enum(['sessions', 'users']), id: IdText });
export const Message = Room.extend({ number: IdText });

export const roomOf = ({ kind, id }: z.infer<typeof Room>): RoomRef => ({
  kind: kind === 'sessions' ? 'session' : 'user',
  id,
});

const isRefusal = (answer: object): answer is RoomRefusal => 'refused' in answer;

function assertDone<Answer extends object>(
  answer: Answer,
): asserts answer is Exclude<Answer, RoomRefusal> {
  if (isRefusal(answer)) throw problemOf(answer);
}

/** Changes something in a room for the caller, whose device may still act. @throws ProblemError if the room refuses */
export async function changeRoom<Answer extends object>(
  c: Context<AppEnv>,
  room: z.infer<typeof Room>,
  change: (stub: DurableObjectStub<RoomRpc>, userId: number) => Promise<Answer>,
): Promise<Exclude<Answer, RoomRefusal>> {
  const viewer = requireViewer(c);
  await assertMayAct(c.env.DB, viewer);
  const answer = await askRoom(c.env, roomOf(room), viewer.id, async (stub) =>
    change(stub, viewer.id),
  );
  assertDone(answer);
  return answer;
}
