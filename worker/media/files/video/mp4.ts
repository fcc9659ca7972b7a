import { UnfitError } from '../unfit.ts';
import {
  BOX_HEADER_MAX,
  type Box,
  type Held,
  bodyAt,
  childrenOf,
  freed,
  freedRest,
  readBox,
} from './boxes.ts';
import { type Patch, zeroes } from './patch.ts';
import type { Reader } from './reader.ts';
import { type Range, gapsIn, samplesOf } from './samples.ts';

/** What is needed to play pictures and sound, by the box that it stands in. All else is emptied. */
const KEPT: Record<string, Set<string>> = {
  file: new Set(['ftyp', 'styp', 'moov', 'moof', 'mfra', 'mdat', 'sidx', 'ssix', 'free', 'skip']),
  moov: new Set(['mvhd', 'iods', 'trak', 'mvex']),
  trak: new Set(['tkhd', 'tref', 'edts', 'mdia']),
  mdia: new Set(['mdhd', 'elng', 'hdlr', 'minf']),
  minf: new Set(['vmhd', 'smhd', 'dinf', 'stbl']),
  stbl: new Set(
    'stsd stts ctts cslg stss stsh stsc stsz stco co64 sdtp padb stdp sgpd sbgp subs saiz saio'.split(
      ' ',
    ),
  ),
  moof: new Set(['mfhd', 'traf']),
  traf: new Set(['tfhd', 'tfdt', 'trun', 'sdtp', 'sgpd', 'sbgp', 'subs', 'saiz', 'saio']),
};

const decoder = new TextDecoder('latin1');
/** Where the kind of a track, and behind it its name, stand in the body of `hdlr`. */
const HANDLER_AT = 8;
const HANDLER_NAME_AT = 24;
/** The name of the encoder in a sample entry of pictures, from the beginning of the entry, 32 bytes. */
const COMPRESSOR_AT = 50;
const COMPRESSOR_END = 82;
/** What stands before the first sample entry in the body of `stsd`. */
const STSD_HEADER = 8;

/** What has been found out about a file. */
interface Found {
  patches: Patch[];
  /** Where pictures and sound lie. */
  media: Range[];
  data: Range[];
  fragmented: boolean;
  /** Whether a track was emptied: of text, of places, of what a sensor measured. */
  dropped: boolean;
}

function cleanTrack(held: Held, trak: Box, found: Found) {
  const handler = bodyAt(held, trak, 'mdia', 'hdlr') ?? new Uint8Array(0);
  const kind = decoder.decode(handler.subarray(HANDLER_AT, HANDLER_AT + 4));
  if (kind !== 'vide' && kind !== 'soun') {
    found.dropped = true;
    found.patches.push(...freed(trak));
    return;
  }
  found.media.push(...samplesOf(held, trak));
  cleanBox(held, trak, found);
  if (kind === 'vide') cleanEntries(held, trak, found);
}

/** Takes the name of the device out of what says how pictures are encoded. */
function cleanEntries(held: Held, trak: Box, found: Found) {
  const body = bodyAt(held, trak, 'mdia', 'minf', 'stbl', 'stsd');
  if (!body) return;
  const start = body.byteOffset - held.bytes.byteOffset + held.offset;
  const entries = { type: 'stsd', start, body: start + STSD_HEADER, end: start + body.length };
  for (const entry of childrenOf(held, entries).boxes) {
    const end = Math.min(entry.start + COMPRESSOR_END, entry.end);
    found.patches.push(zeroes(Math.min(entry.start + COMPRESSOR_AT, end), end));
  }
}

function cleanBox(held: Held, box: Box, found: Found) {
  const { boxes, end } = childrenOf(held, box);
  for (const child of boxes) {
    if (!KEPT[box.type]?.has(child.type)) found.patches.push(...freed(child));
    else if (child.type === 'trak') cleanTrack(held, child, found);
    else if (child.type === 'hdlr') {
      found.patches.push(zeroes(Math.min(child.body + HANDLER_NAME_AT, child.end), child.end));
    } else if (child.type in KEPT) cleanBox(held, child, found);
    if (child.type === 'mvex') found.fragmented = true;
  }
  if (end < box.end) found.patches.push(...freedRest(end, box.end));
}

async function cleanTop(reader: Reader, box: Box, found: Found) {
  const length = box.end - box.start;
  if (box.type === 'moov' || box.type === 'moof') {
    if (box.type === 'moof') found.fragmented = true;
    const bytes = await reader.take(length);
    cleanBox({ bytes, offset: box.start }, box, found);
    return;
  }
  if (!KEPT['file']?.has(box.type)) found.patches.push(...freed(box));
  else if (box.type === 'free' || box.type === 'skip')
    found.patches.push(zeroes(box.body, box.end));
  else if (box.type === 'mdat') found.data.push([box.body, box.end]);
  await reader.skip(length);
}

/**
 * What has to be emptied in an MP4 so that it holds pictures and sound and nothing else: notes of the place and the
 * device in any box, tracks of other kinds with their samples, and whatever no sample of the others covers.
 * @throws UnfitError for tables that can't be read
 */
export async function planMp4(reader: Reader): Promise<Patch[]> {
  const found: Found = { patches: [], media: [], data: [], fragmented: false, dropped: false };
  while (reader.left > 0) {
    const box = readBox(await reader.peek(BOX_HEADER_MAX), reader.at, reader.size);
    if (!box) {
      found.patches.push(...freedRest(reader.at, reader.size));
      break;
    }
    await cleanTop(reader, box, found);
  }
  // Samples of a fragment are found through tables of its own, which are not read here.
  if (!found.fragmented) {
    const gaps = found.data.flatMap((range) => gapsIn(range, found.media));
    found.patches.push(...gaps.map(([from, to]) => zeroes(from, to)));
  } else if (found.dropped) {
    throw new UnfitError(
      'This video has data tracks. Export it again with sound and picture only.',
    );
  }
  return found.patches;
}
