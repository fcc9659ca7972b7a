import { describe, expect, it } from 'vitest';

import { cleanJpeg } from '../../../worker/media/files/jpeg.ts';
import { join, viewOf } from '../../../worker/media/files/picture.ts';
import { cleanPng } from '../../../worker/media/files/png.ts';
import { isSame, latin1, of } from './bytes.ts';
import { DAMAGED, INCOMPLETE, UPRIGHT, expectCut } from './cut-pictures.ts';
import { chunk, segment, u32 } from './make.ts';

/** Compares cleaned images byte by byte. The files are built by hand, because encoders write only some forms. */

/** A camera's Exif segment. Its directory has these tags and values. */
function exif(little: boolean, entries: [tag: number, value: number][], directory = 8) {
  const tiff = new Uint8Array(directory + 2 + entries.length * 12);
  tiff.set(latin1(little ? 'II*\0' : 'MM\0*'));
  const view = viewOf(tiff);
  view.setUint32(4, directory, little);
  view.setUint16(directory, entries.length, little);
  for (const [at, [tag, value]] of entries.entries()) {
    view.setUint16(directory + 2 + at * 12, tag, little);
    view.setUint16(directory + 10 + at * 12, value, little);
  }
  return segment(0xe1, join([latin1('Exif\0\0'), tiff]));
}

/** A chunk with a wrong checksum. */
const broken = (bytes: Uint8Array) => bytes.map((byte, at) => (at === 8 ? byte ^ 1 : byte));

const frame = (marker = 0xc0, width = 3, height = 2) =>
  segment(marker, of(8, height >> 8, height & 255, width >> 8, width & 255, 1, 1, 0x11, 0));
const tables = (marker = 0xdb) => segment(marker, of(0, 1, 2, 3));

