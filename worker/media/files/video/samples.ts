import { viewOf } from '../picture.ts';
import { damaged } from '../unfit.ts';
import { type Box, type Section, bodyAt } from './boxes.ts';
import { PARTS_MAX } from './patch.ts';

/** A range of bytes in the file. `to` is after the last. */
export type Range = readonly [from: number, to: number];

/**
 * The most chunks of all tracks. Most programs write one or two a second, some one for each picture and sound: then
 * these are two hours. Each takes some 50 bytes of the isolate's memory.
 */
const CHUNKS_MAX = 500_000;

const table = (body: Uint8Array | undefined) => {
  if (!body) throw damaged();
  return viewOf(body);
};

/** Reads the size of a sample in a compact table (`stz2`), whose sizes have 4, 8 or 16 bits. */
function compactSize(sizes: DataView, bits: number, sample: number) {
  if (bits === 16) return sizes.getUint16(12 + sample * 2);
  if (bits === 8) return sizes.getUint8(12 + sample);
  if (bits !== 4) throw damaged();
  const pair = sizes.getUint8(12 + (sample >> 1));
  return sample % 2 === 0 ? pair >> 4 : pair & 15;
}

/** @returns a function that sums up the sizes of the next `count` samples */
function sizesOf(sizes: DataView, compact: boolean) {
  const [all, bits] = compact ? [0, sizes.getUint8(7)] : [sizes.getUint32(4), 32];
  let next = 0;
  return (count: number) => {
    if (all > 0) return all * count;
    let sum = 0;
    for (const end = next + count; next < end; next += 1) {
      sum += compact ? compactSize(sizes, bits, next) : sizes.getUint32(12 + next * 4);
    }
    return sum;
  };
}

/** @returns a function that says how many samples a chunk has. Ask for chunks in ascending order */
function countsOf(runs: DataView) {
  const last = runs.getUint32(4) - 1;
  let run = 0;
  const first = (at: number) => runs.getUint32(8 + at * 12);
  return (chunk: number) => {
    while (run < last && first(run + 1) <= chunk) run += 1;
    return runs.getUint32(12 + run * 12);
  };
}

/**
 * Adds where a track's samples are.
 * @throws UnfitError or RangeError if its tables contradict each other, or are longer than those of any film
 */
export function addSamples(section: Section, trak: Box, ranges: Range[]) {
  const at = (type: string) => bodyAt(section, trak, 'mdia', 'minf', 'stbl', type);
  const short = at('stco');
  const offsets = table(short ?? at('co64'));
  const chunks = offsets.getUint32(4);
  if (chunks === 0) return;
  if (ranges.length + chunks > CHUNKS_MAX) throw damaged();
  const sizes = at('stsz');
  const bytesOf = sizesOf(table(sizes ?? at('stz2')), !sizes);
  const samplesIn = countsOf(table(at('stsc')));
  for (let index = 0; index < chunks; index += 1) {
    const from = short
      ? offsets.getUint32(8 + index * 4)
      : Number(offsets.getBigUint64(8 + index * 8));
    ranges.push([from, from + bytesOf(samplesIn(index + 1))]);
  }
}

/**
 * The gaps within some ranges that none of `covers` covers.
 * @param within ascending and not overlapping
 * @throws UnfitError for more gaps than any film has
 */
export function gapsIn(within: readonly Range[], covers: readonly Range[]): Range[] {
  const gaps: Range[] = [];
  const sorted = covers.toSorted((a, b) => a[0] - b[0]);
  let next = 0;
  let at = 0;
  for (const [start, end] of within) {
    at = Math.max(at, start);
    for (let cover = sorted[next]; cover && cover[0] < end; cover = sorted[next]) {
      if (cover[0] > at) gaps.push([at, cover[0]]);
      at = Math.max(at, cover[1]);
      next += 1;
    }
    if (at < end) gaps.push([at, end]);
    if (gaps.length > PARTS_MAX) throw damaged();
  }
  return gaps;
}
