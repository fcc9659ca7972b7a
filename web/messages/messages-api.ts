import type { MessageItem } from '../../worker/contract/message.ts';
import { api, load, send } from '../base/api.ts';
import { cursorOf } from '../base/pages.ts';
import type { PendingReaction } from './reactions.ts';
import type { WaitingMessage } from './stored-messages.ts';

const messages = api[':kind'][':id'].messages;

/** `/api/sessions/7` → its kind and id. */
function paramOf(room: string): { kind: 'sessions' | 'users'; id: string } {
  const [, , kind, id = ''] = room.split('/');
  return { kind: kind === 'sessions' ? 'sessions' : 'users', id };
}

/** A request without an answer is given up after so long. It may be sent again: a message has a nonce. */
const GIVE_UP_MS = 30_000;

const givenUp = () => ({ init: { signal: AbortSignal.timeout(GIVE_UP_MS) } });

const numbered = (room: string, number: number) => ({ ...paramOf(room), number: String(number) });

export const loadMessages = (
  room: string,
  query: { after?: string; before?: string; numbers?: string; itemsPerPage?: string },
) => load(messages.$get({ param: paramOf(room), query }, givenUp()));

/** @param cursor from the search's previous page */
export const searchMessages = (room: string, q: string, next?: string) =>
  load(messages.$get({ param: paramOf(room), query: { q, ...cursorOf(next) } }));

export function postMessage({
  room,
  text,
  nonce,
  replyTo,
  pictures,
}: Pick<WaitingMessage, 'room' | 'text' | 'nonce' | 'replyTo' | 'pictures'>): Promise<MessageItem> {
  const json = { text, nonce, replyTo, pictures: pictures?.map(({ id }) => id) };
  return load(messages.$post({ param: paramOf(room), json }, givenUp()));
}

export const editMessage = (room: string, number: number, text: string): Promise<MessageItem> =>
  load(messages[':number'].$patch({ param: numbered(room, number), json: { text } }, givenUp()));

export const deleteMessage = (room: string, number: number): Promise<MessageItem> =>
  load(messages[':number'].$delete({ param: numbered(room, number) }, givenUp()));

export function sendReaction(room: string, { number, emoji, on }: PendingReaction) {
  const reaction = messages[':number'].reactions[':emoji'];
  // A keycap has a `#`, which would end the path.
  const param = { ...numbered(room, number), emoji: encodeURIComponent(emoji) };
  return send(on ? reaction.$put({ param }, givenUp()) : reaction.$delete({ param }, givenUp()));
}

export const loadReactors = (room: string, number: number) =>
  load(messages[':number'].reactions.$get({ param: numbered(room, number) }));

export function sendPin(room: string, number: number, on: boolean) {
  const { pin } = messages[':number'];
  const param = numbered(room, number);
  return send(on ? pin.$put({ param }, givenUp()) : pin.$delete({ param }, givenUp()));
}

export const markRead = (room: string, number: number) =>
  send(messages.read.$put({ param: paramOf(room), json: { number } }, givenUp()));