describe('a JPEG', () => {
  const SOI = of(0xff, 0xd8);
  const EOI = of(0xff, 0xd9);
  // With a stuffed byte, a restart and a fill byte, none of which ends it.
  const scan = join([segment(0xda, of(1, 1, 0, 0, 63, 0)), of(1, 0xff, 0, 2, 0xff, 0xd7, 3, 0xff)]);
  /** The bytes of the scan after its header, and of the end. */
  const scanned = 8 + 2;
  const plain = (...parts: Uint8Array[]) => join([SOI, ...parts, EOI]);

  it('keeps its tables, frame, scans and colours, and nothing else', () => {
    const note = latin1('52.52 N');
    const kept = [
      segment(0xe0, latin1('JFIF\0\x01\x02')),
      segment(0xe2, latin1('ICC_PROFILE\0\x01\x01')),
      segment(0xee, latin1('Adobe\0d')),
      tables(0xdb),
      frame(0xc2, 300, 500),
      tables(0xc4),
      scan,
      tables(0xdd),
      scan,
    ] as const;
    const file = join([
      SOI,
      kept[0],
      segment(0xe0, latin1('JFXX\0thumbnail')),
      segment(0xe1, note),
      kept[1],
      segment(0xe2, latin1('MPF\0')),
      segment(0xed, note),
      kept[2],
      segment(0xee, note),
      segment(0xef, note),
      segment(0xfe, note),
      segment(0xfe, of()),
      of(0xff, 0xff),
      ...kept.slice(3),
      EOI,
      note,
    ]);
    const clean = plain(...kept);
    expect(cleanJpeg(file)).toEqual({
      extension: 'jpg',
      bytes: clean,
      raster: { bytes: clean, turn: UPRIGHT, edge: 500 },
    });
    const single = plain(segment(0xfe, note), tables(), frame(), scan);
    // Whether something is missing of a scan, only decoding it would show. Browsers draw what is there.
    expectCut(cleanJpeg, single, 2, single.length - scanned + 1);
    expect(cleanJpeg(single.slice(0, -2)).bytes).toEqual(plain(tables(), frame(), scan));
  });

  it('is completed where its end is missing, as browsers do', () => {
    const whole = plain(tables(), frame(0xc0, 9, 4), scan);
    expect(cleanJpeg(whole.slice(0, -2)).bytes).toEqual(whole);
    expect(cleanJpeg(whole.slice(0, -1)).bytes.slice(-2)).toEqual(EOI);
    const cut = join([whole.slice(0, -4), of(0xff, 0, 0xff, 0xd0, 5)]);
    expect(cleanJpeg(cut)).toMatchObject({ bytes: join([cut, EOI]), raster: { edge: 9 } });
    expect(() =>
      cleanJpeg(join([SOI, tables(), frame(), scan, tables(0xc4).slice(0, -1)])),
    ).toThrow(INCOMPLETE);
  });

  it('loses bytes between its segments, which may be those of a marker', () => {
    const stray = of(1, 2, 0xff, 0, 3);
    const file = plain(tables(), stray, frame(), stray, scan);
    expect(cleanJpeg(file).bytes).toEqual(plain(tables(), frame(), scan));
  });

  it.each([0xc0, 0xc1, 0xc3, 0xc5, 0xcb, 0xcd, 0xcf])('may have a frame of kind %i', (marker) => {
    const file = plain(frame(marker, 7, 5), scan);
    expect(cleanJpeg(file)).toMatchObject({ bytes: file, raster: { edge: 7 } });
  });

  it.each([
    ['two frames', plain(frame(), frame(), scan)],
    ['a scan before its frame', plain(scan, frame())],
    ['no scan', plain(frame())],
    ['a frame that is too short', plain(segment(0xc0, of(8, 0, 2, 0, 3)), scan)],
    ['a segment shorter than its length', plain(of(0xff, 0xdb, 0, 1), frame(), scan)],
  ])('with %s is damaged', (_, file) => {
    expect(() => cleanJpeg(file)).toThrow(DAMAGED);
  });

  it.each([0x01, 0xbf, 0xc8, 0xd0, 0xd7, 0xf0, 0xfd])('with a marker %i is damaged', (marker) => {
    expect(() => cleanJpeg(plain(tables(marker), frame(), scan))).toThrow(DAMAGED);
  });

  it('has a hundred scans at most', () => {
    expect(cleanJpeg(plain(frame(), ...Array<Uint8Array>(100).fill(scan))).extension).toBe('jpg');
    expect(() => cleanJpeg(plain(frame(), ...Array<Uint8Array>(101).fill(scan)))).toThrow(
      'too complex',
    );
  });

  const TAG = 0x0112;
  const turned = (...exifs: Uint8Array[]) => cleanJpeg(plain(...exifs, frame(), scan));

  it.each([
    [2, true, 0],
    [3, false, 180],
    [4, true, 180],
    [5, true, 270],
    [6, false, 90],
    [7, true, 90],
    [8, false, 270],
  ])('keeps its orientation %i, in either byte order', (orientation, mirrored, degrees) => {
    for (const little of [true, false]) {
      for (const directory of [8, 12]) {
        const entries: [number, number][] = [
          [0x0110, 1],
          [TAG, orientation],
        ];
        const { bytes, raster } = turned(exif(little, entries, directory));
        expect(raster?.turn).toEqual({ mirrored, degrees });
        expect(raster?.bytes).toEqual(plain(frame(), scan));
        // The stored file differs from the raster, because it keeps the orientation itself.
        expect(bytes).not.toEqual(raster?.bytes);
        expect(cleanJpeg(bytes)).toEqual({ extension: 'jpg', bytes, raster });
      }
    }
  });

  it('is upright where its note makes no sense', () => {
    const upright = { bytes: plain(frame(), scan), raster: { turn: UPRIGHT } };
    const odd = [
      ...[0, 1, 9, 600].map((value) => exif(true, [[TAG, value]])),
      exif(true, [[0x0110, 6]]),
      exif(false, []),
      // Cut off inside the only entry, inside the directory, and before it.
      ...[11, 13, 23].map((bytes) => {
        const whole = exif(false, [[TAG, 6]]);
        return segment(0xe1, whole.slice(4, whole.length - bytes));
      }),
      segment(0xe1, latin1('Exif\0\0MM\0*')),
      segment(0xe1, join([latin1('Exif\0\0XX\0*'), exif(false, [[TAG, 6]]).slice(14)])),
      segment(0xe1, join([latin1('Exif\0\0MM\0*'), u32(60_000), new Uint8Array(20)])),
    ];
    for (const note of odd) expect(turned(note)).toMatchObject(upright);
  });
});

/** The TIFF part of a camera's note, which says where it was, too. */
const cameraNote = (orientation: number) =>
  exif(false, [
    [0x8825, 5213],
    [0x0112, orientation],
  ]).slice(10);

