import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** A file of the archive. Text is compressed. Bytes are already small, so they are streamed as they are. */
export type Entry =
  | { name: string; text: string }
  | { name: string; open: () => Promise<ReadableStream<Uint8Array> | null> };

const encoder = new TextEncoder();
const END = new Uint8Array(0);

/** Yields the archive's bytes while the entries are read: one piece at a time, whatever the total size. */
async function* piecesOf(entries: readonly Entry[]): AsyncGenerator<Uint8Array, void> {
  let ready: Uint8Array[] = [];
  const take = () => {
    const taken = ready;
    ready = [];
    return taken;
  };
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    ready.push(piece);
  });
  for (const entry of entries) {
    if ('text' in entry) {
      const file = new ZipDeflate(entry.name);
      zip.add(file);
      file.push(encoder.encode(entry.text), true);
      yield* take();
      continue;
    }
    const body = await entry.open();
    if (!body) continue;
    const file = new ZipPassThrough(entry.name);
    zip.add(file);
    for await (const piece of body) {
      file.push(piece);
      yield* take();
    }
    file.push(END, true);
    yield* take();
  }
  zip.end();
  yield* take();
}

/** A zip archive as a stream. Entries are read only as fast as the stream is. */
export function zipOf(entries: readonly Entry[]): ReadableStream<Uint8Array> {
  const pieces = piecesOf(entries);
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const piece = await pieces.next();
      if (piece.done) controller.close();
      else controller.enqueue(piece.value);
    },
    async cancel() {
      await pieces.return(undefined);
    },
  });
}
