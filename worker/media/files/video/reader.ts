import { join } from '../picture.ts';
import { damaged } from '../unfit.ts';

/** So much of a file is held at once: its tables and single frames are smaller. */
const HELD_MAX_BYTES = 16 * 1024 * 1024;

/** Reads a file from its beginning to its end, of which it holds as much as is asked for. */
export class Reader {
  readonly size: number;
  /** How much was read. */
  at = 0;
  readonly #chunks: ReadableStreamDefaultReader<unknown>;
  #held: Uint8Array = new Uint8Array(0);

  constructor(stream: ReadableStream, size: number) {
    this.#chunks = stream.getReader();
    this.size = size;
  }

  get left() {
    return this.size - this.at;
  }

  /** The next bytes, fewer where the file ends before; they are read again. @throws UnfitError for too many */
  async peek(length: number): Promise<Uint8Array> {
    if (length > HELD_MAX_BYTES) throw damaged();
    const parts = [this.#held];
    let held = this.#held.length;
    while (held < Math.min(length, this.left)) {
      const value = await this.#next();
      if (!value) break;
      parts.push(value);
      held += value.length;
    }
    if (parts.length > 1) this.#held = join(parts);
    return this.#held.subarray(0, length);
  }

  /** The next bytes. @throws UnfitError for more than there are */
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
    let over = length - this.#held.length;
    if (over < 0) {
      this.#held = this.#held.subarray(length);
      return;
    }
    this.#held = new Uint8Array(0);
    while (over > 0) {
      const value = await this.#next();
      if (!value) return;
      if (value.length > over) this.#held = value.subarray(over);
      over -= value.length;
    }
  }
}
