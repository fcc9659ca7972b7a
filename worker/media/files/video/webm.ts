import { damaged, soundAlone, unplayable, unplayed } from '../unfit.ts';
import { type Element, elementsIn, numberOf, readElement, readVint, voidOf } from './ebml.ts';
import { PARTS_MAX, type Patch, zeroes } from './patch.ts';
import type { Reader } from './reader.ts';

/** The elements of a WebM (EBML, RFC 8794; Matroska, RFC 9559) by their ids. */
const ID = {
  ebml: 0x1a_45_df_a3,
  docType: 0x42_82,
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
  codec: 0x86,
} as const;

/** The codecs of a WebM. */
const PLAYED = new Set(['V_VP8', 'V_VP9', 'V_AV1', 'A_VORBIS', 'A_OPUS']);
/** How people call the other codecs, by the beginnings of their ids. */
const NAMES: Record<string, string> = {
  V_MPEG4_ISO_AVC: 'H.264',
  V_MPEGH_ISO_HEVC: 'HEVC (H.265)',
  V_MPEG4: 'MPEG-4 Part 2',
  A_AAC: 'AAC',
  A_MPEG_L3: 'MP3',
  A_PCM: 'PCM',
};

const CONTAINERS: ReadonlySet<number> = new Set([ID.segment, ID.cluster]);
/** Kept unchanged anywhere. The last three are a cluster's timestamp, position and size of the previous one. */
const KEPT: ReadonlySet<number> = new Set([ID.seekHead, ID.cues, 0xe7, 0xa7, 0xab]);
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
  ID.codec,
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

const latin1 = new TextDecoder('latin1');
/** The type of a WebM, as an element. */
const WEBM = Uint8Array.of(0x42, 0x82, 0x84, 0x77, 0x65, 0x62, 0x6d);

/** @throws UnfitError that names the codec that browsers don't play */
function requirePlayed(content: Uint8Array | undefined) {
  const codec = latin1.decode(content).replaceAll('\0', '');
  if (PLAYED.has(codec)) return;
  const name = Object.keys(NAMES).find((start) => codec.replaceAll('/', '_').startsWith(start));
  throw unplayed(`${name === undefined ? codec.slice(2, 40) : NAMES[name]} (MKV)`);
}

class WebmPlan {
  readonly patches: Patch[] = [];
  readonly reader: Reader;
  /** Whether it is any Matroska (MKV), which may contain what no browser plays. */
  #matroska = false;
  /** The numbers of video and sound tracks. */
  readonly #tracks = new Set<number>();
  /** Whether it says how to play it, in a list of tracks. */
  playable = false;
  /** Whether it has a video track. */
  seen = false;

  constructor(reader: Reader) {
    this.reader = reader;
  }

  /** Turns the header of a Matroska into that of a WebM. What is left of the longer type becomes a Void. */
  header(bytes: Uint8Array, offset: number) {
    for (const { id, start, end, content } of elementsIn(bytes, offset, this)) {
      if (id !== ID.docType || !latin1.decode(content).startsWith('matroska')) continue;
      this.#matroska = true;
      this.patches.push(zeroes(start, start + WEBM.length, WEBM));
      this.patches.push(voidOf(start + WEBM.length, end));
    }
  }

  info(bytes: Uint8Array, offset: number) {
    for (const { id, start, body, end } of elementsIn(bytes, offset, this)) {
      // A WebM must have both, but they may be empty.
      if (id === ID.muxingApp || id === ID.writingApp) this.patches.push(zeroes(body, end));
      else if (!KEPT_INFO.has(id)) this.patches.push(voidOf(start, end));
    }
  }

  tracks(bytes: Uint8Array, offset: number) {
    this.playable = true;
    for (const { id, start, body, end, content } of elementsIn(bytes, offset, this)) {
      const entry = id === ID.trackEntry ? elementsIn(content, body, this) : [];
      const valueOf = (wanted: number) => numberOf(entry.find((one) => one.id === wanted)?.content);
      const type = valueOf(ID.trackType);
      if (type !== VIDEO_TRACK && type !== AUDIO_TRACK) {
        this.patches.push(voidOf(start, end));
        continue;
      }
      if (this.#matroska) requirePlayed(entry.find((one) => one.id === ID.codec)?.content);
      this.seen ||= type === VIDEO_TRACK;
      this.#tracks.add(valueOf(ID.trackNumber) ?? 0);
      for (const one of entry) {
        if (!KEPT_TRACK.has(one.id)) this.patches.push(voidOf(one.start, one.end));
      }
    }
  }

  group(bytes: Uint8Array, { start, body, end }: Element & { end: number }) {
    const elements = elementsIn(bytes, body, this);
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
async function takeElement(plan: WebmPlan, element: Element & { end: number }) {
  const { reader } = plan;
  const { id, start, body, end } = element;
  const content = async () => {
    await reader.skip(body - start);
    return reader.take(end - body);
  };
  if (id === ID.ebml) plan.header(await content(), body);
  else if (id === ID.info) plan.info(await content(), body);
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
 * @throws UnfitError if an element is larger than any real one, if there are more than in any film, or if there is nothing to see
 */
export async function planWebm(reader: Reader): Promise<Patch[]> {
  const plan = new WebmPlan(reader);
  while (reader.left > 0) {
    reader.count();
    if (plan.patches.length > PARTS_MAX) throw damaged();
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
    await takeElement(plan, { ...element, end: element.end });
  }
  if (!plan.playable) throw unplayable();
  if (!plan.seen) throw soundAlone();
  return plan.patches;
}
