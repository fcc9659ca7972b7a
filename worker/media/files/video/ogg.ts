import { join, says, viewOf } from '../picture.ts';
import { damaged, soundAlone, unplayable } from '../unfit.ts';
import { PARTS_MAX, type Patch, zeroes } from './patch.ts';
import type { Reader } from './reader.ts';

/** Pages and packets of an Ogg (RFC 3533). */

const HEADER_BYTES = 27;
const LACING_MAX = 255;
const BEGINS = 2;
/** Where a page has its flags, its stream, its checksum and the number of its segments. */
const [FLAGS_AT, SERIAL_AT, CHECKSUM_AT, SEGMENTS_AT] = [5, 14, 22, 26];
/** The most that the pages with headers may take in all. They are in memory. Covers are the largest that real files have. */
const HEADERS_MAX_BYTES = 16 * 1024 * 1024;

interface Codec {
  /** The first bytes of a stream. */
  head: string;
  seen: boolean;
  /** The first bytes of its comments. Undefined if it has none. */
  comments?: string;
  /** Whether a bit follows the comments. */
  framed?: boolean;
}

const CODECS: readonly Codec[] = [
  { head: '\x80theora', seen: true, comments: '\x81theora' },
  { head: 'OVP80\x01', seen: true, comments: 'OVP80\x02\x20' },
  { head: 'BBCD\0', seen: true },
  { head: '\x01vorbis', seen: false, comments: '\x03vorbis', framed: true },
  { head: 'OpusHead', seen: false, comments: 'OpusTags' },
  { head: 'Speex   ', seen: false, comments: '' },
  { head: '\x7FFLAC', seen: false },
];
const FLAC_COMMENTS = 4;
const FLAC_PADDING = 1;
/** The stream's properties and its table of seek points. */
const FLAC_KEPT = new Set([0, 3]);
const FLAC_LAST = 0x80;

const TABLE = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index << 24;
  for (let bit = 0; bit < 8; bit += 1) value = (value << 1) ^ (value < 0 ? 0x04_c1_1d_b7 : 0);
  return value;
});

/** The checksum of a page, whose own checksum counts as zero. */
function checksumOf(page: Uint8Array): number {
  let sum = 0;
  for (const byte of page) sum = (sum << 8) ^ (TABLE[(sum >>> 24) ^ byte] ?? 0);
  return sum >>> 0;
}

interface Page {
  start: number;
  bytes: Uint8Array;
  /** Where its packets begin. */
  body: number;
}

/** Empties comments, which hold places, names and covers. Their packet keeps its length. @throws UnfitError */
function emptyComments(packet: Uint8Array, from: number, framed: boolean) {
  if (from + 8 > packet.length) throw damaged();
  const vendor = viewOf(packet).getUint32(from, true);
  const end = from + 8 + vendor;
  if (end > packet.length) throw damaged();
  packet.fill(0, from + 4);
  if (framed && end < packet.length) packet[end] = 1;
}

/** One picture or sound in a file. Its first packets are headers. */
class Stream {
  readonly codec: Codec | undefined;
  /** Whether all headers that may hold comments were read. */
  isClean: boolean;
  #packet = 0;
  #parts: Uint8Array[] = [];
  #pages: Page[] = [];

  constructor(first: Uint8Array) {
    this.codec = CODECS.find(({ head }) => says(first, 0, head));
    this.isClean = this.codec?.head === 'BBCD\0';
  }

