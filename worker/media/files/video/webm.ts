import { soundAlone, unplayable } from '../unfit.ts';
import { type Patch, zeroes } from './patch.ts';
import type { Reader } from './reader.ts';

/** The elements of a WebM (EBML, RFC 8794; Matroska, RFC 9559) by their ids. */
const ID = {
  ebml: 0x1a_45_df_a3,
  segment: 0x18_53_80_67,
  seekHead: 0x11_4d_9b_74,
  info: 0x15_49_a9_66,
  tracks: 0x16_54_ae_6b,
  cues: 0x1c_53_bb_6b,
  cluster: 0x1f_43_b6_75,
  simpleBlock: 0xa3,
  blockGroup: 0xa0,
  block: 0xa1,
  muxingApp: 0x4d_80,
  writingApp: 0x57_41,
  trackEntry: 0xae,
  trackNumber: 0xd7,
  trackType: 0x83,
} as const;

const CONTAINERS: ReadonlySet<number> = new Set([ID.segment, ID.cluster]);
/** Kept unchanged anywhere. The last three are a cluster's timestamp, position and size of the previous one. */
const KEPT: ReadonlySet<number> = new Set([ID.ebml, ID.seekHead, ID.cues, 0xe7, 0xa7, 0xab]);
/** The scale of timestamps, the duration, the date and the segment's id. */
const KEPT_INFO: ReadonlySet<number> = new Set([0x2a_d7_b1, 0x44_89, 0x44_61, 0x73_a4]);
/** Everything about a track that playing it needs, but no name. */
const KEPT_TRACK: ReadonlySet<number> = new Set([
  ID.trackNumber,
  ID.trackType,
  0x73_c5,
  0xb9,
  0x88,
  0x55_aa,
  0x9c,
  0x6d_e7,
  0x6d_f8,
  0x23_e3_83,
  0x23_4e_7a,
  0x23_31_4f,
  0x55_ee,
  0x41_e4,
  0x22_b5_9c,
  0x22_b5_9d,
  0x86,
  0x63_a2,
  0x56_aa,
  0x56_bb,
  0xe0,
  0xe1,
  0x6d_80,
]);
/** The block, additions such as transparency, its duration, references, priority and padding. */
const KEPT_GROUP: ReadonlySet<number> = new Set([
  ID.block,
  0x75_a1,
  0x9b,
  0xfb,
  0xfa,
  0xa4,
  0x75_a2,
]);

const VIDEO_TRACK = 1;
const AUDIO_TRACK = 2;
const HEADER_MAX = 12;
const VOID = 0xec;

interface Element {
  id: number;
  start: number;
  body: number;
  /** Null if the size is unknown. */
  end: number | null;
}

