/** Bytes of a file that become others. Its length stays, so that what points into it still fits. */
export interface Patch {
  start: number;
  /** Where it ends; all behind `head` becomes zero. */
  end: number;
  head: Uint8Array;
}

const NOTHING = new Uint8Array(0);

export const zeroes = (start: number, end: number, head: Uint8Array = NOTHING): Patch => ({
  start,
  end,
  head,
});

/** Writes a patch into the bytes from `offset` on, as far as it concerns them. */
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

/** A file as it passes, patched. @param patches by their start, none within another */
export function patching(patches: readonly Patch[]) {
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
