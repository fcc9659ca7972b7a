import { env } from 'cloudflare:test';
import { crc32, deflateSync } from 'node:zlib';

/** Files of every kind, made here: pictures that any reader opens, and what others would slip in among them. */

const text = (words: string) => Buffer.from(words, 'latin1');
function u32(value: number) {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

export function chunk(type: string, data: Uint8Array) {
  const body = Buffer.concat([text(type), data]);
  return Buffer.concat([u32(data.length), body, u32(crc32(body))]);
}

const PNG_SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10);

const pngHeader = (width: number, height: number) =>
  chunk('IHDR', Buffer.concat([u32(width), u32(height), Buffer.of(8, 2, 0, 0, 0)]));

type Paint = (x: number, y: number) => readonly [number, number, number];
const blue: Paint = (x, y) => [x % 256, y % 256, 200];

/** A PNG; `extra` chunks stand before its data. */
export function png(width: number, height: number, paint = blue, extra: Uint8Array[] = []) {
  const rows = Buffer.alloc((width * 3 + 1) * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      rows.set(paint(x, y), y * (width * 3 + 1) + 1 + x * 3);
    }
  }
  return Buffer.concat([
    PNG_SIGNATURE,
    pngHeader(width, height),
    ...extra,
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A PNG of exactly so many bytes: noise in a chunk that is kept makes up what is missing. */
export function pngOf(bytes: number) {
  const small = png(8, 8);
  // A data chunk of any length may stand beside others; empty ones and what a reader does not need are skipped.
  const pad = Buffer.alloc(bytes - small.length - 12);
  return png(8, 8, blue, [chunk('tEXt', pad)]);
}

const binding = () => {
  if (!env.IMAGES) throw new Error('no images');
  return env.IMAGES;
};

/** A JPEG as an encoder makes it. */
export async function jpeg(width: number, height: number, paint = blue) {
  const result = await binding()
    .input(streamOf(png(width, height, paint)))
    .output({ format: 'image/jpeg' });
  return Buffer.from(await result.response().arrayBuffer());
}

/** Puts segments behind a JPEG's first marker. */
export const withSegments = (bytes: Buffer, ...segments: Uint8Array[]) =>
  Buffer.concat([bytes.subarray(0, 2), ...segments, bytes.subarray(2)]);

export const segment = (marker: number, body: Uint8Array) =>
  Buffer.concat([Buffer.of(0xff, marker, (body.length + 2) >> 8, (body.length + 2) & 255), body]);

/** What a phone notes: how it was held, and where. */
export const PLACE = 'GPS 52.5200N 13.4050E';
export function exif(orientation: number) {
  const tiff = Buffer.alloc(26);
  tiff.write('MM\0*', 0, 'latin1');
  tiff.writeUInt32BE(8, 4);
  tiff.writeUInt16BE(1, 8);
  tiff.writeUInt16BE(0x0112, 10);
  tiff.writeUInt16BE(3, 12);
  tiff.writeUInt32BE(1, 14);
  tiff.writeUInt16BE(orientation, 18);
  return segment(0xe1, Buffer.concat([text('Exif\0\0'), tiff, text(PLACE)]));
}

/** A GIF of one colour; each frame covers the whole. */
export function gif(width: number, height: number, frames = 1) {
  const size = Buffer.alloc(4);
  size.writeUInt16LE(width, 0);
  size.writeUInt16LE(height, 2);
  const frame = Buffer.concat([
    Buffer.of(0x21, 0xf9, 4, 0, 10, 0, 0, 0, 0x2c, 0, 0, 0, 0),
    size,
    Buffer.of(0, 2, 2, 0x44, 1, 0),
  ]);
  return Buffer.concat([
    text('GIF89a'),
    size,
    Buffer.of(0x80, 0, 0, 0, 0, 0, 255, 255, 255),
    ...Array.from({ length: frames }, () => frame),
    Buffer.of(0x3b),
  ]);
}

export const svg = (inside: string, attributes = ' width="8" height="8"') =>
  text(`<svg xmlns="http://www.w3.org/2000/svg"${attributes}>${inside}</svg>`);

/** The beginning of a video, filled up to a length. */
export function video(kind: 'webm' | 'mp4' | 'ogg', bytes: number) {
  const head = {
    webm: Buffer.from(
      '1a45dfa39f4286810142f7810142f2810442f381084282847765626d42878104428581 02'.replace(' ', ''),
      'hex',
    ),
    mp4: Buffer.concat([u32(24), text('ftypisom\0\0\x02\0isomiso2')]),
    ogg: Buffer.concat([
      text('OggS\0\x02'),
      Buffer.alloc(20),
      Buffer.of(1, 42),
      text('\x80theora'),
      Buffer.alloc(35),
    ]),
  }[kind];
  return Buffer.concat([head, Buffer.alloc(Math.max(0, bytes - head.length), 7)]);
}

const streamOf = (bytes: Uint8Array) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(bytes);
      controller.close();
    },
  });

/** A stored picture decoded: its format and size. */
export async function measure(name: string) {
  const object = await env.FILES.get(name);
  if (!object) throw new Error(`${name} is not stored`);
  return binding().info(streamOf(new Uint8Array(await object.arrayBuffer())));
}
