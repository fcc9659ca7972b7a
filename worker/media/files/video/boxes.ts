import { viewOf } from '../picture.ts';
import { damaged } from '../unfit.ts';
import { PARTS_MAX, type Patch, zeroes } from './patch.ts';
import type { Reader } from './reader.ts';

/** The boxes of an MP4 (ISO/IEC 14496-12, 4.2). */

export interface Box {
  type: string;
  /** Offsets in the file. */
  start: number;
  body: number;
  end: number;
}

export const BOX_HEADER_MAX = 16;

const decoder = new TextDecoder('latin1');
const FREE = new TextEncoder().encode('free');

/**
 * Reads the box at offset `at` of the file. Its header is at the start of `bytes`. A box that claims to end after
 * `limit` ends there.
 * @returns undefined if no box begins there
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

/** Turns a box that isn't kept into an empty `free` box of the same size. */
export const emptyBox = ({ start, body, end }: Box): Patch[] =>
  body === start + 8
    ? [zeroes(start + 4, end, FREE)]
    : [zeroes(start + 4, start + 8, FREE), zeroes(body, end)];

/** Turns bytes that aren't a box into an empty `free` box. */
export function emptyRest(start: number, end: number): Patch[] {
  if (end - start < 8) return [zeroes(start, end)];
  const head = new Uint8Array(8);
  viewOf(head).setUint32(0, end - start);
  head.set(FREE, 4);
  return [zeroes(start, end, head)];
}

/** A part of the file in memory. `offset` is where `bytes` begins in the file. */
export interface Section {
  bytes: Uint8Array;
  offset: number;
  reader: Reader;
}

/** The boxes inside a box, and where the last of them ends. @throws UnfitError for more than any film has */
export function childrenOf({ bytes, offset, reader }: Section, { body, end }: Box) {
  const boxes: Box[] = [];
  let at = body;
  while (at < end) {
    const box = readBox(bytes.subarray(at - offset, end - offset), at, end);
    if (!box) break;
    reader.count();
    if (boxes.length > PARTS_MAX) throw damaged();
    boxes.push(box);
    at = box.end;
  }
  return { boxes, end: at };
}

/** The body of the box at a path of types below `box`. */
export function bodyAt(section: Section, box: Box, ...path: string[]): Uint8Array | undefined {
  let found: Box | undefined = box;
  for (const type of path) {
    found = found && childrenOf(section, found).boxes.find((child) => child.type === type);
  }
  return found && section.bytes.subarray(found.body - section.offset, found.end - section.offset);
}
