/**
 * The most boxes or elements that one list may have, and that are emptied in one video. A film of 95 MB in which more
 * must go isn't known, even with a fragment for each picture. Each takes some 300 bytes of the isolate's memory.
 */
export const PARTS_MAX = 100_000;

/** Overwrites bytes of a file. The file keeps its length, so that offsets in it stay valid. */
export interface Patch {
  start: number;
  /** Everything after `head` up to here becomes zero. */
  end: number;
  head: Uint8Array;
}

const EMPTY = new Uint8Array(0);

export const zeroes = (start: number, end: number, head: Uint8Array = EMPTY): Patch => ({
  start,
  end,
  head,
});

/** Applies the part of a patch that is within `bytes`, which begin at `offset` of the file. */
function write(bytes: Uint8Array, offset: number, { start, end, head }: Patch) {
  const from = Math.max(start, offset);
  const to = Math.min(end, offset + bytes.length);
  if (from >= to) return;
  bytes.fill(0, from - offset, to - offset);
  const headEnd = Math.min(to, start + head.length);
  if (from < headEnd) bytes.set(head.subarray(from - start, headEnd - start), from - offset);
}

export function patch(bytes: Uint8Array, patches: readonly Patch[], offset = 0) {
  for (const one of patches) write(bytes, offset, one);
}

/** Patches a stream. @param patches sorted by start, not overlapping */
export function patchStream(patches: readonly Patch[]) {
  let offset = 0;
  let first = 0;
  return new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      const bytes = chunk.slice();
      const end = offset + bytes.length;
      for (let next = patches[first]; next && next.end <= offset; next = patches[first]) first += 1;
      for (let at = first; at < patches.length; at += 1) {
        const one = patches[at];
        if (!one || one.start >= end) break;
        write(bytes, offset, one);
      }
      offset = end;
      controller.enqueue(bytes);
    },
  });
}
