import { describe, expect, it } from 'vitest';

import { FloodBans } from '../../../durable/calls/flood-bans.ts';
import { TokenBuckets } from '../../../durable/calls/token-bucket.ts';
import { readFrame } from '../../../durable/frame.ts';
import { FRAME_MAX_BYTES } from '../../../worker/contract/socket.ts';
import { NOW } from './call-makers.ts';

/** How many frames a socket may send. What happens to the socket is in `frames.test.ts`. */

const sized = (text: string, bytes: number) => {
  const rest = bytes - new TextEncoder().encode(JSON.stringify({ text })).byteLength;
  return JSON.stringify({ text: text + 'x'.repeat(rest) });
};

/** How many of this many frames are accepted at one moment. */
const taken = (buckets: TokenBuckets, frames: number, now: number, socket = 'a') =>
  Array.from({ length: frames }, () => buckets.take(socket, 1, now)).filter(Boolean).length;

describe('the frames of a socket', () => {
  it('are three hundred at once, and sixty a second', () => {
    const buckets = new TokenBuckets();
    expect(taken(buckets, 310, NOW)).toBe(300);
    expect(taken(buckets, 70, NOW + 1_000)).toBe(60);
    expect(taken(buckets, 20, NOW + 1_250)).toBe(15);
    expect(taken(buckets, 400, NOW + 60_000)).toBe(300);
  });

  it('are counted for each socket, from its first on', () => {
    const buckets = new TokenBuckets();
    expect([taken(buckets, 301, NOW), taken(buckets, 301, NOW, 'b')]).toEqual([300, 300]);
    buckets.forget('a');
    expect([taken(buckets, 9, NOW), taken(buckets, 9, NOW, 'b')]).toEqual([9, 0]);
  });

  it('cost nothing where they are refused, and what they cost where not', () => {
    const buckets = new TokenBuckets();
    expect(taken(buckets, 296, NOW)).toBe(296);
    expect([
      buckets.take('a', 5, NOW),
      buckets.take('a', 4, NOW),
      buckets.take('a', 1, NOW),
    ]).toEqual([false, true, false]);
  });
});

describe('a device that is closed for its frames', () => {
  it('stays out for thirty seconds after the third time', () => {
    const bans = new FloodBans();
    expect(bans.left(1, NOW)).toBe(0);
    bans.count(1, NOW);
    bans.count(1, NOW + 1_000);
    expect(bans.left(1, NOW + 1_000)).toBe(0);
    bans.count(1, NOW + 2_000);
    expect([bans.left(1, NOW + 2_000), bans.left(1, NOW + 31_999)]).toEqual([30_000, 1]);
    expect([bans.left(1, NOW + 32_000), bans.left(1, NOW + 99_000)]).toEqual([0, 0]);
    expect(bans.left(2, NOW + 2_000)).toBe(0);
  });

  it('counts from the start again after a minute', () => {
    const bans = new FloodBans();
    for (const at of [0, 59_999, 119_998]) bans.count(1, NOW + at);
    expect(bans.left(1, NOW + 119_998)).toBe(30_000);
    const slow = new FloodBans();
    for (const at of [0, 60_000, 120_000]) slow.count(1, NOW + at);
    expect(slow.left(1, NOW + 120_000)).toBe(0);
  });
});

describe('a frame', () => {
  const tooLarge = { problem: `A frame has at most ${FRAME_MAX_BYTES} bytes.` };

  it.each(['a', 'ä', '語'])('is measured in bytes, of %s too', (letter) => {
    const text = letter.repeat(FRAME_MAX_BYTES / 4);
    expect(readFrame(sized(text, FRAME_MAX_BYTES))).not.toEqual(tooLarge);
    expect(readFrame(sized(text, FRAME_MAX_BYTES + 1))).toEqual(tooLarge);
  });

  it('is named by what is wrong with it', () => {
    expect(readFrame(new ArrayBuffer(2))).toEqual({ problem: 'Frames are JSON text.' });
    expect(readFrame('hello')).toEqual({ problem: 'The frame is not JSON.' });
    const read = readFrame('{"event":"userid","data":{"id":"1"}}');
    expect('problem' in read && read.problem).toMatch(/^data\.id: /);
    expect(readFrame('{"event":"userid","data":{"id":1}}')).toEqual({
      frame: { event: 'userid', data: { id: 1 } },
    });
  });
});
