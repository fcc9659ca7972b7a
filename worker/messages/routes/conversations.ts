import { Page } from '../../contract/collection.ts';
import { type ConversationItem, ConversationList } from '../../contract/message.ts';
import type { RoomSummary } from '../../contract/objects/rpc.ts';
import { OwnerIri as RoomIri } from '../../contract/reference.ts';
import { limited, signedIn } from '../../core/auth/guards.ts';
import { decodeCursor, encodeCursor } from '../../core/cursor.ts';
import { toCollection } from '../../core/items.ts';
import { askRoom, closeRooms, forgetRooms, listRooms } from '../../core/objects.ts';
import { createRouter, json, requireViewer, route } from '../../core/router.ts';
import type { Env } from '../../env.ts';
import { listNames } from '../queries/conversations.ts';

/** A page on which no room shows anything is skipped, this often at most, so that one request asks few rooms. */
const SKIPPED_MAX = 2;

const newestFirst = (a: ConversationItem, b: ConversationItem) =>
  (b.last?.sentAt ?? '').localeCompare(a.last?.sentAt ?? '');

type PageOfRooms = Parameters<typeof listRooms>[2];

/** Asks each room of a page. @returns what they answered, and where the next page begins */
async function askPage(env: Env, userId: number, page: PageOfRooms) {
  const rooms = await listRooms(env, userId, page);
  const asked = await Promise.allSettled(
    rooms.map(async ({ room, readNumber }) => {
      const ref = RoomIri.parse(room);
      const summary = await askRoom(env, ref, userId, async (stub) =>
        stub.summary(userId, readNumber),
      );
      return { room, ref, summary };
    }),
  );
  // A room that can't be reached is left out, so that the others can be read.
  const found = asked.flatMap((answer, index) => {
    if (answer.status === 'fulfilled') return [answer.value];
    console.error(`The room ${rooms[index]?.room} could not be reached`, answer.reason);
    return [];
  });
  return { found, lowest: rooms.length < page.limit ? undefined : rooms.at(-1)?.changedAt };
}

/** Asks the rooms of a page, and of the next ones while the rooms so far have ended or are closed to the user. */
async function askRooms(env: Env, userId: number, page: PageOfRooms) {
  const asked = await askPage(env, userId, page);
  for (let skipped = 0; skipped < SKIPPED_MAX && asked.lowest !== undefined; skipped += 1) {
    if (asked.found.some(({ summary }) => summary?.last)) break;
    const next = await askPage(env, userId, { ...page, before: asked.lowest });
    asked.found.push(...next.found);
    asked.lowest = next.lowest;
  }
  return asked;
}

export const conversations = createRouter().openapi(
  route('get', '/conversations', {
    summary: 'The caller’s conversations and rooms, newest first, with what is unread',
    // Each one asks up to as many rooms as a page has, or as a few pages have.
    middleware: [signedIn, limited('LIMIT_FEED', 2)] as const,
    request: { query: Page },
    responses: { 200: json(ConversationList, 'One page.') },
  }),
  async (c) => {
    const { id } = requireViewer(c);
    const { itemsPerPage: limit, cursor } = c.req.valid('query');
    const [before] = decodeCursor('rooms', 1, cursor) ?? [];
    // The caller's own objects may answer before the database has checked the caller. It does so below, before anything
    // is sent.
    const { found, lowest } = await askRooms(c.env, id, { limit, before });
    const roomsWhere = (condition: (summary: RoomSummary | null) => boolean) =>
      found.flatMap(({ room, summary }) => (condition(summary) ? [room] : []));
    const closed = roomsWhere((summary) => summary === null);
    if (closed.length > 0) c.executionCtx.waitUntil(closeRooms(c.env, id, closed));
    // A listed room once had messages. So an empty one has ended, and holds nothing to export or to delete.
    const ended = roomsWhere((summary) => summary?.empty === true);
    if (ended.length > 0) c.executionCtx.waitUntil(forgetRooms(c.env, id, ended));
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
    const next = lowest === undefined ? undefined : encodeCursor('rooms', [lowest]);
    return c.json(toCollection(c, member.toSorted(newestFirst), { next }), 200);
  },
);
