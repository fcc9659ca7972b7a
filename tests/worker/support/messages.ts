import { OwnMedia } from '../../../worker/contract/media.ts';
import { ConversationList, MessageItem, MessageList } from '../../../worker/contract/message.ts';
import { type Fields, add } from '../media/ask.ts';
import { png } from '../media/make.ts';
import { expectDone, expectAnswer, get, getAs, post, put, send } from './client.ts';
import { addUser } from './people.ts';
import { HOUR_MS, apply, hostSession, changeApplicationStatus } from './sessions.ts';
import { sql } from './sql.ts';

/** Messages, sent and read as a client does. */

export interface Writer {
  id: number;
  token: string;
}

/** A user whose account is a month old, so that no limit for new accounts applies. */
export async function addWriter(name?: string) {
  const user = await addUser(name);
  await sql`UPDATE users SET created_at = ${Date.now() - 30 * 24 * HOUR_MS} WHERE id = ${user.id}`.run();
  return user;
}

const sessionRoom = (session: number) => `/api/sessions/${session}`;
export const pairRoom = (other: Writer) => `/api/users/${other.id}`;

/** @returns the answer as it came */
export const write = (
  room: string,
  { token }: Writer,
  text: unknown,
  nonce: string = crypto.randomUUID(),
  replyTo?: number,
) => post(`${room}/messages`, { text, nonce, replyTo }, token);

/** Sends a message. It must succeed. */
export const written = (room: string, writer: Writer, text: string, nonce?: string) =>
  expectAnswer(write(room, writer, text, nonce), 201, MessageItem);

/** Sends a reply to a message. It must succeed. */
export const answered = (room: string, writer: Writer, text: string, replyTo: number) =>
  expectAnswer(write(room, writer, text, undefined, replyTo), 201, MessageItem);

/** Adds a picture for a message. @returns the answer as it came */
export const addPicture = (room: string, writer: Writer, bytes = png(9, 9), more: Fields = {}) =>
  add(writer, bytes, { owner: `${room}/messages`, ...more });

/** Adds a picture for a message. It must succeed. */
export const picture = (room: string, writer: Writer, more: Fields = {}) =>
  expectAnswer(addPicture(room, writer, png(9, 9), more), 201, OwnMedia);

/** Sends a message with pictures. @returns the answer as it came */
export const writeWith = (
  room: string,
  { token }: Writer,
  pictures: readonly number[],
  { text = '', nonce = crypto.randomUUID() }: { text?: string; nonce?: string } = {},
) => post(`${room}/messages`, { text, nonce, pictures }, token);

/** Sends a message with pictures. It must succeed. */
export const writtenWith = (
  room: string,
  writer: Writer,
  pictures: readonly number[],
  words: { text?: string; nonce?: string } = {},
) => expectAnswer(writeWith(room, writer, pictures, words), 201, MessageItem);

export const react = (
  room: string,
  { token }: Writer,
  number: number,
  emoji: string,
  method: 'PUT' | 'DELETE' = 'PUT',
) => {
  const path = `${room}/messages/${number}/reactions/${encodeURIComponent(emoji)}`;
  return send(method, path, { token });
};

export const pin = (
  room: string,
  { token }: Writer,
  number: number,
  method: 'PUT' | 'DELETE' = 'PUT',
) => send(method, `${room}/messages/${number}/pin`, { token });

export const readRoom = (room: string, { token }: Writer, query = '') =>
  get(`${room}/messages${query}`, token);

export const messagesOf = (room: string, reader: Writer, query = '') =>
  expectAnswer(readRoom(room, reader, query), 200, MessageList);

export const textsOf = async (room: string, reader: Writer, query = '') =>
  (await messagesOf(room, reader, query)).member.map(({ text }) => text);

export const markRead = (room: string, { token }: Writer, number: number) =>
  put(`${room}/messages/read`, { number }, token);

export const conversationPage = ({ token }: Writer, path = '/api/conversations') =>
  getAs(ConversationList, path, token);

export const conversationsOf = async (reader: Writer) => (await conversationPage(reader)).member;

/** A session that the first user hosts and the others are members of. */
export async function hostWith(
  host: Writer,
  members: readonly Writer[],
  over: Record<string, unknown> = {},
) {
  const { id } = await hostSession(host, { seats: members.length + 2, ...over });
  const applications: number[] = [];
  for (const member of members) {
    const application = await apply(member, id);
    await changeApplicationStatus(host, application.id, 'accepted');
    applications.push(application.id);
  }
  return { id, room: sessionRoom(id), applications };
}

/** Moves the end of a session. */
export const moveEnd = (session: number, endsAt: number) =>
  sql`UPDATE sessions SET starts_at = ${endsAt - HOUR_MS}, ends_at = ${endsAt} WHERE id = ${session}`.run();

export async function block(by: { token: string }, whom: { id: number }) {
  await expectDone(put(`/api/blocks/${whom.id}`, undefined, by.token));
}
