import { describe, expect, it } from 'vitest';

import { cleanGif } from '../../../worker/media/files/gif.ts';
import { join } from '../../../worker/media/files/picture.ts';
import { latin1, of } from './bytes.ts';
import { DAMAGED, INCOMPLETE, UPRIGHT, expectCut } from './cut-pictures.ts';

/** Compares cleaned images byte by byte. The files are built by hand, because encoders write only some forms. */

const filled = (length: number) => new Uint8Array(length).fill(9);

const u16 = (value: number) => of(value & 255, value >> 8);
const TRAILER = of(0x3b);
const head = (width: number, height: number, flags = 0, table = 0) =>
  join([latin1('GIF89a'), u16(width), u16(height), of(flags, 0, 0), filled(table)]);
const blocks = (...lengths: number[]) =>
  join([...lengths.map((length) => join([of(length), filled(length)])), of(0)]);
const extension = (label: number, body: Uint8Array) => join([of(0x21, label), body]);
const loop = (name: string) =>
  extension(0xff, join([of(name.length), latin1(name), of(3, 1, 0, 0, 0)]));
const control = extension(0xf9, blocks(4));
const image = (
  [left, top, width, height]: [number, number, number, number],
  flags = 0,
  table = 0,
) =>
  join([
    of(0x2c),
    ...[left, top, width, height].map(u16),
    of(flags),
    filled(table),
    of(2),
    blocks(3, 255),
  ]);
const all = (...parts: Uint8Array[]) => join([...parts, TRAILER]);
const only = image([0, 0, 3, 2]);

describe('a GIF', () => {
  it('keeps its frames, their colours and times, and nothing else', () => {
    const note = latin1('52.52 N');
    const start = head(300, 2, 0x82, 24);
    const [first, second] = [image([0, 0, 300, 2], 0x81, 12), image([298, 1, 2, 1], 0x07)];
    const file = all(
      start,
      extension(0xfe, join([of(note.length), note, of(0)])),
      loop('NETSCAPE2.0'),
      loop('XMP DataXMP'),
      loop('ANIMEXTS1.0'),
      control,
      first,
      extension(0x01, blocks(12, 7)),
      control,
      second,
    );
    const clean = all(
      start,
      loop('NETSCAPE2.0'),
      loop('ANIMEXTS1.0'),
      control,
      first,
      control,
      second,
    );
    expect(cleanGif(join([file, note]))).toEqual({
      extension: 'gif',
      bytes: clean,
      raster: { bytes: clean, turn: UPRIGHT, edge: 300 },
    });
    const still = all(start, extension(0xfe, blocks(2)), control, first);
    expectCut(cleanGif, still, 0, still.length - 1);
  });

  it('is completed where its end is missing, and loses zeros between its blocks', () => {
    const zeros = of(0, 0, 0);
    const file = join([head(3, 2), zeros, control, zeros, only, of(0), control, only, zeros]);
    const clean = all(head(3, 2), control, only, control, only);
    expect(cleanGif(file).bytes).toEqual(clean);
    expect(cleanGif(join([file, TRAILER])).bytes).toEqual(clean);
    expect(() => cleanGif(join([head(3, 2), zeros, control]))).toThrow(INCOMPLETE);
    expect(() => cleanGif(file.slice(0, -4))).toThrow(INCOMPLETE);
  });

  it.each([
    ['nothing', head(0, 0), 5, 4],
    ['less than its first frame', head(4, 40), 5, 40],
    ['more than its first frame', head(50, 4), 50, 4],
  ])('whose screen has %s is as large as both', (_, start, width, height) => {
    const frames = [image([2, 1, 3, 3]), image([49, 39, 30, 20])];
    const clean = all(head(width, height), ...frames);
    expect(cleanGif(all(start, ...frames))).toMatchObject({
      bytes: clean,
      raster: { edge: Math.max(width, height) },
    });
  });

  it.each([
    ['no frame', all(head(3, 2), control)],
    ['a block of no kind', all(head(3, 2), of(0x99), only)],
  ])('with %s is damaged', (_, file) => {
    expect(() => cleanGif(file)).toThrow(DAMAGED);
  });

  it('is not empty, nor is a frame of it', () => {
    expect(() => cleanGif(all(head(3, 2), image([0, 0, 0, 2])))).toThrow('empty');
    expect(() => cleanGif(all(head(3, 2), image([0, 0, 3, 0])))).toThrow('empty');
  });

  it('is of the size that is allowed, and so are its frames and what they reach', () => {
    const large = image([60_000, 0, 3, 2]);
    expect(() => cleanGif(all(head(3, 2), large))).toThrow('pixels');
    expect(cleanGif(all(head(3, 2), only, large)).extension).toBe('gif');
    expect(() => cleanGif(all(head(3, 2), only, image([0, 0, 10_000, 9_000])))).toThrow('pixels');
    const later = Array<Uint8Array>(5).fill(image([0, 0, 10_000, 5_000]));
    expect(() => cleanGif(all(head(3, 2), only, ...later))).toThrow('200 megapixels');
  });

  it('has a thousand frames at most, and 200 megapixels in them', () => {
    expect(cleanGif(all(head(3, 2), ...Array<Uint8Array>(1000).fill(only))).extension).toBe('gif');
    expect(() => cleanGif(all(head(3, 2), ...Array<Uint8Array>(1001).fill(only)))).toThrow(
      'more than 1000 frames',
    );
    expect(
      cleanGif(all(head(10_000, 5_000), ...Array<Uint8Array>(4).fill(only))).raster?.edge,
    ).toBe(10_000);
    expect(() => cleanGif(all(head(10_000, 5_000), ...Array<Uint8Array>(5).fill(only)))).toThrow(
      '200 megapixels',
    );
  });
});
