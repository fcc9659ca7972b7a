import { readJson, writeJson } from '../base/json-store.ts';
import { loadScript } from '../base/load-script.ts';
import { text as asText } from '../base/parse.ts';
import { createStore } from '../base/store.ts';
import type { WaitingMessage } from './stored-messages.ts';

const keyOf = (user: number, room: string) => `peerway/draft/${user}${room}`;

/** The name of a room's uploads. It has the user, because the next one to log in must not find them. */
export const attachedName = ({ user, room }: Pick<WaitingMessage, 'user' | 'room'>) =>
  `${user}${room}/messages`;

/** What a user has typed in a room and not sent. */
export const readDraft = (user: number, room: string) => readJson(keyOf(user, room), asText) ?? '';

export const writeDraft = (user: number, room: string, text: string) =>
  writeJson(keyOf(user, room), text);

const isDraft = (user: number, room: string, text: string) => readDraft(user, room).trim() === text;

/** Removes the draft of a message that is stored or sent. A text that was typed since stays. */
export function endDraft(user: number, room: string, text: string) {
  if (isDraft(user, room, text)) writeDraft(user, room, '');
}

/** The draft to which a returned message was added. The field of that room shows it. */
export const returned = createStore<{
  room: string;
  draft: string;
  /** The number of the message that it answers. */
  replyTo: number | undefined;
  /** Whether it had pictures. They are among the uploads again. */
  pictures: boolean;
} | null>(null);

/** Puts a message that couldn't be sent back into the draft, before the text that was typed since. */
export function returnDraft({
  user,
  room,
  text,
  replyTo,
  pictures = [],
}: Pick<WaitingMessage, 'user' | 'room' | 'text' | 'replyTo' | 'pictures'>) {
  if (pictures.length > 0) {
    void loadScript(() => import('../media/uploads/queue.ts')).then(({ queueOf }) =>
      queueOf(attachedName({ user, room })).restore(pictures),
    );
  }
  const typed = isDraft(user, room, text) ? '' : readDraft(user, room);
  const draft = typed === '' ? text : `${text}\n${typed}`;
  writeDraft(user, room, draft);
  returned.set({ room, draft, replyTo, pictures: pictures.length > 0 });
}
