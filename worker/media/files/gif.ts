import { type Picture, UPRIGHT, join, requireSize, says, viewOf } from './picture.ts';
import { UnfitError, cutOff, damaged } from './unfit.ts';

const EXTENSION = 0x21;
const IMAGE = 0x2c;
const TRAILER = 0x3b;
const GRAPHIC_CONTROL = 0xf9;
const APPLICATION = 0xff;
const FRAMES_MAX = 1000;
/** All frames together. Even for a small frame, a reader draws the whole image again. */
const ANIMATION_PIXELS_MAX = 200_000_000;

/** The size of the colour table that these flags declare. */
const tableBytes = (flags: number) => ((flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 7) + 1));

/** The offset after a chain of sub-blocks, including the empty one at its end. */
function endOfBlocks(bytes: Uint8Array, from: number): number {
  let at = from;
  for (;;) {
    const length = bytes[at];
    if (length === undefined) throw cutOff();
    at += length + 1;
    if (length === 0) return at;
  }
}

/** Whether an application extension says how often the animation runs. Only this one is needed. */
const isLoop = (bytes: Uint8Array, at: number) =>
  says(bytes, at + 3, 'NETSCAPE2.0') || says(bytes, at + 3, 'ANIMEXTS1.0');

/** Where a frame ends on the screen, from the image block at an offset. */
const reachOf = (view: DataView, at: number) => ({
  width: view.getUint16(at + 5, true),
  height: view.getUint16(at + 7, true),
  right: view.getUint16(at + 1, true) + view.getUint16(at + 5, true),
  bottom: view.getUint16(at + 3, true) + view.getUint16(at + 7, true),
});

/** The header with another size of the screen, in px. */
function resized(head: Uint8Array, wide: number, high: number) {
  const copy = head.slice();
  viewOf(copy).setUint16(6, wide, true);
  viewOf(copy).setUint16(8, high, true);
  return copy;
}

/**
 * A GIF with only its frames: no comments, no other extensions, nothing after its end. What every browser forgives is
 * mended: an end that is missing, zeros between blocks, and a screen that is smaller than the first frame. Later frames
 * may reach over the screen. @throws UnfitError
 */
export function cleanGif(bytes: Uint8Array): Picture {
  if (bytes.length < 13) throw cutOff();
  const view = viewOf(bytes);
  let [wide, high] = [view.getUint16(6, true), view.getUint16(8, true)];
  let at = 13 + tableBytes(bytes[10] ?? 0);
  const head = bytes.subarray(0, at);
  const kept: Uint8Array[] = [];
  let frames = 0;
  let pixels = 0;
  for (;;) {
    const kind = bytes[at];
    if (kind === TRAILER || (kind === undefined && frames > 0)) break;
    if (kind === undefined) throw cutOff();
    if (kind === 0) {
      at += 1;
      continue;
    }
    if (kind === EXTENSION) {
      const label = bytes[at + 1];
      const end = endOfBlocks(bytes, at + 2);
      if (label === GRAPHIC_CONTROL || (label === APPLICATION && isLoop(bytes, at))) {
        kept.push(bytes.subarray(at, end));
      }
      at = end;
      continue;
    }
    if (kind !== IMAGE) throw damaged();
    if (at + 11 > bytes.length) throw cutOff();
    const { width, height, right, bottom } = reachOf(view, at);
    requireSize(width, height);
    if (frames === 0) [wide, high] = [Math.max(wide, right), Math.max(high, bottom)];
    requireSize(wide, high);
    frames += 1;
    if (frames > FRAMES_MAX) throw new UnfitError((say) => say.images.tooManyFrames(FRAMES_MAX));
    pixels += Math.max(wide * high, width * height);
    if (pixels > ANIMATION_PIXELS_MAX) {
      throw new UnfitError((say) => say.images.animationTooLarge(ANIMATION_PIXELS_MAX / 1_000_000));
    }
    const end = endOfBlocks(bytes, at + 11 + tableBytes(bytes[at + 9] ?? 0));
    kept.push(bytes.subarray(at, end));
    at = end;
  }
  if (frames === 0) throw damaged();
  const clean = join([resized(head, wide, high), ...kept, Uint8Array.of(TRAILER)]);
  const edge = requireSize(wide, high);
  return { extension: 'gif', bytes: clean, raster: { bytes: clean, turn: UPRIGHT, edge } };
}
