import { says } from '../picture.ts';
import { unplayed } from '../unfit.ts';
import type { Box } from './boxes.ts';
import { type Patch, zeroes } from './patch.ts';

/**
 * QuickTime films (MOV), which phones and macOS record, and those of old phones (3GP). With the codecs of an MP4, one
 * differs by its brand only.
 */

/** The codecs that every browser plays in an MP4: H.264 and AAC. */
const PLAYED = new Set(['avc1', 'avc3', 'mp4a']);
/** How people call the codecs of films. */
const NAMES: Record<string, string> = {
  hvc1: 'HEVC (H.265)',
  hev1: 'HEVC (H.265)',
  apch: 'ProRes',
  apcn: 'ProRes',
  apcs: 'ProRes',
  apco: 'ProRes',
  ap4h: 'ProRes',
  ap4x: 'ProRes',
  mp4v: 'MPEG-4 Part 2',
  jpeg: 'Motion JPEG',
  alac: 'Apple Lossless',
  s263: 'H.263',
  samr: 'AMR',
  lpcm: 'PCM',
  sowt: 'PCM',
  twos: 'PCM',
  in24: 'PCM',
};

/** An old film has no brands, and begins with something else. */
export const isQuickTime = (head: Uint8Array) =>
  !says(head, 4, 'ftyp') || says(head, 8, 'qt  ') || says(head, 8, '3g');

/** @throws UnfitError that names the codec that browsers don't play */
export function requirePlayed(codecs: readonly string[]) {
  for (const codec of codecs) if (!PLAYED.has(codec)) throw unplayed(NAMES[codec] ?? codec.trim());
}

/** Overwrites the brands of a film with those of an MP4, as many as there are. */
export function brandsOf({ body, end }: Box): Patch {
  const head = new Uint8Array(end - body);
  const brand = new TextEncoder().encode('mp42');
  for (let at = 0; at + 4 <= head.length; at += 4) head.set(brand, at);
  // The version of the first brand.
  head.fill(0, 4, 8);
  return zeroes(body, end, head);
}
