import { expect, it } from 'vitest';

import { type PendingReaction, withPending } from '../../../web/messages/reactions.ts';
import { withPin } from '../../../web/messages/with-pin.ts';
import { message } from './server-room.ts';

const like = (on: boolean, number = 1): PendingReaction => ({ number, emoji: '👍', on });

const shown = (pending: PendingReaction[], reactions = [{ emoji: '👍', count: 2, own: false }]) =>
  withPending([{ ...message(1), reactions }], pending)[0]?.reactions;

it('shows one’s reaction before the server has it, counted once', () => {
  expect(shown([like(true)])).toEqual([{ emoji: '👍', count: 3, own: true }]);
  expect(shown([like(true)], [])).toEqual([{ emoji: '👍', count: 1, own: true }]);
  const own = [{ emoji: '👍', count: 1, own: true }];
  expect(shown([like(true)], own)).toEqual(own);
  expect(shown([like(false)], own)).toEqual([]);
  expect(shown([like(false)])).toEqual([{ emoji: '👍', count: 2, own: false }]);
});

it('leaves messages without a pending reaction as they are', () => {
  const [one, two] = [message(1), message(2)];
  const [first, second] = withPending([one, two], [like(true, 2)]);
  expect(first).toBe(one);
  expect(second?.reactions).toEqual([{ emoji: '👍', count: 1, own: true }]);
});

const pin = (number: number, pinned: boolean) => withPin([3, 1], { number, pinned });

it('keeps pins in their order', () => {
  expect([pin(1, true), pin(3, false), pin(2, true), pin(2, false)]).toEqual([
    [3, 1],
    [1],
    [3, 1, 2],
    [3, 1],
  ]);
});
