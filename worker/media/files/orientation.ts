import { crc32 } from 'node:zlib';

import { type Turn, UPRIGHT, says, viewOf } from './picture.ts';

const ORIENTATION_TAG = 0x0112;
const ENTRY_BYTES = 12;
/** No camera writes more entries into its first directory. */
const ENTRIES_MAX = 512;

/** The orientation, 1 to 8, from the TIFF part of an Exif segment. 1 if it isn't given. */
export function orientationOf(tiff: Uint8Array): number {
  const little = says(tiff, 0, 'II');
  if (tiff.length < 8 || (!little && !says(tiff, 0, 'MM'))) return 1;
  const view = viewOf(tiff);
  const directory = view.getUint32(4, little);
  if (directory + 2 > tiff.length) return 1;
  const count = Math.min(view.getUint16(directory, little), ENTRIES_MAX);
  for (let index = 0; index < count; index += 1) {
    const entry = directory + 2 + index * ENTRY_BYTES;
    if (entry + ENTRY_BYTES > tiff.length) return 1;
    if (view.getUint16(entry, little) !== ORIENTATION_TAG) continue;
    const value = view.getUint16(entry + 8, little);
    return value >= 1 && value <= 8 ? value : 1;
  }
  return 1;
}

/** The TIFF part of an Exif note with only the orientation. */
const tiffOf = (orientation: number) =>
  [
    // Little endian. The only directory is at 8: one entry, a short, and no next directory.
    [0x49, 0x49, 42, 0, 8, 0, 0, 0],
    [1, 0],
    [0x12, 0x01, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0],
    [0, 0, 0, 0],
  ].flat();

/** An Exif segment of a JPEG with only the orientation. */
export const orientationSegment = (orientation: number): Uint8Array =>
  Uint8Array.of(0xff, 0xe1, 0, 34, 0x45, 0x78, 0x69, 0x66, 0, 0, ...tiffOf(orientation));

/** An Exif chunk of a PNG with only the orientation. */
export function orientationChunk(orientation: number): Uint8Array {
  const tiff = tiffOf(orientation);
  const chunk = Uint8Array.of(0, 0, 0, tiff.length, 0x65, 0x58, 0x49, 0x66, ...tiff, 0, 0, 0, 0);
  viewOf(chunk).setUint32(chunk.length - 4, crc32(chunk.subarray(4, -4)));
  return chunk;
}

const TURNS: Record<number, Turn> = {
  2: { mirrored: true, degrees: 0 },
  3: { mirrored: false, degrees: 180 },
  4: { mirrored: true, degrees: 180 },
  5: { mirrored: true, degrees: 270 },
  6: { mirrored: false, degrees: 90 },
  7: { mirrored: true, degrees: 90 },
  8: { mirrored: false, degrees: 270 },
};

export const turnOf = (orientation: number): Turn => TURNS[orientation] ?? UPRIGHT;
