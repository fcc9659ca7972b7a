import { crc32 } from 'node:zlib';

import { orientationChunk, orientationOf, turnOf } from './orientation.ts';
import { type Picture, join, requireSize, viewOf } from './picture.ts';
import { cutOff, damaged } from './unfit.ts';

const SIGNATURE_BYTES = 8;
/** The bytes around a chunk's data: length, type and checksum. */
const FRAME_BYTES = 12;

/** Chunks that the image and its colours need. Not text, time, GPS or further frames. */
const KEPT = new Set('IHDR PLTE IDAT tRNS gAMA cHRM sRGB cICP iCCP sBIT bKGD pHYs'.split(' '));
/** Which depths in bits each colour type may have (PNG, third edition, 11.2.1). */
const DEPTHS: Record<number, number[]> = {
  0: [1, 2, 4, 8, 16],
  2: [8, 16],
  3: [1, 2, 4, 8],
  4: [8, 16],
  6: [8, 16],
};
/** A compressed profile could expand to an enormous size. No real one needs more than this. */
const PROFILE_MAX_BYTES = 64 * 1024;

/** The chunk at the end. It is always the same. */
const END = Uint8Array.of(0, 0, 0, 0, 0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82);

const isIntact = (view: DataView, at: number, end: number) =>
  crc32(new Uint8Array(view.buffer, view.byteOffset + at + 4, end - at - 8)) ===
  view.getUint32(end - 4);

/**
 * A PNG with only its image and orientation, and nothing after its end. What is cut off after the image isn't missed.
 * @throws UnfitError
 */
export function cleanPng(bytes: Uint8Array): Picture {
  const view = viewOf(bytes);
  const kept = [bytes.subarray(0, SIGNATURE_BYTES)];
  let at = SIGNATURE_BYTES;
  let drawn = false;
  let orientation = 1;
  let edge = 0;
  for (;;) {
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    const length = at + FRAME_BYTES > bytes.length ? Infinity : view.getUint32(at);
    const end = at + FRAME_BYTES + length;
    if (type === 'IEND' || (end > bytes.length && drawn && type !== 'IDAT')) break;
    if (end > bytes.length) throw cutOff();
    const first = at === SIGNATURE_BYTES;
    if (first !== (type === 'IHDR')) throw damaged();
    if (first) {
      if (length !== 13 || !DEPTHS[bytes[at + 17] ?? 7]?.includes(bytes[at + 16] ?? 0)) {
        throw damaged();
      }
      edge = requireSize(view.getUint32(at + 8), view.getUint32(at + 12));
    }
    const keeps = KEPT.has(type) && (type !== 'iCCP' || length <= PROFILE_MAX_BYTES);
    if (keeps) {
      if (!isIntact(view, at, end)) throw damaged();
      kept.push(bytes.subarray(at, end));
    }
    // Browsers know how to turn an image before they draw it.
    if (type === 'eXIf' && !drawn && isIntact(view, at, end)) {
      orientation = orientationOf(bytes.subarray(at + 8, end - 4));
    }
    drawn ||= type === 'IDAT';
    at = end;
  }
  if (!drawn) throw damaged();
  const bare = join([...kept, END]);
  const [start, rest] = [kept.slice(0, 2), kept.slice(2)];
  return {
    extension: 'png',
    bytes: orientation === 1 ? bare : join([...start, orientationChunk(orientation), ...rest, END]),
    raster: { bytes: bare, turn: turnOf(orientation), edge },
  };
}
