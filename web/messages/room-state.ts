import type { MessageItem } from '../../worker/contract/message.ts';
import type { WaitingMessage } from './stored-messages.ts';

export interface RoomState {
  status: 'loading' | 'ready' | 'missing' | 'failed';
  /** In ascending order, without gaps but for what is hidden from the user. */
  messages: readonly MessageItem[];
  /** Up to where the user had read when the room was opened. */
  readAtOpening: number;
  writable: boolean;
  /** Whether there are older messages to load. */
  older: boolean;
  /** Whether there are newer ones: those around a message that was searched for are loaded alone. */
  newer: boolean;
  /** The room's newest number. */
  last: number;
  /** The message to lead to, once for each object. */
  target: { number: number } | null;
  typing: readonly { id: number; name: string }[];
}

export const EMPTY_ROOM: RoomState = {
  status: 'loading',
  messages: [],
  readAtOpening: 0,
  writable: true,
  older: false,
  newer: false,
  last: 0,
  target: null,
  typing: [],
};

/** Later copies of a message replace earlier ones. The name of someone who has left may be missing in a frame. */
export function merge(known: readonly MessageItem[], more: readonly MessageItem[]): MessageItem[] {
  const byNumber = new Map(known.map((message) => [message.number, message]));
  for (const message of more) {
    const name = message.author.name || byNumber.get(message.number)?.author.name || '';
    byNumber.set(message.number, { ...message, author: { ...message.author, name } });
  }
  return [...byNumber.values()].toSorted((a, b) => a.number - b.number);
}

/** What of a log is in the viewport, scrolled away neither with the page nor within the log. */
export interface InView {
  end: boolean;
  /** The newest message of which something is; 0 if none is. */
  newest: number;
}

/** Up to where someone has seen what was in view. Of a long message that includes its end, so what follows it is there. */
export function seenUpTo(messages: readonly MessageItem[], { end, newest }: InView): number {
  const seen = end ? messages : messages.filter(({ number }) => number < newest);
  return seen.at(-1)?.number ?? 0;
}

/** The first message that isn't read, or 0 if there is none, or if others before it aren't loaded. */
export function firstUnread(messages: readonly MessageItem[], read: number): number {
  if ((messages[0]?.number ?? 0) > read + 1) return 0;
  return messages.find(({ number }) => number > read)?.number ?? 0;
}

/** Without those that are among the room's messages already: they may come before the answer to their request. */
export function stillWaiting(
  waiting: readonly WaitingMessage[],
  messages: readonly MessageItem[],
  user: number,
): readonly WaitingMessage[] {
  const taken = new Set<number>();
  return waiting.filter(({ text, after, problem }) => {
    if (after === undefined || problem !== null) return true;
    const sent = messages.find(
      (one) =>
        one.author.id === user && one.number > after && one.text === text && !taken.has(one.number),
    );
    if (sent) taken.add(sent.number);
    return !sent;
  });
}
