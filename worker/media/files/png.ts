import { crc32 } from 'node:zlib';

import { type Picture, UPRIGHT, join, requireSize, viewOf } from './picture.ts';
import { cutOff, damaged } from './unfit.ts';

const SIGNATURE_BYTES = 8;
/** Length, type and checksum around a chunk's data. */
const FRAME_BYTES = 12;

/** What is needed to show the picture and its colours; no text, no time, no place, no second frame. */
const KEPT = new Set('IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB cICP iCCP sBIT bKGD pHYs'.split(' '));
/** A profile is packed; nobody's needs more, and a packed nothing can be very long. */
const PROFILE_MAX_BYTES = 64 * 1024;

/** A PNG with its picture alone; whatever stands behind its end is gone. @throws UnfitError */
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
