import { readJson, writeJson } from '../app/json-store.ts';

const keyOf = (user: number, room: string) => `peerway/draft/${user}${room}`;

/** What a user has typed in a room and not sent. */
export function readDraft(user: number, room: string): string {
  const draft = readJson(keyOf(user, room));
  return typeof draft === 'string' ? draft : '';
}

export const writeDraft = (user: number, room: string, text: string) =>
  writeJson(keyOf(user, room), text);
