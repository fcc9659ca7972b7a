import { describe, expect, it } from 'vitest';

import { join } from '../../../worker/media/files/picture.ts';
import { cleanVideo, requirePlayable } from '../../../worker/media/files/video/clean.ts';
import { planMp4 } from '../../../worker/media/files/video/mp4.ts';
import { patchStream } from '../../../worker/media/files/video/patch.ts';
import { Reader } from '../../../worker/media/files/video/reader.ts';
import { gapsIn } from '../../../worker/media/files/video/samples.ts';
import { planWebm } from '../../../worker/media/files/video/webm.ts';
import { hex, latin1 } from './bytes.ts';
import { MP4_HEAD, WEBM_HEAD, box, u32 } from './make.ts';

/** Compares cleaned videos byte by byte. Each piece of a video is written beside what it becomes. */

interface Piece {
  was: Uint8Array;
  becomes: Uint8Array;
}

const CUT_OFF = 'This video was cut off';
const NO_PICTURE = 'There’s no picture in this video';
const zeros = (length: number) => new Uint8Array(length);
const u64 = (value: number) => join([u32(0), u32(value)]);
/** A table: the number of values, and then the values. */
const list = (...values: number[]) => join([u32(values.length), ...values.map(u32)]);
const of = (...bytes: number[]) => Uint8Array.from(bytes);
const kept = (bytes: Uint8Array): Piece => ({ was: bytes, becomes: bytes });
const emptied = (bytes: Uint8Array): Piece => ({ was: bytes, becomes: zeros(bytes.length) });
/** Wraps pieces in something that stays. */
const within = (put: (inside: Uint8Array) => Uint8Array, ...pieces: Piece[]): Piece => ({
  was: put(join(pieces.map(({ was }) => was))),
  becomes: put(join(pieces.map(({ becomes }) => becomes))),
});
const all = (...pieces: Piece[]) => within((inside) => inside, ...pieces);

async function cleaned({ was }: Piece, extension: 'mp4' | 'webm') {
  const bytes = was.slice();
  await cleanVideo(bytes, extension);
  return bytes;
}

const inPieces = (bytes: Uint8Array, size: number) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (let at = 0; at < bytes.length; at += size) {
        controller.enqueue(bytes.slice(at, at + size));
      }
      controller.close();
    },
  });

/** Cleans a stored video, whose bytes arrive in pieces of this size. */
async function streamed({ was }: Piece, plan: typeof planMp4, size: number) {
  const patches = (await plan(new Reader(inPieces(was, size), was.length)))
    .filter(({ start, end }) => start < end)
    .toSorted((a, b) => a.start - b.start);
  const clean = inPieces(was, size).pipeThrough(patchStream(patches));
  return new Uint8Array(await new Response(clean).arrayBuffer());
}

