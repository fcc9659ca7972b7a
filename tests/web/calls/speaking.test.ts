import { afterEach, expect, it, vi } from 'vitest';

import { calls } from '../../../web/calls/core/store.ts';
import { LEVEL_EVERY_MS, SILENT_LOOKS, watchCall } from '../../../web/calls/core/watch.ts';
import { Time } from './network.ts';
import { track } from './track.ts';

/** The loudness of every microphone and connection, and counts of what was opened and closed. */
const air = { loudness: 0, meters: 0, closed: 0, heard: 0 };

class FakeContext {
  constructor() {
    air.meters += 1;
  }
  createAnalyser = () => ({
    fftSize: 0,
    getFloatTimeDomainData: (samples: Float32Array) => samples.fill(air.loudness),
  });
  createMediaStreamSource = () => ({
    connect: () => (air.heard += 1),
    disconnect: () => (air.heard -= 1),
  });
  resume = () => Promise.resolve();
  close = () => {
    air.closed += 1;
    return Promise.resolve();
  };
}

afterEach(() => {
  calls.clear();
  vi.unstubAllGlobals();
  Object.assign(air, { loudness: 0, meters: 0, closed: 0, heard: 0 });
});

const bens = () => calls.view().people.get('ben');
const speaking = () => calls.view().own.speaking;

/** A call of the user, with or without a microphone, and Ben, whose connection the test controls. */
function room(state: RTCPeerConnectionState = 'connected') {
  vi.stubGlobal('AudioContext', FakeContext);
  vi.stubGlobal('MediaStream', EventTarget);
  const time = new Time();
  const ben = {
    level: 0,
    state,
    roundTrip: 0.01,
    broken: false,
    measured: 0,
    soundAt: () => time.clock.now(),
  };
  const own: { mic: MediaStreamTrack | null; relays: boolean } = { mic: null, relays: false };
  const connection = {
    level: () => ben.level,
    state: () => ben.state,
    soundAt: () => ben.soundAt(),
    stats: (): Promise<[string, unknown][]> => {
      ben.measured += 1;
      if (ben.broken) return Promise.reject(new DOMException('', 'InvalidStateError'));
      const pair = { type: 'candidate-pair', nominated: true, currentRoundTripTime: ben.roundTrip };
      return Promise.resolve([['pair', pair]]);
    },
  };
  const silences: boolean[] = [];
  const stop = watchCall({
    clock: time.clock,
    mic: () => own.mic,
    connections: () => [{ peerId: 'ben', connection }],
    muted: () => false,
    relays: () => own.relays,
    onLook: () => undefined,
    onSilence: (_peerId, silent) => silences.push(silent),
  });
  return { time, ben, own, silences, stop };
}

it('shows that another speaks, and goes on through the pauses of half a second', async () => {
  // A quality that isn't measured yet isn't shown.
  const { time, ben, stop } = room('connecting');
  const shown: (boolean | undefined)[] = [];
  const unsubscribe = calls.subscribe(() => shown.push(bens()?.speaking));
  await time.pass(LEVEL_EVERY_MS);
  ben.level = 0.02;
  await time.pass(LEVEL_EVERY_MS);
  expect(shown).toEqual([]);
  ben.level = 0.03;
  await time.pass(LEVEL_EVERY_MS);
  expect(bens()?.speaking).toBe(true);
  await time.pass(3 * LEVEL_EVERY_MS);
  ben.level = 0;
  await time.pass(3 * LEVEL_EVERY_MS);
  expect(bens()?.speaking).toBe(true);
  await time.pass(LEVEL_EVERY_MS);
  expect(bens()?.speaking).toBe(false);
  await time.pass(10_000);
  expect(shown).toEqual([true, false]);
  unsubscribe();
  stop();
});

