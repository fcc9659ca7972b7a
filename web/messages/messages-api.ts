import type { MessageItem } from '../../worker/contract/message.ts';
import { api, load, send } from '../base/api.ts';
import { cursorOf } from '../base/pages.ts';

const messages = api[':kind'][':id'].messages;

/** `/api/sessions/7` → its kind and id. */
function paramOf(room: string): { kind: 'sessions' | 'users'; id: string } {
  const [, , kind, id = ''] = room.split('/');
  return { kind: kind === 'sessions' ? 'sessions' : 'users', id };
}

const numbered = (room: string, number: number) => ({ ...paramOf(room), number: String(number) });

export const loadMessages = (
  room: string,
  query: { after?: string; before?: string; itemsPerPage?: string },
) => load(messages.$get({ param: paramOf(room), query }));

/** @param cursor from the search's previous page */
export const searchMessages = (room: string, q: string, next?: string) =>
  load(messages.$get({ param: paramOf(room), query: { q, ...cursorOf(next) } }));

/** A request without an answer is given up after so long. The nonce makes it safe to send it again. */
const GIVE_UP_MS = 30_000;

export function postMessage(
  room: string,
  json: { text: string; nonce: string },
): Promise<MessageItem> {
  const init = { signal: AbortSignal.timeout(GIVE_UP_MS) };
  return load(messages.$post({ param: paramOf(room), json }, { init }));
}

export const editMessage = (room: string, number: number, text: string): Promise<MessageItem> =>
  load(messages[':number'].$patch({ param: numbered(room, number), json: { text } }));

export const deleteMessage = (room: string, number: number): Promise<MessageItem> =>
  load(messages[':number'].$delete({ param: numbered(room, number) }));

export const markRead = (room: string, number: number) =>
  send(messages.read.$put({ param: paramOf(room), json: { number } }));