describe('a WebM', () => {
  const UNKNOWN = hex('01ffffffffffffff');
  /** A size in its shortest form, or in this many bytes. */
  function sizeOf(size: number, bytes = size < 127 ? 1 : 2) {
    const form = zeros(bytes);
    for (let at = bytes - 1, rest = size; at >= 0; at -= 1, rest = Math.floor(rest / 256)) {
      form[at] = rest % 256;
    }
    form[0] = (form[0] ?? 0) | (0x80 >> (bytes - 1));
    return form;
  }
  const element = (id: string, body: Uint8Array, sizeBytes?: number) =>
    join([hex(id), sizeOf(body.length, sizeBytes), body]);
  const note = latin1('52.52 N');

  /** A Void element of the same length. A single byte is too short for one, so it is zeroed. */
  function voided({ length }: Uint8Array) {
    if (length < 2) return zeros(length);
    const size = length < 9 ? sizeOf(length - 2, 1) : sizeOf(length - 9, 8);
    return join([of(0xec), size, zeros(length - 1 - size.length)]);
  }
  const removed = (bytes: Uint8Array): Piece => ({ was: bytes, becomes: voided(bytes) });
  const inside =
    (id: string, sizeBytes?: number) =>
    (body: Uint8Array): Uint8Array =>
      element(id, body, sizeBytes);

  const track = (number: Uint8Array, type: number, ...more: Piece[]) =>
    within(
      inside('ae', 2),
      kept(element('d7', number)),
      kept(element('83', of(type))),
      removed(element('536e', latin1('Pocket Cam 7'))),
      kept(element('86', latin1('V_VP8'))),
      kept(element('e0', of(0xb0, 0x81, 9))),
      ...more,
    );
  const block = (number: number[], text: string) => join([of(...number, 0, 0, 0), latin1(text)]);

  const film = all(
    kept(WEBM_HEAD),
    kept(join([hex('18538067'), UNKNOWN])),
    kept(element('114d9b74', note)),
    removed(element('ec', note)),
    within(
      inside('1549a966', 4),
      kept(element('2ad7b1', of(0x0f, 0x42, 0x40))),
      removed(element('7ba9', note)),
      within(inside('4d80'), emptied(note)),
      within(inside('5741'), emptied(note)),
      kept(element('4489', zeros(8).fill(1))),
      kept(element('4461', zeros(8).fill(2))),
      kept(element('73a4', zeros(16).fill(3))),
      // A single byte is too short for an element.
      emptied(of(7)),
    ),
    within(
      inside('1654ae6b', 8),
      removed(element('bf', of(1, 2, 3, 4))),
      track(of(1), 1),
      removed(track(of(2), 17).was),
      // The track's number has two bytes.
      track(of(1, 44), 2, removed(element('7373', note))),
    ),
    // The shortest elements, and the lengths at which the form of a Void's size changes.
    ...[0, 1, 5, 6, 7, 200].map((length) => removed(element('83', zeros(length).fill(8)))),
    removed(element('1254c367', note)),
    kept(join([hex('1f43b675'), UNKNOWN])),
    kept(element('e7', of(0))),
    kept(element('a7', of(1))),
    kept(element('ab', of(2))),
    kept(element('a3', block([0x81], 'first frame'))),
    removed(element('a3', block([0x82], 'freeGPS'))),
    kept(element('a3', block([0x41, 44], 'some sound'), 8)),
    removed(element('a3', block([0x40, 44], 'freeGPS'))),
    within(
      inside('a0'),
      kept(element('a1', block([0x81], 'second frame'))),
      kept(element('9b', of(1))),
      removed(element('bf', note)),
      kept(element('75a1', note)),
    ),
    removed(element('a0', join([element('a1', block([0x82], 'freeGPS')), element('9b', of(1))]))),
    removed(element('a0', element('9b', of(1)))),
    // A size of one byte may be unknown, too.
    kept(hex('1f43b675ff')),
    kept(element('a3', block([0x81], 'third frame'))),
    // Sizes that look unknown in their first byte, or in all other bytes.
    kept(element('1c53bb6b', zeros(0x3f10).fill(4))),
    kept(element('1c53bb6b', zeros(255).fill(5))),
    kept(join([hex('1f43b675'), sizeOf(40, 4)])),
    removed(element('1941a469', note)),
    kept(element('a3', block([0x81], 'last frame'))),
    removed(element('1043a770', note)),
  );

  it.each([
    ['bytes that are no element', removed(join([of(0, 0), note]))],
    ['an id of five bytes', removed(join([of(0x08, 1, 1, 1, 1, 0x80), note]))],
    ['one byte', emptied(of(7))],
    ['an id alone', removed(hex('1254c367'))],
    ['an element of unknown length', removed(join([hex('1254c367'), UNKNOWN, note]))],
    ['a frame that is cut off', kept(element('a3', block([0x81], 'a frame')).slice(0, -3))],
    ['a note that is cut off', removed(element('1254c367', note).slice(0, -3))],
    ['nothing', kept(of())],
  ])('keeps picture and sound where they were. At its end: %s', async (_, end) => {
    const whole = all(film, end);
    expect(await cleaned(whole, 'webm')).toEqual(whole.becomes);
  });

  it.each([
    ['cut off before its tracks', CUT_OFF, []],
    ['without tracks', NO_PICTURE, [element('1654ae6b', of())]],
    [
      'of sound',
      NO_PICTURE,
      [element('1654ae6b', join([track(of(1), 2).was, track(of(2), 17).was]))],
    ],
  ])('that nobody can see is refused: %s', async (_, why, tracks) => {
    const frame = element('a3', block([0x81], 'a frame'));
    const whole = join([WEBM_HEAD, hex('18538067'), UNKNOWN, ...tracks, frame]);
    await expect(cleanVideo(whole, 'webm')).rejects.toThrow(why);
  });

  describe('as a Matroska', () => {
    const head = (sizeBytes?: number) => {
      const [version, type] = [element('4286', of(1)), latin1('matroska')];
      const was = element('4282', type, sizeBytes);
      const becomes = join([element('4282', latin1('webm')), voided(was.subarray(7))]);
      return within(inside('1a45dfa3'), kept(version), { was, becomes });
    };
    const tracks = (...codecs: string[]) =>
      within(
        inside('1654ae6b'),
        ...codecs.map((codec, index) =>
          kept(
            element(
              'ae',
              join([
                element('d7', of(index + 1)),
                element('83', of(codec.startsWith('V') ? 1 : 2)),
                element('86', latin1(codec)),
              ]),
            ),
          ),
        ),
      );
    const segment = kept(join([hex('18538067'), UNKNOWN]));

    it.each([1, 8])('becomes a WebM by its type, whose size has %i bytes', async (sizeBytes) => {
      const whole = all(head(sizeBytes), segment, tracks('V_VP9', 'A_OPUS\0'));
      expect(await cleaned(whole, 'webm')).toEqual(whole.becomes);
    });

    it.each([
      ['H.264', ['V_MPEG4/ISO/AVC', 'A_OPUS']],
      ['AAC', ['V_VP8', 'A_AAC']],
      ['V_DIRAC', ['V_DIRAC']],
    ])('is refused with the codec that browsers don’t play: %s', async (named, codecs) => {
      const whole = all(head(), segment, tracks(...codecs));
      const why = `This video has ${named} (MKV), which`;
      await expect(cleaned(whole, 'webm')).rejects.toThrow(why);
    });
  });

  it('is the same however its bytes arrive, and stays so', async () => {
    for (const size of [5, 64, 1000]) {
      expect(await streamed(film, planWebm, size)).toEqual(film.becomes);
    }
    expect(await cleaned(kept(film.becomes), 'webm')).toEqual(film.becomes);
  });
});

