import type { Context, MiddlewareHandler } from 'hono';

import {
  MessageCreate,
  type MessageItem,
  MessageItem as MessageSchema,
  MessageList,
  MessagePatch,
  MessageQuery,
  MessageRead,
} from '../../contract/message.ts';
import type { RoomRef } from '../../contract/reference.ts';
import { countTold, limited, signedIn, userRoute } from '../../core/auth/guards.ts';
import { decodeCursor, encodeCursor } from '../../core/cursor.ts';
import { toCollection } from '../../core/items.ts';
import { askRoom } from '../../core/objects.ts';
import { problemOf } from '../../core/room-refusals.ts';
import { type AppEnv, body, createRouter, json, requireViewer, route } from '../../core/router.ts';
import { deliver } from '../../notifications/deliver.ts';
import { assertMayAct } from '../../presence/queries/presence.ts';
import { listAuthors, noticeMentions } from '../queries/conversations.ts';
import { Message, Room, changeRoom, roomOf } from '../room-route.ts';

/**
 * Adds the names of authors who are no longer members. In a session it leaves out authors with whom the viewer has a
 * block.
 */
async function withAuthors(
  c: Context<AppEnv>,
  { kind }: RoomRef,
  messages: readonly MessageItem[],
) {
  const ids = [...new Set(messages.map(({ author }) => author.id))];
  const rows = await listAuthors(c.get('db'), requireViewer(c).id, ids);
  const authors = new Map(rows.map((row) => [row.id, row]));
  return messages.flatMap((message) => {
    const author = authors.get(message.author.id);
    if (!author || (kind === 'session' && author.blocked)) return [];
    return [{ ...message, author: { id: author.id, name: author.name } }];
  });
}

/**
 * One page of a search can take the room's only thread for 100 ms. So it is counted, and nobody who was logged out gets
 * that far.
 */
const guardSearch: MiddlewareHandler<AppEnv> = async (c, next) => {
  if (c.req.query('q') === undefined) return next();
  await assertMayAct(c.env.DB, requireViewer(c));
  return limited('LIMIT_FEED', 2)(c, next);
};

export const messages = createRouter()
  .openapi(
    route('get', '/{kind}/{id}/messages', {
      summary: 'Messages of a session’s room or of a conversation, in ascending order',
      description:
        '`kind` is `sessions` with the id of a session, or `users` with the id of the other user.',
      middleware: [signedIn, guardSearch] as const,
      request: { params: Room, query: MessageQuery },
      responses: { 200: json(MessageList, 'A page.') },
    }),
    async (c) => {
      const room = roomOf(c.req.valid('param'));
      const { cursor, itemsPerPage: limit, ...query } = c.req.valid('query');
      const [before = query.before] = decodeCursor('found', 1, cursor) ?? [];
      const { id } = requireViewer(c);
      const page = await askRoom(c.env, room, id, async (stub) =>
        stub.list(id, { ...query, before, limit }),
      );
      // This query also checks whether the caller may still act, so it comes before the room's refusal is answered.
      const member = await withAuthors(c, room, 'refused' in page ? [] : page.messages);
      if ('refused' in page) throw problemOf(page);
      const { messages: _messages, next: position, ...state } = page;
      const next = position === undefined ? undefined : encodeCursor('found', [position]);
      return c.json({ ...toCollection(c, member, { next }), ...state }, 200);
    },
  )
  .openapi(
    userRoute('post', '/{kind}/{id}/messages', {
      summary: 'Sends a message',
      description: 'The same nonce again answers 200 with the first message, and sends nothing.',
      request: { params: Room, body: body(MessageCreate) },
      responses: {
        200: json(MessageSchema, 'It was sent before.'),
        201: json(MessageSchema, 'Sent.'),
      },
    }),
    async (c) => {
      const room = c.req.valid('param');
      const words = c.req.valid('json');
      const sent = await changeRoom(c, room, async (stub, user) => stub.send(user, words));
      if (sent.mentioned.length > 0) {
        const { id: actorId } = requireViewer(c);
        const mention = { userIds: sent.mentioned, actorId, sessionId: room.id };
        // It is sent again if the answer was lost, maybe before anybody was told.
        const toldSince = sent.repeated ? Date.parse(sent.message.sentAt) : null;
        const now = Date.now();
        const notices = await noticeMentions(c.get('db'), { ...mention, toldSince, now });
        deliver(c, notices);
        await countTold(c, notices.length);
      }
      return c.json(sent.message, sent.repeated ? 200 : 201);
    },
  )
  .openapi(
    userRoute('patch', '/{kind}/{id}/messages/{number}', {
      summary: 'Changes one’s own message, for 15 minutes',
      request: { params: Message, body: body(MessagePatch) },
      responses: { 200: json(MessageSchema, 'The updated item.') },
    }),
    async (c) => {
      const { number, ...room } = c.req.valid('param');
      const { text } = c.req.valid('json');
      const changed = await changeRoom(c, room, async (stub, user) =>
        stub.edit(user, number, text),
      );
      return c.json(changed, 200);
    },
  )
  .openapi(
    userRoute('delete', '/{kind}/{id}/messages/{number}', {
      summary:
        'Deletes one’s own message, for 15 minutes. A host can delete any in their session’s room',
      request: { params: Message },
      responses: { 200: json(MessageSchema, 'What is left of it.') },
    }),
    async (c) => {
      const { number, ...room } = c.req.valid('param');
      const left = await changeRoom(c, room, async (stub, user) =>
        stub.remove(user, number, false),
      );
      return c.json(left, 200);
    },
  )
  .openapi(
    userRoute('put', '/{kind}/{id}/messages/read', {
      summary: 'Marks messages as read up to a number. It never goes back',
      request: { params: Room, body: body(MessageRead) },
      responses: { 204: { description: 'Read.' } },
    }),
    async (c) => {
      const { number } = c.req.valid('json');
      await changeRoom(c, c.req.valid('param'), async (stub, user) => stub.read(user, number));
      return c.body(null, 204);
    },
  );
