import { userRoute } from '../../core/auth/guards.ts';
import { conflict, createRouter } from '../../core/router.ts';
import { Message, changeRoom } from '../room-route.ts';

export const pins = createRouter()
  .openapi(
    userRoute('put', '/{kind}/{id}/messages/{number}/pin', {
      summary: 'Pins a message in the room of one’s session',
      description: 'Again changes nothing. A room has at most 5 pinned messages.',
      request: { params: Message },
      responses: { 204: { description: 'Pinned.' }, ...conflict },
    }),
    async (c) => {
      const { number, ...room } = c.req.valid('param');
      await changeRoom(c, room, async (stub, user) => stub.pin(user, number, true));
      return c.body(null, 204);
    },
  )
  .openapi(
    userRoute('delete', '/{kind}/{id}/messages/{number}/pin', {
      summary: 'Unpins a message',
      request: { params: Message },
      responses: { 204: { description: 'Unpinned.' } },
    }),
    async (c) => {
      const { number, ...room } = c.req.valid('param');
      await changeRoom(c, room, async (stub, user) => stub.pin(user, number, false));
      return c.body(null, 204);
    },
  );