it('shows that the user speaks, by one meter for each microphone', async () => {
  const { time, own, stop } = room();
  let changes = 0;
  const unsubscribe = calls.subscribe(() => (changes += 1));
  await time.pass(1_000);
  expect([speaking(), air.meters]).toEqual([false, 0]);
  own.mic = track('audio', 'one');
  air.loudness = -0.01;
  await time.pass(1_000);
  expect(speaking()).toBe(false);
  air.loudness = 0.5;
  await time.pass(1_000);
  expect([speaking(), air.meters, air.closed]).toEqual([true, 1, 0]);
  own.mic = track('audio', 'other');
  await time.pass(1_000);
  expect([speaking(), air.meters, air.closed]).toEqual([true, 2, 1]);
  own.mic.enabled = false;
  await time.pass(1_000);
  expect(speaking()).toBe(false);
  own.mic = null;
  await time.pass(1_000);
  expect([speaking(), air.meters, air.closed]).toEqual([false, 2, 2]);
  expect(changes).toBe(2);
  own.mic = track('audio', 'third');
  await time.pass(1_000);
  stop();
  expect([air.meters, air.closed, air.heard]).toEqual([3, 3, 0]);
  air.loudness = 0;
  await time.pass(10_000);
  expect(speaking()).toBe(true);
  unsubscribe();
});

it('hears nothing over a connection that is interrupted', async () => {
  const { time, ben, silences, stop } = room();
  await time.pass(1_000);
  ben.state = 'disconnected';
  await time.pass(SILENT_LOOKS * LEVEL_EVERY_MS);
  expect(silences).toEqual([true]);
  ben.state = 'connected';
  await time.pass(LEVEL_EVERY_MS);
  expect(silences).toEqual([true, false]);
  stop();
  ben.state = 'disconnected';
  await time.pass(10_000);
  expect(silences).toEqual([true, false]);
});

it('counts the silence from the start after each sound', async () => {
  const { time, ben, silences, stop } = room();
  const { soundAt } = ben;
  await time.pass(1_000);
  for (let round = 0; round < 3; round += 1) {
    ben.soundAt = () => 0;
    await time.pass((SILENT_LOOKS - 1) * LEVEL_EVERY_MS);
    ben.soundAt = soundAt;
    await time.pass(LEVEL_EVERY_MS);
  }
  expect(silences).toEqual([]);
  stop();
});

it('shows every two seconds how good a connection is, once it is there', async () => {
  const { time, ben, stop } = room('connecting');
  calls.setPerson('ben', { state: 'connecting' });
  await time.pass(2_000);
  expect([bens()?.quality, ben.measured]).toEqual([null, 0]);
  ben.state = 'connected';
  await time.pass(2_000);
  expect(bens()?.quality).toBe('good');
  let changes = 0;
  const unsubscribe = calls.subscribe(() => (changes += 1));
  await time.pass(4_000);
  expect(changes).toBe(0);
  ben.roundTrip = 1;
  ben.broken = true;
  await time.pass(2_000);
  expect(bens()?.quality).toBe('good');
  ben.broken = false;
  await time.pass(2_000);
  expect(bens()?.quality).toBe('poor');
  const { measured } = ben;
  stop();
  await time.pass(10_000);
  expect([changes, ben.measured]).toEqual([1, measured]);
  unsubscribe();
});

it('shows nothing of someone who has gone, nor of a call that is over', async () => {
  const { time, stop } = room();
  await time.pass(4_000);
  expect(bens()).toBe(undefined);
  calls.setPerson('ben', { state: 'connected' });
  const passing = time.pass(2_000);
  stop();
  await passing;
  expect(bens()?.quality).toBe(null);
});

it('drops the measurement that comes in as the call ends', async () => {
  const { time, ben, stop } = room();
  calls.setPerson('ben', { state: 'connected' });
  stop();
  await time.pass(10_000);
  expect([bens()?.quality, ben.measured]).toEqual([null, 1]);
});

it('says whether there is a server that relays, when that changes', async () => {
  const { time, own, stop } = room();
  let changes = 0;
  const unsubscribe = calls.subscribe(() => (changes += 1));
  await time.pass(4_000);
  expect(changes).toBe(0);
  own.relays = true;
  await time.pass(6_000);
  expect([calls.view().own.relays, changes]).toEqual([true, 1]);
  unsubscribe();
  stop();
});
