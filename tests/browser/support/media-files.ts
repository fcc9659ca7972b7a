import { crc32, deflateSync } from 'node:zlib';

/** Generated files, like those that users upload. */

const chunk = (type: string, data: Uint8Array) => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
};

/** A PNG of one colour, with noise of a given size in bytes. */
export function picture(name: string, [red, green, blue] = [40, 90, 160], bytes = 0) {
  const [width, height] = [320, 224];
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const row = Buffer.concat([
    Buffer.of(0),
    ...Array.from({ length: width }, () => Buffer.of(red ?? 0, green ?? 0, blue ?? 0)),
  ]);
  const buffer = Buffer.concat([
    Buffer.of(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10),
    chunk('IHDR', head),
    // A chunk that the server drops.
    chunk('tEXt', Buffer.alloc(bytes, 7)),
    chunk('IDAT', deflateSync(Buffer.concat(Array.from({ length: height }, () => row)))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
  return { name, mimeType: 'image/png', buffer };
}

export const svg = (name: string) => ({
  name,
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="140"><circle cx="99" cy="70" r="40"/></svg>',
  ),
});

/** The header of a WebM and its one video track, without content. */
const WEBM = Buffer.from(
  '1a45dfa39f4286810142f7810142f2810442f381084282847765626d42878104428581021853806701ffffffffffffff1654ae6b88ae86d78101838101',
  'hex',
);

/** A WebM that begins as a video does. The server doesn't look further. */
export const video = (name: string, bytes: number) => ({
  name,
  mimeType: 'video/webm',
  buffer: Buffer.concat([WEBM, Buffer.alloc(bytes - WEBM.length, 7)]),
});