describe('an MP4', () => {
  const full = (type: string, ...parts: Uint8Array[]) => box(type, zeros(4), ...parts);
  const inside =
    (type: string, before: Uint8Array = zeros(0)) =>
    (body: Uint8Array): Uint8Array =>
      box(type, before, body);
  const note = latin1('+52.5200+013.4050/');
  /** Such a box becomes a `free` box of the same length. */
  const freed = (bytes: Uint8Array): Piece => ({
    was: bytes,
    becomes: box('free', zeros(bytes.length - 8)),
  });

  // 13 and 11 bytes of video in the first chunk, 9 in the second and 7 in the third. Sound has 4 bytes per sample.
  const data = [
    kept(latin1('the first two, samples a')),
    emptied(latin1('GPMD 52.52 13.40')),
    kept(latin1('12 of sound.')),
    kept(latin1('the next.')),
    kept(latin1('8 bytes.')),
    emptied(latin1('GPMD')),
    kept(latin1('a last.')),
    emptied(latin1('GPMD')),
  ];
  const lengths = data.map(({ was }) => was.length);
  const at = (index: number) => lengths.slice(0, index).reduce((sum, length) => sum + length, 0);

  const handler = (kind: string) =>
    within(inside('hdlr', join([zeros(8), latin1(kind), zeros(12)])), emptied(note));
  const trak = (kind: string, entry: Piece, tables: Uint8Array[]) =>
    within(
      inside('trak'),
      kept(full('tkhd', note)),
      kept(box('edts', note)),
      freed(box('udta', note)),
      within(
        inside('mdia'),
        kept(full('mdhd', zeros(20))),
        handler(kind),
        within(
          inside('minf'),
          kept(full('vmhd', zeros(8))),
          // The path of another film.
          within(
            inside('dinf'),
            within(
              inside('dref', join([zeros(4), u32(1)])),
              within(inside('alis', u32(1)), emptied(note)),
            ),
          ),
          freed(box('gmin', note)),
          within(
            inside('stbl'),
            within(inside('stsd', join([zeros(4), u32(1)])), entry),
            ...tables.map(kept),
            freed(box('uuid', note)),
          ),
        ),
        // Seven bytes are too short for a box.
        emptied(latin1('1234567')),
      ),
    );
  /** The encoder's name has a fixed place in the entry. */
  const entry = within(
    inside('avc1', zeros(42).fill(1)),
    emptied(join([of(12), latin1('Pocket Cam 7'), zeros(19)])),
    kept(box('avcC', latin1('needed'))),
  );

  const moov = (start: number) =>
    within(
      inside('moov'),
      kept(full('mvhd', zeros(96))),
      freed(box('udta', full('meta', note))),
      trak('vide', entry, [
        full('stsz', u32(0), list(13, 11, 9, 7)),
        full('stsc', u32(2), ...[1, 2, 1, 2, 1, 1].map(u32)),
        full('stco', list(start + at(0), start + at(3), start + at(6))),
      ]),
      trak('soun', kept(box('mp4a', zeros(60).fill(2))), [
        full('stsz', u32(4), u32(5)),
        full('stsc', u32(2), ...[1, 3, 1, 2, 2, 1].map(u32)),
        full('co64', u32(2), u64(start + at(2)), u64(start + at(4))),
      ]),
      // Without samples there is nothing to look up.
      trak('soun', kept(box('mp4a', zeros(28))), [full('stco', u32(0))]),
      freed(trak('meta', kept(box('gpmd', zeros(8))), []).was),
    );

  const before = [
    kept(MP4_HEAD),
    within(inside('free'), emptied(note)),
    within(inside('skip'), emptied(note)),
    freed(box('uuid', note)),
  ];
  const offset = before.reduce((sum, { was }) => sum + was.length, 0);
  const total = at(data.length);
  const long = join([u32(1), latin1('mdat'), u64(total + 16)]);
  const film = all(...before, kept(long), ...data, moov(offset + 16), freed(box('meta', note)));

  /** Bytes that are no box become a box. */
  const boxed = (bytes: Uint8Array): Piece => ({
    was: bytes,
    becomes: box('free', zeros(bytes.length - 8)),
  });

  it.each([
    ['bytes that are no box', boxed(join([zeros(4), of(1, 2, 3, 4), note]))],
    ['a box shorter than its header', boxed(join([u32(7), latin1('free'), note]))],
    ['a long box shorter than its header', boxed(join([u32(1), latin1('mdat'), u64(15), note]))],
    ['eight bytes', boxed(latin1('12345678'.replace('5', '\0')))],
    ['seven bytes', emptied(latin1('1234567'))],
    ['a long box without its length', boxed(join([u32(1), latin1('mdat'), zeros(7)]))],
    ['nothing', kept(of())],
  ])('keeps picture and sound where they were. At its end: %s', async (_, end) => {
    const whole = all(film, end);
    expect(await cleaned(whole, 'mp4')).toEqual(whole.becomes);
  });

  it('may have its data last, up to the end of the file', async () => {
    const { length } = moov(0).was;
    const start = MP4_HEAD.length + length + 8;
    const whole = all(kept(MP4_HEAD), moov(start), kept(join([u32(0), latin1('mdat')])), ...data);
    expect(await cleaned(whole, 'mp4')).toEqual(whole.becomes);
  });

  it('is the same however its bytes arrive, and stays so', async () => {
    for (const size of [5, 64, 1000]) {
      expect(await streamed(film, planMp4, size)).toEqual(film.becomes);
    }
    expect(await cleaned(kept(film.becomes), 'mp4')).toEqual(film.becomes);
  });

  it('in fragments keeps all of its data, as it has no others', async () => {
    const pictures = trak('vide', entry, [full('stco', u32(0))]);
    const whole = all(
      kept(MP4_HEAD),
      within(inside('moov'), kept(full('mvhd', zeros(96))), pictures, kept(box('mvex', note))),
      within(
        inside('moof'),
        kept(full('mfhd', zeros(4))),
        within(inside('traf'), kept(full('tfhd', note)), freed(box('uuid', note))),
      ),
      kept(box('mdat', note)),
    );
    expect(await cleaned(whole, 'mp4')).toEqual(whole.becomes);
  });

  it.each([
    [16, of(0, 13, 0, 11, 0, 9, 0, 7)],
    [8, of(13, 11, 9, 7)],
    [4, of(0xdb, 0x97)],
  ])('may say the sizes of its samples in %i bits', async (bits, sizes) => {
    const start = offset + 16;
    const compact = trak('vide', entry, [
      full('stz2', u32(bits), u32(4), sizes),
      full('stsc', u32(2), ...[1, 2, 1, 2, 1, 1].map(u32)),
      full('stco', list(start + at(0), start + at(3), start + at(6))),
    ]);
    // Without the track of sound, its samples are covered by nothing.
    const seen = data.map((piece, index) => (index % 3 === 0 ? piece : emptied(piece.was)));
    const whole = all(...before, kept(long), ...seen, within(inside('moov'), compact));
    expect(await cleaned(whole, 'mp4')).toEqual(whole.becomes);
  });

  /** A film with one track of H.264, and one of sound in another codec. */
  const filmed = (codec: string, ...head: Piece[]) =>
    all(
      ...head,
      within(
        inside('moov'),
        trak('vide', entry, [full('stco', u32(0))]),
        trak('soun', kept(box(codec, zeros(28))), [full('stco', u32(0))]),
      ),
    );

  describe('as a QuickTime film', () => {
    const was = box('ftyp', latin1('qt  \x20\x05\x03\x00qt  tmcd'));
    const brands = { was, becomes: box('ftyp', latin1('mp42\0\0\0\0mp42mp42')) };
    it('becomes an MP4 by its brands', async () => {
      const whole = filmed('mp4a', brands);
      expect(await cleaned(whole, 'mp4')).toEqual(whole.becomes);
    });

    it('may have no brands', async () => {
      const whole = filmed('mp4a', freed(box('wide')));
      expect(await cleaned(whole, 'mp4')).toEqual(whole.becomes);
    });

    it.each([
      ['sowt', 'PCM'],
      ['alac', 'alac'],
    ])('is refused with the codec that browsers don’t play: %s', async (codec, named) => {
      const why = `This video has ${named}, which most browsers can’t play.`;
      await expect(cleaned(filmed(codec, brands), 'mp4')).rejects.toThrow(why);
      await expect(requirePlayable(filmed(codec, brands).was, 'mp4')).rejects.toThrow(why);
      // An MP4 may have any codec, since some browsers play it.
      await cleaned(filmed(codec, kept(MP4_HEAD)), 'mp4');
    });

    it('says so already at its beginning, and nothing else', async () => {
      for (const { was: head } of [brands, filmed('mp4a', brands)]) {
        await expect(requirePlayable(head, 'mp4')).resolves.toBeUndefined();
      }
    });
  });

  const sound = trak('soun', kept(box('mp4a', zeros(28))), [full('stco', u32(0))]).was;
  const places = trak('meta', kept(box('gpmd', zeros(8))), []).was;
  it.each([
    ['cut off before its tables', CUT_OFF, join([long, ...data.map(({ was }) => was)])],
    ['a fragment alone', CUT_OFF, join([box('moof', full('mfhd', zeros(4))), box('mdat', note)])],
    ['without tracks', NO_PICTURE, box('moov', full('mvhd', zeros(96)))],
    ['of sound', NO_PICTURE, box('moov', sound, places)],
    ['of sound in fragments', NO_PICTURE, box('moov', sound, box('mvex', note))],
  ])('that nobody can see is refused: %s', async (_, why, rest) => {
    await expect(cleanVideo(join([MP4_HEAD, rest]), 'mp4')).rejects.toThrow(why);
  });

  it('whose tables say nothing of its samples is damaged', async () => {
    const [runs, chunks] = [full('stsc', u32(1), ...[1, 1, 1].map(u32)), full('stco', list(9))];
    const odd = full('stz2', u32(12), u32(1), zeros(2));
    for (const tables of [[chunks], [runs, chunks], [odd, runs, chunks]]) {
      const whole = all(kept(MP4_HEAD), within(inside('moov'), trak('vide', entry, tables)));
      await expect(cleaned(whole, 'mp4')).rejects.toThrow('This file is damaged.');
    }
  });
});

it('knows what no sample covers', () => {
  const samples = [
    [40, 60],
    [0, 12],
    [25, 28],
    [20, 30],
    [70, 80],
  ] as const;
  expect(gapsIn([10, 50], samples)).toEqual([
    [12, 20],
    [30, 40],
  ]);
  expect(gapsIn([10, 50], [[10, 49]])).toEqual([[49, 50]]);
  expect(gapsIn([10, 50], [[50, 60]])).toEqual([[10, 50]]);
  expect(gapsIn([10, 50], [])).toEqual([[10, 50]]);
});
