import { describe, expect, it } from 'vitest';

import { join, viewOf } from '../../../worker/media/files/picture.ts';
import { cleanVideo } from '../../../worker/media/files/video/clean.ts';
import { latin1 } from './bytes.ts';

/** Compares cleaned Oggs byte by byte. */

const u32 = (value: number) => {
  const bytes = new Uint8Array(4);
  viewOf(bytes).setUint32(0, value, true);
  return bytes;
};

/** The checksum of RFC 3533, bit by bit. */
function checksum(bytes: Uint8Array) {
  let sum = 0;
  for (const byte of bytes) {
    sum ^= byte << 24;
    for (let bit = 0; bit < 8; bit += 1) sum = sum < 0 ? (sum << 1) ^ 0x04_c1_1d_b7 : sum << 1;
  }
  return sum >>> 0;
}

/** A page with these segments. It begins a stream if it has the flag 2. */
function page(serial: number, flags: number, lacing: readonly number[], body: Uint8Array) {
  const bytes = join([
    latin1('OggS\0'),
    Uint8Array.of(flags),
    new Uint8Array(8),
    u32(serial),
    u32(0),
    u32(0),
    Uint8Array.of(lacing.length, ...lacing),
    body,
  ]);
  viewOf(bytes).setUint32(22, checksum(bytes), true);
  return bytes;
}

/** A page with one short packet. */
const packet = (serial: number, flags: number, body: Uint8Array) =>
  page(serial, flags, [body.length], body);

const NOTE = 'LOCATION=52.52,13.40';
const comments = (start: string, end = '') =>
  join([latin1(start), u32(4), latin1('Xiph'), u32(1), u32(NOTE.length), latin1(NOTE + end)]);
/** Without comments, and as long as before. */
const empty = (start: string, end = '') =>
  join([
    latin1(start),
    u32(4),
    u32(0),
    u32(0),
    latin1(end.padEnd(4 + NOTE.length + end.length, '\0')),
  ]);

const THEORA = packet(1, 2, latin1('\x80theora and its size'));
const FRAME = packet(1, 0, latin1('a frame'));

async function cleaned(...pages: Uint8Array[]) {
  const bytes = join(pages);
  await cleanVideo(bytes, 'ogg');
  return bytes;
}

describe('an Ogg', () => {
  it.each([
    ['Theora', '\x80theora', '\x81theora', ''],
    ['VP8', 'OVP80\x01', 'OVP80\x02 ', ''],
    ['Vorbis', '\x01vorbis', '\x03vorbis', '\x01'],
    ['Opus', 'OpusHead', 'OpusTags', ''],
    ['Speex', 'Speex   ', '', ''],
  ])('of %s loses its comments, and nothing else', async (_, head, start, end) => {
    const first = packet(2, 2, latin1(head));
    const rest = packet(2, 0, latin1('its frames'));
    expect(await cleaned(THEORA, first, packet(2, 0, comments(start, end)), rest, FRAME)).toEqual(
      join([THEORA, first, packet(2, 0, empty(start, end)), rest, FRAME]),
    );
  });

  it('may have its comments on several pages, together with the next header', async () => {
    const [was, becomes] = [comments('\x81theora'), empty('\x81theora')];
    const long = 255 - was.length;
    const pagesOf = (bytes: Uint8Array, fill: string) => {
      const whole = join([bytes, latin1(fill.repeat(long + 20)), latin1('tables')]);
      return [page(1, 0, [255], whole.subarray(0, 255)), page(1, 1, [20, 6], whole.subarray(255))];
    };
    const found = await cleaned(THEORA, ...pagesOf(was, 'x'), FRAME);
    expect(found).toEqual(join([THEORA, ...pagesOf(becomes, '\0'), FRAME]));
    expect(await cleaned(found)).toEqual(found);
  });

  it('of FLAC loses covers, too', async () => {
    const flac = packet(2, 2, latin1('\x7fFLAC'));
    const block = (type: number, body: Uint8Array) =>
      packet(2, 0, join([Uint8Array.of(type, 0, 0, body.length), body]));
    const seeks = block(3, latin1('seek points'));
    const cover = block(0x80 | 6, latin1('a cover'));
    const tags = packet(2, 0, comments('\x04\0\0\x28'));
    const sound = packet(2, 0, latin1('\xFF\xF8'));
    expect(await cleaned(THEORA, flac, tags, seeks, cover, sound)).toEqual(
      join([
        THEORA,
        flac,
        packet(2, 0, empty('\x04\0\0\x28')),
        seeks,
        packet(2, 0, join([Uint8Array.of(0x81, 0, 0, 7), new Uint8Array(7)])),
        sound,
      ]),
    );
  });

  it('loses streams of other kinds, and what isn’t a page', async () => {
    const [first, next] = [latin1('\x80kate\0\0\0'), latin1('Where I live')];
    const rest = latin1('52.52 N');
    expect(await cleaned(THEORA, packet(3, 2, first), packet(3, 0, next), FRAME, rest)).toEqual(
      join([
        THEORA,
        packet(3, 2, new Uint8Array(first.length)),
        packet(3, 0, new Uint8Array(next.length)),
        FRAME,
        new Uint8Array(rest.length),
      ]),
    );
  });

  const KATE = packet(3, 0, latin1('Where I live'));
  const ENDLESS = page(1, 0, [...new Uint8Array(255).fill(255)], new Uint8Array(255 * 255));
  const OPUS = packet(2, 2, latin1('OpusHead'));
  it.each([
    ['of sound', 'There’s no picture in this video', [OPUS, packet(2, 0, comments('OpusTags'))]],
    ['of nothing', 'This video was cut off', [latin1('OggS')]],
    [
      'with comments that end early',
      'This file is damaged',
      [THEORA, packet(1, 0, latin1('\x81theora'))],
    ],
    [
      'with a name that never ends',
      'This file is damaged',
      [THEORA, packet(1, 0, latin1('\x81theora\xFF\xFF\xFF\xFF1234'))],
    ],
    [
      'with streams of other kinds without end',
      'This file is damaged',
      [THEORA, ...Array.from({ length: 100_002 }, () => KATE)],
    ],
    [
      'with comments that never end',
      'This file is damaged',
      [THEORA, ...Array.from({ length: 260 }, () => ENDLESS)],
    ],
  ])('is refused: %s', async (_, why, pages) => {
    // Only the length, since a failure would print all bytes.
    await expect(cleaned(...pages).then(({ length }) => length)).rejects.toThrow(why);
  });
});
