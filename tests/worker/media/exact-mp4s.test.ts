import { describe, expect, it } from 'vitest';

import { join } from '../../../worker/media/files/picture.ts';
import { UnfitError } from '../../../worker/media/files/unfit.ts';
import { cleanVideo, requirePlayable } from '../../../worker/media/files/video/clean.ts';
import { planMp4 } from '../../../worker/media/files/video/mp4.ts';
import { gapsIn } from '../../../worker/media/files/video/samples.ts';
import { indexOf, isSame, latin1, of } from './bytes.ts';
import { MP4_HEAD, box, u32 } from './make.ts';
import {
  CUT_OFF,
  NO_PICTURE,
  type Piece,
  all,
  cleaned,
  emptied,
  expectNothingLeft,
  kept,
  list,
  streamed,
  u64,
  within,
  zeros,
} from './video-pieces.ts';

/** Such a box, or bytes that are no box, become a `free` box of the same length. */
const freed = (bytes: Uint8Array): Piece => ({
  was: bytes,
  becomes: box('free', zeros(bytes.length - 8)),
});

const full = (type: string, ...parts: Uint8Array[]) => box(type, zeros(4), ...parts);
const inside =
  (type: string, before: Uint8Array = zeros(0)) =>
  (body: Uint8Array): Uint8Array =>
    box(type, before, body);
const note = latin1('+52.5200+013.4050/');
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

describe('an MP4', () => {
  it.each([
    ['bytes that are no box', freed(join([zeros(4), of(1, 2, 3, 4), note]))],
    ['a box shorter than its header', freed(join([u32(7), latin1('free'), note]))],
    ['a long box shorter than its header', freed(join([u32(1), latin1('mdat'), u64(15), note]))],
    ['eight bytes', freed(latin1('12345678'.replace('5', '\0')))],
    ['seven bytes', emptied(latin1('1234567'))],
    ['a long box without its length', freed(join([u32(1), latin1('mdat'), zeros(7)]))],
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

  it('that is cut off has nothing left that nobody looked into', async () => {
    const [first, ...rest] = [...before, kept(long), ...data];
    // The tables come first, because a film is refused that is cut off before them.
    const { length } = moov(0).was;
    const early = all(first ?? kept(of()), moov(offset + 16 + length), ...rest);
    for (const whole of [film, early]) {
      await expectNothingLeft(whole, 'mp4', ['+52.5200', 'GPMD', 'Pocket Cam 7']);
    }
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

  describe('as a QuickTime film', () => {
    const was = box('ftyp', latin1('qt  \x20\x05\x03\x00qt  tmcd'));
    const brands = { was, becomes: box('ftyp', latin1('mp42\0\0\0\0mp42mp42')) };
    const old = { ...brands, was: box('ftyp', latin1('3gp6\0\0\x01\x003gp6isom')) };
    it.each([brands, old])('becomes an MP4 by its brands: %#', async (head) => {
      const whole = filmed('mp4a', head);
      expect(await cleaned(whole, 'mp4')).toEqual(whole.becomes);
    });

    it('may have no brands', async () => {
      const whole = filmed('mp4a', freed(box('wide')));
      expect(await cleaned(whole, 'mp4')).toEqual(whole.becomes);
    });

    it.each([
      ['sowt', 'PCM'],
      ['alac', 'Apple Lossless'],
      ['wma ', 'wma'],
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

  it('in fragments is refused with a track that would have to go', async () => {
    const head = box('moov', trak('vide', entry, [full('stco', u32(0))]).was, places, box('mvex'));
    const whole = join([MP4_HEAD, head, box('moof', full('mfhd', zeros(4))), box('mdat', note)]);
    await expect(cleanVideo(whole, 'mp4')).rejects.toBeInstanceOf(UnfitError);
  });

  it('may be in a hundred thousand fragments', async () => {
    const track = box('traf', full('tfhd', u32(1)), full('tfdt', u32(9)), full('trun', zeros(24)));
    const fragment = join([box('moof', full('mfhd', u32(1)), track), box('mdat', zeros(9))]);
    const fragments = join(Array.from({ length: 100_000 }, () => fragment));
    const head = box('moov', trak('vide', entry, [full('stco', u32(0))]).becomes, box('mvex'));
    const whole = kept(join([MP4_HEAD, head, fragments]));
    expect(isSame(await cleaned(whole, 'mp4'), whole.becomes)).toBe(true);
  });

  it('whose table has more entries than bytes is damaged', async () => {
    const beyond = film.was.slice();
    beyond.set([255, 255, 255, 255], indexOf(beyond, latin1('stco')) + 8);
    await expect(cleanVideo(beyond, 'mp4')).rejects.toThrow('This file is damaged.');
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
  expect(gapsIn([[10, 50]], samples)).toEqual([
    [12, 20],
    [30, 40],
  ]);
  // One sample reaches into the second range, and one is between two.
  const ranges = [
    [10, 22],
    [24, 41],
    [62, 69],
    [70, 90],
  ] as const;
  expect(gapsIn(ranges, samples)).toEqual([
    [12, 20],
    [30, 40],
    [62, 69],
    [80, 90],
  ]);
  expect(gapsIn([[10, 50]], [[10, 49]])).toEqual([[49, 50]]);
  expect(gapsIn([[10, 50]], [[50, 60]])).toEqual([[10, 50]]);
  expect(gapsIn([[10, 50]], [])).toEqual([[10, 50]]);
});
