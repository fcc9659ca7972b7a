import { expect, it, vi } from 'vitest';

import { DeliveryQueues } from '../../../durable/messages/delivery-queues.ts';
import type { MessageDelivery } from '../../../worker/contract/objects/rpc.ts';
import { messageIn } from '../../support/message-item.ts';

const message = (number: number): MessageDelivery => ({
  room: '/api/sessions/7',
  kind: 'new',
  notified: false,
  message: messageIn('/api/sessions/7', number),
});

/** Queues whose calls end when the test says so. */
function open() {
  const calls: { member: number; numbers: number[]; ends: PromiseWithResolvers<boolean> }[] = [];
  const queues = new DeliveryQueues((member, deliveries) => {
    const ends = Promise.withResolvers<boolean>();
    calls.push({ member, numbers: deliveries.map((one) => one.message.number), ends });
    return ends.promise;
  });
  return {
    calls,
    add: (member: number, number: number) => queues.add(member, message(number)),
    made: () => calls.map(({ member, numbers }) => [member, numbers]),
    /** Waits for a call. @param count which one, from 1 on */
    call: (count: number) =>
      vi.waitFor(
        () => {
          const call = calls[count - 1];
          if (!call) throw new Error(`There is no call ${count}.`);
          return call.ends;
        },
        { timeout: 20_000, interval: 1 },
      ),
  };
}

it('sends what comes during a call together with the next, in order, and says who is there', async () => {
  const { add, made, call } = open();
  const first = add(1, 1);
  const ends = await call(1);
  const waiting = [add(1, 2), add(1, 3)];
  ends.resolve(true);
  (await call(2)).resolve(false);
  expect([await first, ...(await Promise.all(waiting))]).toEqual([true, false, false]);
  const last = add(1, 4);
  (await call(3)).resolve(true);
  expect(await last).toBe(true);
  expect(made()).toEqual([
    [1, [1]],
    [1, [2, 3]],
    [1, [4]],
  ]);
});

it('makes no member wait for another', async () => {
  const { add, made, call } = open();
  const slow = add(1, 1);
  const ends = await call(1);
  const other = add(2, 1);
  (await call(2)).resolve(true);
  expect(await other).toBe(true);
  ends.resolve(true);
  expect(await slow).toBe(true);
  expect(made()).toEqual([
    [1, [1]],
    [2, [1]],
  ]);
});

it('goes on after a call that failed', async () => {
  const { add, made, call } = open();
  const first = add(1, 1);
  const ends = await call(1);
  const second = add(1, 2);
  ends.reject(new Error('evicted'));
  await expect(first).rejects.toThrow('evicted');
  (await call(2)).resolve(true);
  expect(await second).toBe(true);
  expect(made()).toEqual([
    [1, [1]],
    [1, [2]],
  ]);
});