/** Reads an integer whose first byte gives its length. Null if there is none. */
function readVint(bytes: Uint8Array, at: number, mostBytes: number, keepMarker: boolean) {
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
function readElement(bytes: Uint8Array, start: number, limit: number): Element | null {
  const id = readVint(bytes, 0, 4, true);
  const size = id && readVint(bytes, id.length, 8, false);
  if (!size) return null;
  const body = start + id.length + size.length;
  if (body > limit) return null;
  const end = size.unknown ? null : Math.min(body + size.value, limit);
  return { id: id.value, start, body, end };
}

/** Replaces bytes by an empty Void element of the same length. */
function voidOf(start: number, end: number): Patch {
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

/** The elements in bytes that begin at `offset` of the file. Whatever isn't an element is emptied. */
function elementsIn(bytes: Uint8Array, offset: number, patches: Patch[]) {
  const elements: (Element & { end: number; content: Uint8Array })[] = [];
  const limit = offset + bytes.length;
  let at = offset;
  while (at < limit) {
    const element = readElement(bytes.subarray(at - offset), at, limit);
    if (!element || element.end === null) {
      patches.push(voidOf(at, limit));
      break;
    }
    const { body, end } = element;
    elements.push({ ...element, end, content: bytes.subarray(body - offset, end - offset) });
    at = end;
  }
  return elements;
}

const numberOf = (bytes: Uint8Array | undefined) =>
  bytes?.reduce((value, byte) => value * 256 + byte, 0);

class WebmPlan {
  readonly patches: Patch[] = [];
  /** The numbers of video and sound tracks. */
  readonly #tracks = new Set<number>();
  /** Whether it says how to play it, in a list of tracks. */
  playable = false;
  /** Whether it has a video track. */
  seen = false;

  info(bytes: Uint8Array, offset: number) {
    for (const { id, start, body, end } of elementsIn(bytes, offset, this.patches)) {
      // A WebM must have both, but they may be empty.
      if (id === ID.muxingApp || id === ID.writingApp) this.patches.push(zeroes(body, end));
      else if (!KEPT_INFO.has(id)) this.patches.push(voidOf(start, end));
    }
  }

  tracks(bytes: Uint8Array, offset: number) {
    this.playable = true;
    for (const { id, start, body, end, content } of elementsIn(bytes, offset, this.patches)) {
      const entry = id === ID.trackEntry ? elementsIn(content, body, this.patches) : [];
      const valueOf = (wanted: number) => numberOf(entry.find((one) => one.id === wanted)?.content);
      const type = valueOf(ID.trackType);
      if (type !== VIDEO_TRACK && type !== AUDIO_TRACK) {
        this.patches.push(voidOf(start, end));
        continue;
      }
      this.seen ||= type === VIDEO_TRACK;
      this.#tracks.add(valueOf(ID.trackNumber) ?? 0);
      for (const one of entry) {
        if (!KEPT_TRACK.has(one.id)) this.patches.push(voidOf(one.start, one.end));
      }
    }
  }

  group(bytes: Uint8Array, { start, body, end }: Element & { end: number }) {
    const elements = elementsIn(bytes, body, this.patches);
    const block = elements.find(({ id }) => id === ID.block);
    if (!block || !this.isPlayed(block.content)) {
      this.patches.push(voidOf(start, end));
      return;
    }
    for (const one of elements) {
      if (!KEPT_GROUP.has(one.id)) this.patches.push(voidOf(one.start, one.end));
    }
  }

  /** Whether a block belongs to a video or sound track. */
  isPlayed(block: Uint8Array) {
    return this.#tracks.has(readVint(block, 0, 8, false)?.value ?? 0);
  }
}

/** Handles one whole element outside of the containers. */
async function takeElement(reader: Reader, plan: WebmPlan, element: Element & { end: number }) {
  const { id, start, body, end } = element;
  const content = async () => {
    await reader.skip(body - start);
    return reader.take(end - body);
  };
  if (id === ID.info) plan.info(await content(), body);
  else if (id === ID.tracks) plan.tracks(await content(), body);
  else if (id === ID.blockGroup) plan.group(await content(), element);
  else {
    const head = await reader.peek(body - start + 8);
    const kept =
      KEPT.has(id) || (id === ID.simpleBlock && plan.isPlayed(head.subarray(body - start)));
    if (!kept) plan.patches.push(voidOf(start, end));
    await reader.skip(end - start);
  }
}

/**
 * Plans what to empty in a WebM so that only video and sound are left: tags, chapters, attachments, names, and tracks
 * of other kinds with their blocks.
 * @throws UnfitError if an element is larger than any real one, or if there is nothing to see
 */
export async function planWebm(reader: Reader): Promise<Patch[]> {
  const plan = new WebmPlan();
  while (reader.left > 0) {
    const element = readElement(await reader.peek(HEADER_MAX), reader.at, reader.size);
    if (element && CONTAINERS.has(element.id)) {
      // Its children come next. Where it ends doesn't matter, since each id has only one meaning.
      await reader.skip(element.body - element.start);
      continue;
    }
    if (!element || element.end === null) {
      plan.patches.push(voidOf(reader.at, reader.size));
      break;
    }
    await takeElement(reader, plan, { ...element, end: element.end });
  }
  if (!plan.playable) throw unplayable();
  if (!plan.seen) throw soundAlone();
  return plan.patches;
}
