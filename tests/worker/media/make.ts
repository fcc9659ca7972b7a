import { env } from 'cloudflare:test';
import { crc32, deflateSync } from 'node:zlib';

import { join, viewOf } from '../../../worker/media/files/picture.ts';
import { get } from '../support/client.ts';
import { hex, latin1 } from './bytes.ts';

/** Generated files of every kind: valid images, and what attackers could hide in them. */

export function u32(value: number) {
  const bytes = new Uint8Array(4);
  viewOf(bytes).setUint32(0, value);
  return bytes;
}

export function chunk(type: string, data: Uint8Array) {
  const body = join([latin1(type), data]);
  return join([u32(data.length), body, u32(crc32(body))]);
}

const PNG_SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10);

const pngHeader = (width: number, height: number) =>
  chunk('IHDR', join([u32(width), u32(height), Uint8Array.of(8, 2, 0, 0, 0)]));

type Paint = (x: number, y: number) => readonly [number, number, number];
const blue: Paint = (x, y) => [x % 256, y % 256, 200];

/** A PNG. The `extra` chunks come before its data. */
export function png(width: number, height: number, paint = blue, extra: Uint8Array[] = []) {
  const rows = new Uint8Array((width * 3 + 1) * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      rows.set(paint(x, y), y * (width * 3 + 1) + 1 + x * 3);
    }
  }
  return join([
    PNG_SIGNATURE,
    pngHeader(width, height),
    ...extra,
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', new Uint8Array(0)),
  ]);
}

/** A PNG of exactly this many bytes, padded with an ignored chunk. */
export function pngOf(bytes: number) {
  const small = png(8, 8);
  // Readers skip chunks that they don't need, of any length.
  const pad = new Uint8Array(bytes - small.length - 12);
  return png(8, 8, blue, [chunk('tEXt', pad)]);
}

// A test may replace or remove the environment's own.
const { IMAGES } = env;
const binding = () => {
  if (!IMAGES) throw new Error('no images');
  return IMAGES;
};

/** A JPEG from a real encoder. */
export async function jpeg(width: number, height: number, paint = blue) {
  const result = await binding()
    .input(streamOf(png(width, height, paint)))
    .output({ format: 'image/jpeg' });
  return new Uint8Array(await result.response().arrayBuffer());
}

/** Inserts segments after a JPEG's first marker. */
export const withSegments = (bytes: Uint8Array, ...segments: Uint8Array[]) =>
  join([bytes.subarray(0, 2), ...segments, bytes.subarray(2)]);

export const segment = (marker: number, body: Uint8Array) =>
  join([Uint8Array.of(0xff, marker, (body.length + 2) >> 8, (body.length + 2) & 255), body]);

/** A phone's metadata: orientation and place. */
export const PLACE = 'GPS 52.5200N 13.4050E';
export function exif(orientation: number) {
  const tiff = new Uint8Array(26);
  tiff.set(latin1('MM\0*'));
  const view = viewOf(tiff);
  view.setUint32(4, 8);
  view.setUint16(8, 1);
  view.setUint16(10, 0x0112);
  view.setUint16(12, 3);
  view.setUint32(14, 1);
  view.setUint16(18, orientation);
  return segment(0xe1, join([latin1('Exif\0\0'), tiff, latin1(PLACE)]));
}

/** A GIF of one colour. Each frame covers the whole image. */
export function gif(width: number, height: number, frames = 1) {
  const size = new Uint8Array(4);
  viewOf(size).setUint16(0, width, true);
  viewOf(size).setUint16(2, height, true);
  const frame = join([
    Uint8Array.of(0x21, 0xf9, 4, 0, 10, 0, 0, 0, 0x2c, 0, 0, 0, 0),
    size,
    Uint8Array.of(0, 2, 2, 0x44, 1, 0),
  ]);
  return join([
    latin1('GIF89a'),
    size,
    Uint8Array.of(0x80, 0, 0, 0, 0, 0, 255, 255, 255),
    ...Array.from({ length: frames }, () => frame),
    Uint8Array.of(0x3b),
  ]);
}

export const svg = (inside: string, attributes = ' width="8" height="8"') =>
  latin1(`<svg xmlns="http://www.w3.org/2000/svg"${attributes}>${inside}</svg>`);

export const box = (type: string, ...parts: Uint8Array[]) => {
  const body = join(parts);
  return join([u32(body.length + 8), latin1(type), body]);
};

export const MP4_HEAD = box('ftyp', latin1('isom\0\0\x02\0isomiso2'));
export const WEBM_HEAD = hex(
  '1a45dfa39f4286810142f7810142f2810442f381084282847765626d4287810442858102',
);

/** A video track of an MP4 in fragments, whose samples are there. */
export const TRACK = box(
  'trak',
  box(
    'mdia',
    box('hdlr', new Uint8Array(8), latin1('vide'), new Uint8Array(12)),
    box('minf', box('stbl', box('stco', new Uint8Array(8)))),
  ),
);

const oggPage = (flags: number, lacing: number[], body: Uint8Array) =>
  join([
    latin1('OggS\0'),
    Uint8Array.of(flags),
    new Uint8Array(20),
    Uint8Array.of(lacing.length, ...lacing),
    body,
  ]);

/** Pages of frames of 254 bytes, which take this many bytes together. */
function oggFrames(bytes: number): Uint8Array[] {
  if (bytes < 28) return [new Uint8Array(Math.max(0, bytes))];
  const size = Math.min(bytes, 40_000);
  const frames = Math.ceil((size - 27) / 255);
  const body = new Uint8Array(size - 27 - frames).fill(7);
  const lacing = Array.from({ length: frames }, (_, at) => Math.min(254, body.length - at * 254));
  return [oggPage(0, lacing, body), ...oggFrames(bytes - size)];
}

/** A WebM with a video track, and no block. */
export const WEBM_START = join([
  WEBM_HEAD,
  hex('1853806701ffffffffffffff1654ae6b88ae86d78101838101'),
]);

/** A video's first bytes, padded to a length. */
export function video(kind: 'webm' | 'mp4' | 'ogg', bytes: number) {
  const head = {
    // The WebM ends with an index, and the MP4 with the data of fragments. Both are kept whatever they hold.
    webm: join([WEBM_START, hex('1c53bb6b0100ffffffffffff')]),
    mp4: join([MP4_HEAD, box('moov', TRACK, box('mvex')), u32(0), latin1('mdat')]),
    ogg: oggPage(2, [42], join([latin1('\x80theora'), new Uint8Array(35)])),
  }[kind];
  const left = Math.max(0, bytes - head.length);
  return join([head, ...(kind === 'ogg' ? oggFrames(left) : [new Uint8Array(left).fill(7)])]);
}

const streamOf = (bytes: Uint8Array) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(bytes);
      controller.close();
    },
  });

/** The format and size of a stored image, by decoding it. */
export async function measure(name: string) {
  const answer = await get(`/files/${name}`);
  if (!answer.ok) throw new Error(`${name} is not stored`);
  return binding().info(streamOf(new Uint8Array(await answer.arrayBuffer())));
}
