import { describe, expect, it } from 'vitest';

import { IceServers } from '../../../web/calls/core/ice.ts';
import { troubleOf } from '../../../web/calls/core/capture.ts';
import { type Look, qualityBetween, readLook } from '../../../web/calls/core/quality.ts';
import { Time } from './network.ts';

const GOOD: Look = { roundTrip: 0.03, received: 100, lost: 0, jitter: 0.002, framesDecoded: 0 };

describe('how a connection does', () => {
  it('is judged by what came since the last look', () => {
    expect(qualityBetween(undefined, GOOD)).toBe('good');
    expect(qualityBetween(undefined, { ...GOOD, roundTrip: 0.3 })).toBe('fair');
    expect(qualityBetween(undefined, { ...GOOD, jitter: 0.2 })).toBe('poor');
    const before = { ...GOOD, received: 1_000, lost: 500 };
    expect(qualityBetween(before, { ...before, received: 1_100 })).toBe('good');
    expect(qualityBetween(before, { ...before, received: 1_100, lost: 520 })).toBe('poor');
  });

  it('is read from a browser’s report, of the pair that is used', () => {
    const look = readLook([
      [
        'a',
        { type: 'inbound-rtp', kind: 'audio', packetsReceived: 10, packetsLost: 1, jitter: 0.01 },
      ],
      [
        'v',
        { type: 'inbound-rtp', kind: 'video', packetsReceived: 20, framesDecoded: 5, jitter: 9 },
      ],
      ['p', { type: 'candidate-pair', nominated: false, currentRoundTripTime: 3 }],
      ['q', { type: 'candidate-pair', nominated: true, currentRoundTripTime: 0.2 }],
      ['x', null],
    ]);
    expect(look).toEqual({ roundTrip: 0.2, received: 30, lost: 1, jitter: 0.01, framesDecoded: 5 });
  });
});

const named = (name: string) => troubleOf(new DOMException('', name));

it('has a word for each way in which a device can’t be had', () => {
  expect(named('NotAllowedError')).toBe('denied');
  expect(named('NotFoundError')).toBe('missing');
  expect(named('NotReadableError')).toBe('busy');
  expect(named('InvalidStateError')).toBe('failed');
  expect(troubleOf(new TypeError())).toBe('unsupported');
  expect(troubleOf('what?')).toBe('failed');
});

describe('servers that help', () => {
  it('are asked for once while they are good, and again before they end', async () => {
    const time = new Time();
    let asked = 0;
    const ice = new IceServers(() => {
      asked += 1;
      const expiresAt = new Date(time.clock.now() + 3_600_000).toISOString();
      return Promise.resolve({ iceServers: [{ urls: ['turn:t.example'] }], expiresAt });
    }, time.clock);
    expect(await ice.get()).toEqual([{ urls: ['turn:t.example'] }]);
    await ice.get();
    expect(asked).toBe(1);
    expect(ice.relays).toBe(true);
    await time.pass(3_600_000);
    await ice.get();
    expect(asked).toBe(2);
  });

  it('are done without where they take too long, or can’t be had', async () => {
    const time = new Time();
    const never = new IceServers(() => new Promise(() => {}), time.clock);
    const late = never.get();
    await time.pass(10_000);
    expect(await late).toEqual([]);
    const none = new IceServers(() => Promise.reject(new Error('gone')), time.clock);
    expect(await none.get()).toEqual([]);
    expect(none.relays).toBe(false);
  });
});
