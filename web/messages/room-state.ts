import type { MessageItem } from '../../worker/contract/message.ts';
import type { Others } from './other-messages.ts';
import type { PendingReaction } from './reactions.ts';
import type { WaitingMessage } from './stored-messages.ts';

export interface RoomState {
  status: 'loading' | 'ready' | 'missing' | 'failed';
  /** In ascending order. A gap is a message that is hidden from the user. */
  messages: readonly MessageItem[];
  /** The last number that was read when the room was opened. */
  readAtOpening: number;
  writable: boolean;
  /** Whether there are older messages to load. */
  older: boolean;
  /** Whether there are newer messages to load. After a search only the messages around a result are loaded. */
  newer: boolean;
  /** The room's newest number. */
  last: number;
  /** The message to scroll to. Each new object scrolls once. */
  target: { number: number } | null;
  typing: readonly { id: number; name: string }[];
  /** The numbers of the pinned messages, in the order in which they were pinned. */
  pinned: readonly number[];
  /** Pinned and answered messages that aren't among the loaded ones. */
  others: Others;
  /** The user's own reactions that aren't sent yet. */
  reacting: readonly PendingReaction[];
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
  pinned: [],
  others: new Map(),
  reacting: [],
};

/** A message that is pinned or answered. Undefined if it isn't loaded yet, null if the user can't see it. */
export const findMessage = (
  { messages, others }: Pick<RoomState, 'messages' | 'others'>,
  number: number,
) => messages.find((message) => message.number === number) ?? others.get(number);

/** Adds messages. A later copy replaces an earlier one, but keeps the name that a frame leaves out. */
export function merge(known: readonly MessageItem[], more: readonly MessageItem[]): MessageItem[] {
  const byNumber = new Map(known.map((message) => [message.number, message]));
  for (const message of more) {
    const name = message.author.name || byNumber.get(message.number)?.author.name || '';
    byNumber.set(message.number, { ...message, author: { ...message.author, name } });
  }
  return [...byNumber.values()].toSorted((a, b) => a.number - b.number);
}

export interface InView {
  end: boolean;
  /** The newest message that is at least partly visible. 0 if none is. */
  newest: number;
}

/**
 * The number up to which the user has seen the log. A message counts as seen when the next one is visible, or the end
 * of the log. Otherwise a part of a long message may still be below the viewport.
 */
export function seenUpTo(messages: readonly MessageItem[], { end, newest }: InView): number {
  const seen = end ? messages : messages.filter(({ number }) => number < newest);
  return seen.at(-1)?.number ?? 0;
}

/** The number of the first unread message. 0 if there is none, or if older unread ones aren't loaded. */
export function firstUnread(messages: readonly MessageItem[], read: number): number {
  if ((messages[0]?.number ?? 0) > read + 1) return 0;
  return messages.find(({ number }) => number > read)?.number ?? 0;
}

/** The waiting messages without those that have arrived. A frame may come before the answer to the request. */
export function stillWaiting(
  waiting: readonly WaitingMessage[],
  messages: readonly MessageItem[],
  user: number,
): readonly WaitingMessage[] {
  const taken = new Set<number>();
  return waiting.filter(({ text, pictures, after, problem }) => {
    if (after === undefined || problem !== null) return true;
    const sent = messages.find(
      (one) =>
        one.author.id === user &&
        one.number > after &&
        one.text === text &&
        one.pictures[0]?.id === pictures?.[0]?.id &&
        !taken.has(one.number),
    );
    if (sent) taken.add(sent.number);
    return !sent;
  });
}
