import { Page } from '../../contract/collection.ts';
import { type ConversationItem, ConversationList } from '../../contract/message.ts';
import { OwnerIri as RoomIri } from '../../contract/reference.ts';
import { limited, signedIn } from '../../core/auth/guards.ts';
import { decodeCursor, encodeCursor } from '../../core/cursor.ts';
import { toCollection } from '../../core/items.ts';
import { askRoom, closeRooms, listRooms } from '../../core/objects.ts';
import { createRouter, json, requireViewer, route } from '../../core/router.ts';
import { listNames } from '../queries/conversations.ts';

const newestFirst = (a: ConversationItem, b: ConversationItem) =>
  (b.last?.sentAt ?? '').localeCompare(a.last?.sentAt ?? '');

export const conversations = createRouter().openapi(
  route('get', '/conversations', {
    summary: 'The caller’s conversations and rooms, newest first, with what is unread',
    // Each one asks up to as many rooms as a page has.
    middleware: [signedIn, limited('LIMIT_FEED', 2)] as const,
    request: { query: Page },
    responses: { 200: json(ConversationList, 'One page.') },
  }),
  async (c) => {
    const { id } = requireViewer(c);
    const { itemsPerPage: limit, cursor } = c.req.valid('query');
    const [before] = decodeCursor('rooms', 1, cursor) ?? [];
    const rooms = await listRooms(c.env, id, { limit, before });
    const lowest = rooms.length < limit ? undefined : rooms.at(-1);
    // The caller's own objects may answer before the database has checked the caller. It does so below, before anything
    // is sent.
    const asked = await Promise.allSettled(
      rooms.map(async ({ room, readNumber }) => {
        const ref = RoomIri.parse(room);
        const summary = await askRoom(c.env, ref, id, async (stub) => stub.summary(id, readNumber));
        return { room, ref, summary };
      }),
    );
    // A room that can't be reached is left out, so that the others can be read.
    const found = asked.flatMap((answer, index) => {
      if (answer.status === 'fulfilled') return [answer.value];
      console.error(`The room ${rooms[index]?.room} could not be reached`, answer.reason);
      return [];
    });
    const closed = found.flatMap(({ room, summary }) => (summary ? [] : [room]));
    if (closed.length > 0) c.executionCtx.waitUntil(closeRooms(c.env, id, closed));
    const authors = found.flatMap(({ summary }) => summary?.last?.author.id ?? []);
    const idsOf = (kind: 'session' | 'user') =>
      found.flatMap(({ ref }) => (ref.kind === kind ? [ref.id] : []));
    const { people, sessions } = await listNames(c.get('db'), id, {
      sessionIds: idsOf('session'),
      userIds: [...new Set([...idsOf('user'), ...authors])],
    });
    const personOf = new Map(people.map((row) => [row.id, row]));
    const sessionOf = new Map(sessions.map((row) => [row.id, row]));
    const member = found.flatMap(({ room, ref, summary }): ConversationItem[] => {
      const other = ref.kind === 'user' ? personOf.get(ref.id) : undefined;
      const session = ref.kind === 'session' ? sessionOf.get(ref.id) : undefined;
      if (!summary?.last || (!other && session === undefined)) return [];
      const { '@id': _id, '@type': _type, author, ...last } = summary.last;
      const writer = personOf.get(author.id);
      const hidden = session !== undefined && writer?.blocked === true;
      return [
        {
          '@id': room,
          '@type': 'Conversation',
          with: other ? { id: other.id, name: other.name, firstFile: other.firstFile } : null,
          session: session
            ? { id: ref.id, name: session.name, game: session.games[0] ?? null }
            : null,
          unread: summary.unread,
          last: hidden ? null : { ...last, author: { id: author.id, name: writer?.name ?? '' } },
        },
      ];
    });
    const next = lowest && encodeCursor('rooms', [lowest.changedAt]);
    return c.json(toCollection(c, member.toSorted(newestFirst), { next }), 200);
  },
);
