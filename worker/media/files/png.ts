import { crc32 } from 'node:zlib';

import { type Picture, UPRIGHT, join, requireSize, viewOf } from './picture.ts';
import { cutOff, damaged } from './unfit.ts';

const SIGNATURE_BYTES = 8;
/** The bytes around a chunk's data: length, type and checksum. */
const FRAME_BYTES = 12;

/** Chunks that the image and its colours need. Not text, time, GPS or further frames. */
const KEPT = new Set('IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB cICP iCCP sBIT bKGD pHYs'.split(' '));
/** A compressed profile could expand to an enormous size. No real one needs more than this. */
const PROFILE_MAX_BYTES = 64 * 1024;

/** A PNG with only its image, and nothing after its end. @throws UnfitError */
export function cleanPng(bytes: Uint8Array): Picture {
  const view = viewOf(bytes);
  const kept = [bytes.subarray(0, SIGNATURE_BYTES)];
  let at = SIGNATURE_BYTES;
  let drawn = false;
  let edge = 0;
  for (let type = ''; type !== 'IEND';) {
    if (at + FRAME_BYTES > bytes.length) throw cutOff();
    const length = view.getUint32(at);
    const end = at + FRAME_BYTES + length;
    if (end > bytes.length) throw cutOff();
    type = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    const first = at === SIGNATURE_BYTES;
    if (first !== (type === 'IHDR')) throw damaged();
    if (first) {
      if (length !== 13) throw damaged();
      edge = requireSize(view.getUint32(at + 8), view.getUint32(at + 12));
    }
    const keeps = KEPT.has(type) && (type !== 'iCCP' || length <= PROFILE_MAX_BYTES);
    if (keeps) {
      if (crc32(bytes.subarray(at + 4, end - 4)) !== view.getUint32(end - 4)) throw damaged();
      kept.push(bytes.subarray(at, end));
    }
    drawn ||= type === 'IDAT';
    at = end;
  }
  if (!drawn) throw damaged();
  const clean = join(kept);
  return { extension: 'png', bytes: clean, raster: { bytes: clean, turn: UPRIGHT, edge } };
}
