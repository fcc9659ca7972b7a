import type { Context } from 'hono';

import { limited, signedIn } from '../../core/auth/guards.ts';
import { askRoom } from '../../core/objects.ts';
import { problemOf } from '../../core/room-refusals.ts';
import { type AppEnv, conflict, createRouter, route, requireViewer } from '../../core/router.ts';
import { assertMayAct } from '../../presence/queries/presence.ts';
import { Message, type MessageRef, roomOf } from '../room-route.ts';

async function pin(c: Context<AppEnv>, { number, ...room }: MessageRef, on: boolean) {
  const viewer = requireViewer(c);
  await assertMayAct(c.env.DB, viewer);
  const answer = await askRoom(c.env, roomOf(room), viewer.id, async (stub) =>
    stub.pin(viewer.id, number, on),
  );
  if ('refused' in answer) throw problemOf(answer);
}

export const pins = createRouter()
  .openapi(
    route('put', '/{kind}/{id}/messages/{number}/pin', {
      summary: 'Pins a message in the room of one’s session',
      description: 'Again changes nothing. A room has at most 5 pinned messages.',
      middleware: [signedIn, limited('LIMIT_WRITE')] as const,
      request: { params: Message },
      responses: { 204: { description: 'Pinned.' }, ...conflict },
    }),
    async (c) => {
      await pin(c, c.req.valid('param'), true);
      return c.body(null, 204);
    },
  )
  .openapi(
    route('delete', '/{kind}/{id}/messages/{number}/pin', {
      summary: 'Unpins a message',
      middleware: [signedIn, limited('LIMIT_WRITE')] as const,
      request: { params: Message },
      responses: { 204: { description: 'Unpinned.' } },
    }),
    async (c) => {
      await pin(c, c.req.valid('param'), false);
      return c.body(null, 204);
    },
  );
