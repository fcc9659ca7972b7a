import { expect, it, vi } from 'vitest';

import { calls } from '../../../web/calls/core/store.ts';
import { LEVEL_EVERY_MS, SILENT_LOOKS, watchCall } from '../../../web/calls/core/watch.ts';
import { Time } from './network.ts';

const SILENT_MS = SILENT_LOOKS * LEVEL_EVERY_MS;

function room(sounds: boolean) {
  const time = new Time();
  const air = { sounds };
  let heardAt = 0;
  const connection = {
    level: () => 0,
    state: () => 'connected' as const,
    stats: () => Promise.resolve([]),
    soundAt: () => {
      if (air.sounds) heardAt = time.clock.now();
      return heardAt;
    },
  };
  const onSilence = vi.fn<(peerId: string, silent: boolean) => void>();
  const stop = watchCall({
    clock: time.clock,
    mic: () => null,
    connections: () => [{ peerId: 'ben', connection }],
    muted: () => false,
    relays: () => false,
    onLook: () => undefined,
    onSilence,
  });
  return { time, air, onSilence, stop };
}

it("says once each time that another's sound has stopped, and that it comes again", async () => {
  const { time, air, onSilence, stop } = room(true);
  await time.pass(5_000);
  expect(onSilence).not.toHaveBeenCalled();
  air.sounds = false;
  await time.pass(SILENT_MS - LEVEL_EVERY_MS);
  expect(onSilence).not.toHaveBeenCalled();
  await time.pass(10_000);
  expect(onSilence.mock.calls).toEqual([['ben', true]]);
  air.sounds = true;
  await time.pass(1_000);
  expect(onSilence).toHaveBeenLastCalledWith('ben', false);
  air.sounds = false;
  await time.pass(SILENT_MS + LEVEL_EVERY_MS);
  expect(onSilence).toHaveBeenCalledTimes(3);
  stop();
});

it('says nothing of those who have no sound to send', async () => {
  const { time, onSilence, stop } = room(false);
  await time.pass(10_000);
  expect(onSilence).not.toHaveBeenCalled();
  stop();
});

it('measures the others if one connection can’t be measured', async () => {
  const time = new Time();
  calls.setPerson('closed', {});
  calls.setPerson('ben', {});
  const rest = { level: () => 0, state: () => 'connected' as const, soundAt: () => 0 };
  const stop = watchCall({
    clock: time.clock,
    mic: () => null,
    connections: () => [
      {
        peerId: 'closed',
        connection: { ...rest, stats: () => Promise.reject(new Error('closed')) },
      },
      { peerId: 'ben', connection: { ...rest, stats: () => Promise.resolve([]) } },
    ],
    muted: () => false,
    relays: () => false,
    onLook: () => undefined,
    onSilence: () => undefined,
  });
  await time.pass(100);
  const { people } = calls.view();
  expect(people.get('closed')?.quality).toBe(null);
  expect(people.get('ben')?.quality).toBe('good');
  stop();
  calls.clear();
});