  /** Takes the part of a packet that is on a page. @returns the pages that were changed, once it is complete */
  take(page: Page, part: Uint8Array, complete: boolean): Page[] {
    this.#parts.push(part);
    this.#pages.push(page);
    if (!complete) return [];
    const packet = join(this.#parts);
    const isChanged = this.#packet > 0 && this.#clean(packet);
    const pages = isChanged ? this.#pages : [];
    let at = 0;
    for (const one of this.#parts) {
      one.set(packet.subarray(at, at + one.length));
      at += one.length;
    }
    [this.#parts, this.#pages] = [[], []];
    this.#packet += 1;
    return pages;
  }

  /** Empties a header that may hold comments. @returns whether it is one */
  #clean(packet: Uint8Array): boolean {
    const { comments, framed = false } = this.codec ?? {};
    if (comments === undefined) return this.#cleanFlac(packet);
    this.isClean = true;
    if (!says(packet, 0, comments)) return false;
    emptyComments(packet, comments.length, framed);
    return true;
  }

  #cleanFlac(packet: Uint8Array): boolean {
    const [first = 0] = packet;
    const last = first & FLAC_LAST;
    const type = first ^ last;
    this.isClean = last !== 0;
    if (FLAC_KEPT.has(type)) return false;
    if (type === FLAC_COMMENTS) emptyComments(packet, 4, false);
    else packet.fill(0, 4).fill(last | FLAC_PADDING, 0, 1);
    return true;
  }
}

class OggPlan {
  readonly #streams = new Map<number, Stream>();
  readonly #changed = new Set<Page>();
  readonly patches: Patch[] = [];
  seen = false;
  #headerBytes = 0;

  get playable() {
    return this.#streams.size > 0;
  }

  take(page: Page) {
    const { bytes, body } = page;
    const view = viewOf(bytes);
    const serial = view.getUint32(SERIAL_AT, true);
    const begins = ((bytes[FLAGS_AT] ?? 0) & BEGINS) !== 0;
    if (begins) this.#streams.set(serial, new Stream(bytes.subarray(body)));
    const stream = this.#streams.get(serial);
    this.seen ||= stream?.codec?.seen ?? false;
    if (!stream?.codec) {
      bytes.fill(0, body);
      this.#replace(page, body);
      return;
    }
    if (begins || !stream.isClean) this.#headerBytes += bytes.length;
    if (this.#headerBytes > HEADERS_MAX_BYTES) throw damaged();
    let at = body;
    let from = body;
    for (const length of bytes.subarray(HEADER_BYTES, body)) {
      if (stream.isClean) return;
      at += length;
      // A segment of 255 bytes goes on in the next one.
      if (length === LACING_MAX) continue;
      for (const one of stream.take(page, bytes.subarray(from, at), true)) this.#changed.add(one);
      from = at;
    }
    if (from < at && !stream.isClean) stream.take(page, bytes.subarray(from, at), false);
  }

  /** @param kept how many bytes at its start are not emptied */
  #replace({ start, bytes }: Page, kept: number) {
    const view = viewOf(bytes);
    view.setUint32(CHECKSUM_AT, 0);
    view.setUint32(CHECKSUM_AT, checksumOf(bytes), true);
    // A copy, so that the rest of the page doesn't stay in memory.
    this.patches.push(zeroes(start, start + bytes.length, bytes.slice(0, kept)));
  }

  finish() {
    for (const page of this.#changed) this.#replace(page, page.bytes.length);
  }
}

/** Reads the next page. @returns undefined if there is none */
async function readPage(reader: Reader): Promise<Page | undefined> {
  const head = await reader.peek(HEADER_BYTES + LACING_MAX);
  const segments = head[SEGMENTS_AT];
  if (segments === undefined || !says(head, 0, 'OggS\0')) return undefined;
  const body = HEADER_BYTES + segments;
  const length = head.subarray(HEADER_BYTES, body).reduce((sum, one) => sum + one, body);
  const start = reader.at;
  if (length > reader.left) return undefined;
  return { start, bytes: (await reader.take(length)).slice(), body };
}

/**
 * Plans what to empty in an Ogg so that only video and sound are left: comments, covers, and streams of other kinds.
 * @throws UnfitError if its headers can't be read, or if there is nothing to see
 */
export async function planOgg(reader: Reader): Promise<Patch[]> {
  const plan = new OggPlan();
  while (reader.left > 0) {
    reader.count();
    if (plan.patches.length > PARTS_MAX) throw damaged();
    const page = await readPage(reader);
    if (!page) {
      plan.patches.push(zeroes(reader.at, reader.size));
      break;
    }
    plan.take(page);
  }
  if (!plan.playable) throw unplayable();
  if (!plan.seen) throw soundAlone();
  plan.finish();
  return plan.patches;
}
