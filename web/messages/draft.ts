import { readJson, writeJson } from '../base/json-store.ts';
import { createStore } from '../base/store.ts';

const keyOf = (user: number, room: string) => `peerway/draft/${user}${room}`;

/** What a user has typed in a room and not sent. */
export function readDraft(user: number, room: string): string {
  const draft = readJson(keyOf(user, room));
  return typeof draft === 'string' ? draft : '';
}

export const writeDraft = (user: number, room: string, text: string) =>
  writeJson(keyOf(user, room), text);

const isDraft = (user: number, room: string, text: string) => readDraft(user, room).trim() === text;

/** A message is stored or sent, so it's no draft any more. What has been typed since stays. */
export function endDraft(user: number, room: string, text: string) {
  if (isDraft(user, room, text)) writeDraft(user, room, '');
}

/** The draft of a room to which a message has come back, for the field that shows it. */
export const returned = createStore<{ room: string; draft: string } | null>(null);

/** Puts a message that couldn't be sent before what has been typed since. */
export function returnDraft(user: number, room: string, text: string) {
  const typed = isDraft(user, room, text) ? '' : readDraft(user, room);
  const draft = typed === '' ? text : `${text}\n${typed}`;
  writeDraft(user, room, draft);
  returned.set({ room, draft });
}
