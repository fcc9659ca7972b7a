import { damaged } from '../unfit.ts';
import { PARTS_MAX, type Patch, zeroes } from './patch.ts';
import type { Reader } from './reader.ts';

/** The elements of a WebM (EBML, RFC 8794). */

const VOID = 0xec;

export interface Element {
  id: number;
  start: number;
  body: number;
  /** Null if the size is unknown. */
  end: number | null;
}

/** Reads an integer whose first byte gives its length. Null if there is none. */
export function readVint(bytes: Uint8Array, at: number, mostBytes: number, keepMarker: boolean) {
  const first = bytes[at] ?? 0;
  const length = Math.clz32(first) - 23;
  if (length > mostBytes || at + length > bytes.length) return null;
  const marker = 0x80 >> (length - 1);
  let value = keepMarker ? first : first ^ marker;
  let unknown = (first | (marker * 2 - 1)) === first;
  for (const byte of bytes.subarray(at + 1, at + length)) {
    value = value * 256 + byte;
    unknown &&= byte === 255;
  }
  return { value, length, unknown };
}

/** Reads the element whose header is at the start of `bytes`. It ends at `limit` at the latest. */
export function readElement(bytes: Uint8Array, start: number, limit: number): Element | null {
  const id = readVint(bytes, 0, 4, true);
  const size = id && readVint(bytes, id.length, 8, false);
  if (!size) return null;
  const body = start + id.length + size.length;
  if (body > limit) return null;
  const end = size.unknown ? null : Math.min(body + size.value, limit);
  return { id: id.value, start, body, end };
}

/** Replaces bytes by an empty Void element of the same length. */
export function voidOf(start: number, end: number): Patch {
  const length = end - start;
  if (length < 2) return zeroes(start, end);
  const sizeBytes = length < 9 ? 1 : 8;
  const head = new Uint8Array(1 + sizeBytes);
  head[0] = VOID;
  let size = length - head.length;
  for (let at = sizeBytes; at > 0; at -= 1) {
    head[at] = size % 256;
    size = Math.floor(size / 256);
  }
  head[1] = (head[1] ?? 0) | (0x80 >> (sizeBytes - 1));
  return zeroes(start, end, head);
}

/**
 * The elements in bytes that begin at `offset` of the file. Whatever isn't an element is emptied.
 * @throws UnfitError for more than any film has
 */
export function elementsIn(
  bytes: Uint8Array,
  offset: number,
  { patches, reader }: { patches: Patch[]; reader: Reader },
) {
  const elements: (Element & { end: number; content: Uint8Array })[] = [];
  const limit = offset + bytes.length;
  let at = offset;
  while (at < limit) {
    const element = readElement(bytes.subarray(at - offset), at, limit);
    if (!element || element.end === null) {
      patches.push(voidOf(at, limit));
      break;
    }
    reader.count();
    if (elements.length + patches.length > PARTS_MAX) throw damaged();
    const { body, end } = element;
    elements.push({ ...element, end, content: bytes.subarray(body - offset, end - offset) });
    at = end;
  }
  return elements;
}

export const numberOf = (bytes: Uint8Array | undefined) =>
  bytes?.reduce((value, byte) => value * 256 + byte, 0);