describe('a PNG', () => {
  const SIGNATURE = of(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10);
  const head = chunk('IHDR', join([u32(4), u32(6), of(8, 2, 0, 0, 0)]));
  const [data, end] = [chunk('IDAT', latin1('pixels')), chunk('IEND', of())];
  const all = (...parts: Uint8Array[]) => join([SIGNATURE, ...parts]);

  it('keeps its image and colours, and nothing else', () => {
    const note = latin1('52.52 N');
    const profile = chunk('iCCP', new Uint8Array(64 * 1024));
    const kept = [head, chunk('gAMA', u32(1)), profile, chunk('pHYs', note), data, data];
    const file = all(
      ...kept.slice(0, 2),
      broken(chunk('tEXt', note)),
      chunk('eXIf', note),
      ...kept.slice(2, 4),
      chunk('iCCP', new Uint8Array(64 * 1024 + 1)),
      chunk('tIME', note),
      chunk('gpsX', note),
      ...kept.slice(4),
      end,
    );
    const clean = all(...kept, end);
    const { extension, bytes, raster } = cleanPng(join([file, note]));
    expect({ extension, ...raster, bytes: [] }).toEqual({
      extension: 'png',
      bytes: [],
      turn: UPRIGHT,
      edge: 6,
    });
    expect([bytes, raster?.bytes].map((one) => isSame(one, clean))).toEqual([true, true]);
    const single = all(head, chunk('tEXt', note), data, end);
    expectCut(cleanPng, single, 8, single.length - end.length);
  });

  it('is completed after its image, but not within', () => {
    const whole = all(head, data, data, end);
    const cut = [of(), of(0, 0), chunk('tEXt', of(1, 2, 3)).slice(0, -1), end.slice(0, -1)];
    for (const rest of cut) expect(cleanPng(all(head, data, data, rest)).bytes).toEqual(whole);
    expect(() => cleanPng(all(head, data, data.slice(0, -1)))).toThrow(INCOMPLETE);
    expect(() => cleanPng(all(head, data, data.slice(0, 8)))).toThrow(INCOMPLETE);
    expect(() => cleanPng(all(head, chunk('tEXt', of(1)).slice(0, -1)))).toThrow(INCOMPLETE);
  });

  it.each([
    [2, true, 0],
    [3, false, 180],
    [6, false, 90],
    [7, true, 90],
  ])('keeps its orientation %i, and nothing else of its note', (orientation, mirrored, degrees) => {
    const { bytes, raster } = cleanPng(
      all(head, chunk('eXIf', cameraNote(orientation)), data, end),
    );
    const tiff = [0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, orientation];
    const left = chunk('eXIf', of(...tiff, 0, 0, 0, 0, 0, 0, 0));
    expect(bytes).toEqual(all(head, left, data, end));
    expect(raster).toEqual({ bytes: all(head, data, end), turn: { mirrored, degrees }, edge: 6 });
    expect(cleanPng(bytes)).toEqual({ extension: 'png', bytes, raster });
  });

  it.each([
    ['upright', all(head, chunk('eXIf', cameraNote(1)), data, end)],
    ['of a note that makes no sense', all(head, chunk('eXIf', of(1, 2, 3)), data, end)],
    ['of a note with a wrong checksum', all(head, broken(chunk('eXIf', cameraNote(6))), data, end)],
    [
      'of a note that comes too late for browsers',
      all(head, data, chunk('eXIf', cameraNote(6)), end),
    ],
  ])('has no orientation if it is %s', (_, file) => {
    const clean = all(head, data, end);
    expect(cleanPng(file)).toMatchObject({ bytes: clean, raster: { turn: UPRIGHT } });
  });

  it.each([
    ['another chunk first', all(chunk('gAMA', u32(1)), head, data, end)],
    ['two headers', all(head, head, data, end)],
    ['a short header', all(chunk('IHDR', join([u32(4), u32(6), of(8, 2, 0, 0)])), data, end)],
    ...[of(8, 1), of(3, 2), of(0, 0), of(16, 3)].map((kind): [string, Uint8Array] => [
      `a depth and a colour type of ${kind.join(' and ')}`,
      all(chunk('IHDR', join([u32(4), u32(6), kind, of(0, 0, 0)])), data, end),
    ]),
    ['no data', all(head, end)],
    ['a wrong checksum', all(head, broken(data), end)],
  ])('with %s is damaged', (_, file) => {
    expect(() => cleanPng(file)).toThrow(DAMAGED);
  });
});
