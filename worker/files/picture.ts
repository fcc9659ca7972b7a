import { IMAGE_EDGE_MAX_PX, IMAGE_PIXELS_MAX } from '../contract/bounds.ts';
import { UnfitError } from './unfit.ts';

/** Mirrored first, then turned clockwise: how to hold a picture upright. */
export interface Turn {
  mirrored: boolean;
  degrees: 0 | 90 | 180 | 270;
}

/** A picture as it is stored: rewritten to hold what is seen of it and nothing else. */
export interface Picture {
  extension: 'jpg' | 'png' | 'gif' | 'svg';
  bytes: Uint8Array;
  /** Bytes and turn for who scales it; an SVG needs no scaling. */
  raster?: { bytes: Uint8Array; turn: Turn };
}

export const UPRIGHT: Turn = { mirrored: false, degrees: 0 };

/** A picture's size as its header says it, before anybody makes room for that many pixels. @throws UnfitError */
export function requireSize(width: number, height: number) {
  if (width < 1 || height < 1) throw new UnfitError('has no pixels');
  if (Math.max(width, height) > IMAGE_EDGE_MAX_PX) {
    throw new UnfitError(`is more than ${IMAGE_EDGE_MAX_PX} pixels wide or high`);
  }
  if (width * height > IMAGE_PIXELS_MAX) {
    throw new UnfitError(`has more than ${IMAGE_PIXELS_MAX / 1_000_000} million pixels`);
  }
}

/** Puts byte ranges together. */
export function join(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

export const viewOf = (bytes: Uint8Array) =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** Whether ASCII text stands at a place. */
export const says = (bytes: Uint8Array, at: number, text: string) =>
  Buffer.from(text, 'latin1').equals(bytes.subarray(at, at + text.length));
