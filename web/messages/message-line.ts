import type { MessageItem } from '../../worker/contract/message.ts';
import { messages as words } from '../words/made/messages.ts';

/** A message in one line: its text, or how many pictures it has. */
export function lineOf({
  deleted,
  text,
  pictures,
}: Pick<MessageItem, 'deleted' | 'text' | 'pictures'>) {
  if (deleted) return words.deletedLast;
  return text === '' ? words.photos(pictures.length) : text;
}
