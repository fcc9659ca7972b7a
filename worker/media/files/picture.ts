import { IMAGE_EDGE_MAX_PX, IMAGE_PIXELS_MAX } from '../../contract/bounds.ts';
import { UnfitError } from './unfit.ts';

/** How to turn an image upright: first mirror it, then rotate it clockwise. */
export interface Turn {
  mirrored: boolean;
  degrees: 0 | 90 | 180 | 270;
}

/** An image as it is stored: rewritten to contain only what is visible. */
export interface Picture {
  extension: 'jpg' | 'png' | 'gif' | 'svg';
  bytes: Uint8Array;
  /** Bytes and rotation for scaling. An SVG has none, since its still is made elsewhere. */
  raster?: { bytes: Uint8Array; turn: Turn; /** The longer one, in px. */ edge: number };
}

export const UPRIGHT: Turn = { mirrored: false, degrees: 0 };

/**
 * Checks an image's size from its header, before any memory is taken for its pixels.
 * @returns the longer edge @throws UnfitError
 */
export function requireSize(width: number, height: number): number {
  if (width < 1 || height < 1) throw new UnfitError((say) => say.images.empty);
  if (Math.max(width, height) > IMAGE_EDGE_MAX_PX) {
    throw new UnfitError((say) => say.images.tooWide(IMAGE_EDGE_MAX_PX));
  }
  if (width * height > IMAGE_PIXELS_MAX) {
    throw new UnfitError((say) => say.images.tooManyPixels(IMAGE_PIXELS_MAX / 1_000_000));
  }
  return Math.max(width, height);
}

/** Concatenates byte ranges. */
export function join(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

export const streamOf = (bytes: Uint8Array) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(bytes);
      controller.close();
    },
  });

export const viewOf = (bytes: Uint8Array) =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** Whether there is this ASCII text at an offset. */
export const says = (bytes: Uint8Array, at: number, text: string) =>
  Array.from(text).every((letter, index) => bytes[at + index] === letter.charCodeAt(0));
