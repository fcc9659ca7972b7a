import { join } from '../picture.ts';
import { damaged } from '../unfit.ts';
import { PARTS_MAX } from './patch.ts';

/** The most of a file in memory at once. Tables and single frames are smaller. */
const BUFFER_MAX_BYTES = 16 * 1024 * 1024;
/**
 * What a part takes on average in a film of hours, at least. A block of silence has 9 bytes, a group with one and its
 * duration has 14 for three parts, and pictures have more.
 */
const PART_MIN_BYTES = 4;

/** Reads a file from start to end. It keeps only as much in memory as is asked for. */
export class Reader {
  readonly size: number;
  /** The offset up to which the file was read. */
  at = 0;
  #parts = 0;
  readonly #chunks: ReadableStreamDefaultReader<unknown>;
  #buffer: Uint8Array = new Uint8Array(0);

  constructor(stream: ReadableStream, size: number) {
    this.#chunks = stream.getReader();
    this.size = size;
  }

  get left() {
    return this.size - this.at;
  }

  /** Counts a part that is looked at. @throws UnfitError for so many small ones that looking at them takes many seconds */
  count() {
    this.#parts += 1;
    if (this.#parts > PARTS_MAX && this.#parts * PART_MIN_BYTES > this.at) throw damaged();
  }

  /** The next bytes, without moving on. Fewer at the end of the file. @throws UnfitError for too many */
  async peek(length: number): Promise<Uint8Array> {
    if (length > BUFFER_MAX_BYTES) throw damaged();
    const parts = [this.#buffer];
    let buffered = this.#buffer.length;
    while (buffered < Math.min(length, this.left)) {
      const value = await this.#next();
      if (!value) break;
      parts.push(value);
      buffered += value.length;
    }
    if (parts.length > 1) this.#buffer = join(parts);
    return this.#buffer.subarray(0, length);
  }

  /** The next bytes. @throws UnfitError if the file has fewer */
  async take(length: number): Promise<Uint8Array> {
    const bytes = await this.peek(length);
    if (bytes.length < length) throw damaged();
    await this.skip(length);
    return bytes;
  }

  cancel() {
    return this.#chunks.cancel();
  }

  async #next() {
    const { value } = await this.#chunks.read();
    return value instanceof Uint8Array ? value : undefined;
  }

  async skip(length: number) {
    this.at += length;
    let over = length - this.#buffer.length;
    if (over < 0) {
      this.#buffer = this.#buffer.subarray(length);
      return;
    }
    this.#buffer = new Uint8Array(0);
    while (over > 0) {
      const value = await this.#next();
      if (!value) return;
      if (value.length > over) this.#buffer = value.subarray(over);
      over -= value.length;
    }
  }
}
