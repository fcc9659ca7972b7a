import type { MessageItem } from '../../worker/contract/message.ts';

/** The pinned messages after one of them, or another one, was changed. */
export function withPin(
  pinned: readonly number[],
  { number, pinned: on }: Pick<MessageItem, 'number' | 'pinned'>,
): number[] {
  const others = pinned.filter((one) => one !== number);
  if (on === others.length < pinned.length) return [...pinned];
  return on ? [...others, number] : others;
}
