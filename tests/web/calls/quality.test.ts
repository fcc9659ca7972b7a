import { describe, expect, it } from 'vitest';

import { troubleOf } from '../../../web/calls/core/capture.ts';
import { type Look, qualityBetween, readLook } from '../../../web/calls/core/quality.ts';

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

  it.each([
    ['good', {}],
    ['good', { roundTrip: null }],
    ['good', { roundTrip: 0.25, jitter: 0.04, received: 98, lost: 2 }],
    ['fair', { roundTrip: 0.26 }],
    ['fair', { jitter: 0.05 }],
    ['fair', { received: 97, lost: 3 }],
    ['fair', { roundTrip: 0.5, jitter: 0.1, received: 92, lost: 8 }],
    ['poor', { roundTrip: 0.51 }],
    ['poor', { jitter: 0.11 }],
    ['poor', { received: 91, lost: 9 }],
    ['poor', { received: 50, lost: 50 }],
    ['poor', { received: 0, lost: 1 }],
    ['good', { received: 0, lost: 0 }],
  ] as const)('is %s at %j', (quality, change) => {
    expect(qualityBetween(undefined, { ...GOOD, ...change })).toBe(quality);
  });

  it('is not judged by packets that were lost and came after all', () => {
    const before = { ...GOOD, received: 1_000, lost: 50 };
    expect(qualityBetween(before, { ...before, received: 1_010, lost: 40 })).toBe('good');
    expect(qualityBetween(before, { ...before, received: 1_000, lost: 51 })).toBe('poor');
  });

  it('is read as nothing from a report that says nothing', () => {
    const none = { roundTrip: null, received: 0, lost: 0, jitter: 0, framesDecoded: 0 };
    const empty: [string, unknown][] = [
      ['x', null],
      ['y', 'text'],
      ['z', {}],
      ['c', { type: 'candidate-pair', currentRoundTripTime: 3 }],
      ['d', { type: 'candidate-pair', nominated: false, currentRoundTripTime: 3 }],
      ['i', { type: 'inbound-rtp', packetsReceived: 'many' }],
      ['o', { type: 'outbound-rtp', kind: 'audio', packetsReceived: 7, jitter: 1 }],
    ];
    expect(readLook(empty)).toEqual(none);
    const two = [1, 3, 2].map((jitter): [string, unknown] => [
      String(jitter),
      { type: 'inbound-rtp', kind: 'audio', jitter },
    ]);
    expect(readLook(two).jitter).toBe(3);
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
