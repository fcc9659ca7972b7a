import type { MessageItem } from '../../worker/contract/message.ts';

/** A reaction of the user that the server doesn't have yet. */
export interface PendingReaction {
  number: number;
  emoji: string;
  /** Whether it is set or withdrawn. */
  on: boolean;
}

/** A message with or without the user's own reaction. */
export function withReaction(message: MessageItem, { emoji, on }: PendingReaction): MessageItem {
  const known = message.reactions.find((one) => one.emoji === emoji);
  if ((known?.own ?? false) === on) return message;
  const reactions = known
    ? message.reactions.map((one) =>
        one === known ? { emoji, own: on, count: one.count + (on ? 1 : -1) } : one,
      )
    : [...message.reactions, { emoji, own: on, count: 1 }];
  return { ...message, reactions: reactions.filter(({ count }) => count > 0) };
}

/** Messages as they will be. Those without a pending reaction are the same objects. */
export function withPending(
  messages: readonly MessageItem[],
  pending: readonly PendingReaction[],
): readonly MessageItem[] {
  if (pending.length === 0) return messages;
  return messages.map((message) =>
    pending.filter(({ number }) => number === message.number).reduce(withReaction, message),
  );
}
