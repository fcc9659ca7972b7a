import { z } from '@hono/zod-openapi';
import type { Context } from 'hono';

import { toEmoji } from '../../contract/emoji.ts';
import { ReactionList } from '../../contract/message.ts';
import { userRoute } from '../../core/auth/guards.ts';
import { answerList } from '../../core/items.ts';
import { askRoom } from '../../core/objects.ts';
import { invalid } from '../../core/problems.ts';
import { problemOf } from '../../core/room-refusals.ts';
import { type AppEnv, conflict, createRouter, json, requireViewer } from '../../core/router.ts';
import { listAuthors } from '../queries/conversations.ts';
import { Message, changeRoom, roomOf } from '../room-route.ts';

const Reaction = Message.extend({ emoji: z.string().openapi({ example: '👍' }) });

async function react(
  c: Context<AppEnv>,
  { emoji: text, number, ...room }: z.infer<typeof Reaction>,
  on: boolean,
) {
  const emoji = toEmoji(text);
  if (emoji === undefined) throw invalid('emoji', (say) => say.messages.notOneEmoji);
  await changeRoom(c, room, async (stub, user) => stub.react(user, number, { emoji, on }));
}

export const reactions = createRouter()
  .openapi(
    userRoute('get', '/{kind}/{id}/messages/{number}/reactions', {
      summary: 'Who has reacted to a message, by emoji',
      request: { params: Message },
      responses: { 200: json(ReactionList, 'In the order of their first use.') },
    }),
    async (c) => {
      const { number, ...room } = c.req.valid('param');
      const { id } = requireViewer(c);
      const answer = await askRoom(c.env, roomOf(room), id, async (stub) =>
        stub.reactors(id, number),
      );
      const found = 'refused' in answer ? [] : answer.reactions;
      const ids = new Set(found.flatMap(({ users }) => users));
      // This query also checks whether the caller may still act, so it comes before the room's refusal is answered.
      const people = await listAuthors(c.get('db'), id, [...ids]);
      if ('refused' in answer) throw problemOf(answer);
      const names = new Map(people.map((person) => [person.id, person.name]));
      return answerList(c, { rows: found }, ({ emoji, users }) => ({
        emoji,
        users: users.map((user) => ({ id: user, name: names.get(user) ?? '' })),
      }));
    },
  )
  .openapi(
    userRoute('put', '/{kind}/{id}/messages/{number}/reactions/{emoji}', {
      summary: 'Reacts to a message with an emoji',
      description: 'Again changes nothing. A message has at most 12 different emojis.',
      request: { params: Reaction },
      responses: { 204: { description: 'Set.' }, ...conflict },
    }),
    async (c) => {
      await react(c, c.req.valid('param'), true);
      return c.body(null, 204);
    },
  )
  .openapi(
    userRoute('delete', '/{kind}/{id}/messages/{number}/reactions/{emoji}', {
      summary: 'Withdraws one’s reaction',
      request: { params: Reaction },
      responses: { 204: { description: 'Withdrawn.' } },
    }),
    async (c) => {
      await react(c, c.req.valid('param'), false);
      return c.body(null, 204);
    },
  );
