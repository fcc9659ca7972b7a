/** The formats of images by their first bytes, whatever their names and types say. */
export type Format = 'jpg' | 'png' | 'gif' | 'svg' | 'other';

/** Enough to find out whether a PNG is animated: that is said before its first frame, but after a colour profile. */
const HEAD_BYTES = 256 * 1024;
/** The flag of an animation in the header of a WebP. */
const WEBP_MOVES = 2;
const WEBP_FLAGS_AT = 20;

const PNG_FIRST_CHUNK_AT = 8;

const decoder = new TextDecoder('latin1');

/** Whether a PNG has an `acTL` chunk before its image data (PNG, third edition). */
function isAnimatedPng(head: Uint8Array<ArrayBuffer>): boolean {
  const view = new DataView(head.buffer);
  for (let at = PNG_FIRST_CHUNK_AT; at + 8 <= head.length; at += view.getUint32(at) + 12) {
    const type = decoder.decode(head.subarray(at + 4, at + 8));
    if (type === 'acTL' || type === 'IDAT') return type === 'acTL';
  }
  return false;
}

/** @returns the format, and whether it is an animation that a JPEG or PNG can't show */
export async function formatOf(file: File): Promise<{ format: Format; moves: boolean }> {
  const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  const text = decoder.decode(head.subarray(0, 256));
  if (text.startsWith('\xFF\xD8\xFF')) return { format: 'jpg', moves: false };
  if (text.startsWith('PNG\r\n', 1)) return { format: 'png', moves: isAnimatedPng(head) };
  if (text.startsWith('GIF8')) return { format: 'gif', moves: false };
  const isMarkup = /^(?:\xEF\xBB\xBF)?\s*</.test(text);
  if (file.type === 'image/svg+xml' || isMarkup) return { format: 'svg', moves: false };
  const isMovingWebp =
    /^RIFF.{4}WEBPVP8X/s.test(text) && ((head[WEBP_FLAGS_AT] ?? 0) & WEBP_MOVES) !== 0;
  // The brand of a sequence of AVIF images.
  return { format: 'other', moves: isMovingWebp || text.startsWith('ftypavis', 4) };
}
