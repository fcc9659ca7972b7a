import { viewOf } from '../picture.ts';
import { type Patch, zeroes } from './patch.ts';

/** The boxes of an MP4 (ISO/IEC 14496-12, 4.2). */

export interface Box {
  type: string;
  /** In the file, as are the others. */
  start: number;
  body: number;
  end: number;
}

export const BOX_HEADER_MAX = 16;

const decoder = new TextDecoder('latin1');
const FREE = new TextEncoder().encode('free');

/**
 * The box that begins at `at`, whose header is at the beginning of `bytes`; undefined where none begins there. One that
 * is said to end behind `limit` ends there.
 */
export function readBox(bytes: Uint8Array, at: number, limit: number): Box | undefined {
  if (bytes.length < 8) return undefined;
  const view = viewOf(bytes);
  const type = decoder.decode(bytes.subarray(4, 8));
  const short = view.getUint32(0);
  const long = short === 1;
  if (long && bytes.length < 16) return undefined;
  const header = long ? 16 : 8;
  const size = long ? Number(view.getBigUint64(8)) : short === 0 ? limit - at : short;
  if (size < header || !/^[\x20-\x7E\xA9]{4}$/.test(type)) return undefined;
  return { type, start: at, body: at + header, end: Math.min(at + size, limit) };
}

/** What becomes of a box that isn't kept: `free`, of the same size, and empty. */
export const freed = ({ start, body, end }: Box): Patch[] => [
  zeroes(start + 4, start + 8, FREE),
  zeroes(body, end),
];

/** What becomes of bytes that are no box. */
export function freedRest(start: number, end: number): Patch[] {
  if (end - start < 8) return [zeroes(start, end)];
  const head = new Uint8Array(8);
  viewOf(head).setUint32(0, end - start);
  head.set(FREE, 4);
  return [zeroes(start, end, head)];
}

/** A box that is held, to look into. `offset` is where `bytes` begins in the file. */
export interface Held {
  bytes: Uint8Array;
  offset: number;
}

/** The boxes within a box, and where the last of them ends. */
export function childrenOf({ bytes, offset }: Held, { body, end }: Box) {
  const boxes: Box[] = [];
  let at = body;
  while (at < end) {
    const box = readBox(bytes.subarray(at - offset, end - offset), at, end);
    if (!box) break;
    boxes.push(box);
    at = box.end;
  }
  return { boxes, end: at };
}

/** The body of a box that a path of types leads to. */
export function bodyAt(held: Held, box: Box, ...path: string[]): Uint8Array | undefined {
  let found: Box | undefined = box;
  for (const type of path) {
    found = found && childrenOf(held, found).boxes.find((child) => child.type === type);
  }
  return found && held.bytes.subarray(found.body - held.offset, found.end - held.offset);
}
