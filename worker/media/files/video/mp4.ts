import { UnfitError, damaged, soundAlone, unplayable } from '../unfit.ts';
import {
  BOX_HEADER_MAX,
  type Box,
  type Section,
  bodyAt,
  childrenOf,
  emptyBox,
  emptyRest,
  readBox,
} from './boxes.ts';
import { PARTS_MAX, type Patch, zeroes } from './patch.ts';
import { brandsOf, isQuickTime, requirePlayed } from './quicktime.ts';
import type { Reader } from './reader.ts';
import { type Range, addSamples, gapsIn } from './samples.ts';

/** The boxes that playing video and sound needs, by the box they are in. All others are emptied. */
const KEPT: Record<string, Set<string>> = {
  file: new Set(['ftyp', 'styp', 'moov', 'moof', 'mfra', 'mdat', 'sidx', 'ssix', 'free', 'skip']),
  moov: new Set(['mvhd', 'iods', 'trak', 'mvex']),
  trak: new Set(['tkhd', 'tref', 'edts', 'mdia']),
  mdia: new Set(['mdhd', 'elng', 'hdlr', 'minf']),
  minf: new Set(['vmhd', 'smhd', 'dinf', 'stbl']),
  stbl: new Set(
    'stsd stts ctts cslg stss stsh stsc stsz stz2 stco co64 sdtp padb stdp sgpd sbgp subs saiz saio'.split(
      ' ',
    ),
  ),
  moof: new Set(['mfhd', 'traf']),
  traf: new Set(['tfhd', 'tfdt', 'trun', 'sdtp', 'sgpd', 'sbgp', 'subs', 'saiz', 'saio']),
};

const decoder = new TextDecoder('latin1');
/** Offsets of a track's type and of its name in the body of `hdlr`. */
const HANDLER_AT = 8;
const HANDLER_NAME_AT = 24;
/** The 32 bytes with the encoder's name in a sample entry of video, from the start of the entry. */
const COMPRESSOR_AT = 50;
const COMPRESSOR_END = 82;
/** Bytes before the first box of a list. */
const LIST_HEADER = 8;
/** The version and flags at the start of a box. */
const FLAGS_BYTES = 4;

/** What is known about a file so far. */
interface Found {
  patches: Patch[];
  /** Where the samples of video and sound are. */
  media: Range[];
  /** The bodies of `mdat`, as long as it isn't known to be fragmented. */
  data: Range[];
  fragmented: boolean;
  /** Whether it says how to play it, in a `moov`. */
  playable: boolean;
  /** Whether it has a video track. */
  seen: boolean;
  /** Whether it is a QuickTime film, which may contain what no browser plays. */
  quickTime: boolean;
  /** Whether a track of another kind was emptied, such as text, places or sensor data. */
  dropped: boolean;
}

function cleanTrack(section: Section, trak: Box, found: Found) {
  const handler = bodyAt(section, trak, 'mdia', 'hdlr') ?? new Uint8Array(0);
  const kind = decoder.decode(handler.subarray(HANDLER_AT, HANDLER_AT + 4));
  if (kind !== 'vide' && kind !== 'soun') {
    found.dropped = true;
    found.patches.push(...emptyBox(trak));
    return;
  }
  addSamples(section, trak, found.media);
  cleanBox(section, trak, found);
  cleanSources(section, trak, found);
  const entries = entriesOf(section, trak);
  if (found.quickTime) requirePlayed(entries.map(({ type }) => type));
  if (kind !== 'vide') return;
  found.seen = true;
  // The encoder's name may name the device.
  for (const { start, end: last } of entries) {
    const end = Math.min(start + COMPRESSOR_END, last);
    found.patches.push(zeroes(Math.min(start + COMPRESSOR_AT, end), end));
  }
}

/** The boxes after the header of a list, such as the sample entries of `stsd`. */
function listed(section: Section, body: Uint8Array | undefined): Box[] {
  if (!body) return [];
  const start = body.byteOffset - section.bytes.byteOffset + section.offset;
  const list = { type: '', start, body: start + LIST_HEADER, end: start + body.length };
  return childrenOf(section, list).boxes;
}

const entriesOf = (section: Section, trak: Box) =>
  listed(section, bodyAt(section, trak, 'mdia', 'minf', 'stbl', 'stsd'));

/** Empties the paths of other files that a film could take its samples from. */
function cleanSources(section: Section, trak: Box, found: Found) {
  for (const { body, end } of listed(
    section,
    bodyAt(section, trak, 'mdia', 'minf', 'dinf', 'dref'),
  )) {
    found.patches.push(zeroes(Math.min(body + FLAGS_BYTES, end), end));
  }
}

function cleanBox(section: Section, box: Box, found: Found) {
  const { boxes, end } = childrenOf(section, box);
  for (const child of boxes) {
    if (found.patches.length > PARTS_MAX) throw damaged();
    if (!KEPT[box.type]?.has(child.type)) found.patches.push(...emptyBox(child));
    else if (child.type === 'trak') cleanTrack(section, child, found);
    else if (child.type === 'hdlr') {
      found.patches.push(zeroes(Math.min(child.body + HANDLER_NAME_AT, child.end), child.end));
    } else if (child.type in KEPT) cleanBox(section, child, found);
    if (child.type === 'mvex') found.fragmented = true;
  }
  if (end < box.end) found.patches.push(...emptyRest(end, box.end));
}

async function cleanTop(reader: Reader, box: Box, found: Found) {
  const length = box.end - box.start;
  if (box.type === 'moov' || box.type === 'moof') {
    if (box.type === 'moof') found.fragmented = true;
    else found.playable = true;
    const bytes = await reader.take(length);
    cleanBox({ bytes, offset: box.start, reader }, box, found);
    return;
  }
  if (box.type === 'ftyp' && found.quickTime) found.patches.push(brandsOf(box));
  if (!KEPT['file']?.has(box.type)) found.patches.push(...emptyBox(box));
  else if (box.type === 'free' || box.type === 'skip')
    found.patches.push(zeroes(box.body, box.end));
  else if (box.type === 'mdat' && !found.fragmented) found.data.push([box.body, box.end]);
  await reader.skip(length);
}

/**
 * Plans what to empty in an MP4 so that only video and sound are left: boxes that may name a place or a device, tracks
 * of other kinds with their samples, and all data that no kept sample covers.
 * @throws UnfitError if its tables can't be read, if it has more boxes than any film, or if there is nothing to see
 */
export async function planMp4(reader: Reader): Promise<Patch[]> {
  const found: Found = {
    patches: [],
    media: [],
    data: [],
    fragmented: false,
    playable: false,
    seen: false,
    quickTime: false,
    dropped: false,
  };
  found.quickTime = isQuickTime(await reader.peek(BOX_HEADER_MAX));
  while (reader.left > 0) {
    reader.count();
    if (found.patches.length + found.data.length > PARTS_MAX) throw damaged();
    const box = readBox(await reader.peek(BOX_HEADER_MAX), reader.at, reader.size);
    if (!box) {
      found.patches.push(...emptyRest(reader.at, reader.size));
      break;
    }
    await cleanTop(reader, box, found);
  }
  if (!found.playable) throw unplayable();
  if (!found.seen) throw soundAlone();
  // A fragment has its own sample tables, which aren't read here.
  if (!found.fragmented) {
    for (const [from, to] of gapsIn(found.data, found.media)) found.patches.push(zeroes(from, to));
  } else if (found.dropped) {
    throw new UnfitError((say) => say.files.dataTracks);
  }
  return found.patches;
}
