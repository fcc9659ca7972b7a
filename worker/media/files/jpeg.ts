import { orientationOf, orientationSegment, turnOf } from './orientation.ts';
import { type Picture, join, requireSize, says, viewOf } from './picture.ts';
import { UnfitError, cutOff, damaged } from './unfit.ts';

const SOI = 0xd8;
const EOI = 0xd9;
const SOS = 0xda;
const COM = 0xfe;
const [APP0, APP1, APP2, APP14, APP15] = [0xe0, 0xe1, 0xe2, 0xee, 0xef];
/** Tables for decoding the scans. */
const TABLES = new Set([0xc4, 0xcc, 0xdb, 0xdc, 0xdd]);
/** Each scan of a progressive image is drawn over the whole of it. Thousands would keep a reader busy for minutes. */
const SCANS_MAX = 100;

const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** Whether an application segment is needed for the right colours. */
const isColour = (marker: number, body: Uint8Array) =>
  (marker === APP0 && says(body, 0, 'JFIF\0')) ||
  (marker === APP2 && says(body, 0, 'ICC_PROFILE\0')) ||
  (marker === APP14 && says(body, 0, 'Adobe'));

/** The offset after coded data: that of the next marker that isn't a restart, or the end of the file. */
function endOfScan(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1];
    if (next === undefined) break;
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
  }
  return bytes.length;
}

/**
 * A JPEG without the metadata of its camera and editor: GPS, time, device, thumbnails, a second file after its end.
 * The orientation is kept. As browsers do, it ends after a scan also without an end marker, and passes over bytes
 * between its segments. @throws UnfitError
 */
export function cleanJpeg(bytes: Uint8Array): Picture {
  const view = viewOf(bytes);
  const kept: Uint8Array[] = [];
  let orientation = 1;
  let frames = 0;
  let edge = 0;
  let scans = 0;
  let at = 2;
  for (;;) {
    if (at + 2 > bytes.length && scans > 0) break;
    if (at + 2 > bytes.length) throw cutOff();
    const marker = bytes[at + 1] ?? 0;
    if (bytes[at] !== 0xff || marker === 0 || marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === EOI) break;
    if (at + 4 > bytes.length) throw cutOff();
    const end = at + 2 + view.getUint16(at + 2);
    if (end < at + 4) throw damaged();
    if (end > bytes.length) throw cutOff();
    const body = bytes.subarray(at + 4, end);
    if (isFrame(marker)) {
      frames += 1;
      if (body.length < 6 || frames > 1) throw damaged();
      edge = requireSize(view.getUint16(at + 7), view.getUint16(at + 5));
    }
    if (marker === APP1 && says(body, 0, 'Exif\0\0')) orientation = orientationOf(body.subarray(6));
    let next = end;
    if (marker === SOS) {
      scans += 1;
      if (frames === 0) throw damaged();
      if (scans > SCANS_MAX) throw new UnfitError((say) => say.images.tooComplex);
      next = endOfScan(bytes, end);
      if (end === bytes.length) throw cutOff();
    } else if (marker !== COM && (marker < APP0 || marker > APP15) && !isFrame(marker)) {
      if (!TABLES.has(marker)) throw damaged();
    }
    const needed = marker < APP0 || isColour(marker, body);
    if (needed) kept.push(bytes.subarray(at, next));
    at = next;
  }
  if (scans === 0) throw damaged();
  const start = Uint8Array.of(0xff, SOI);
  const end = Uint8Array.of(0xff, EOI);
  const bare = join([start, ...kept, end]);
  return {
    extension: 'jpg',
    bytes: orientation === 1 ? bare : join([start, orientationSegment(orientation), ...kept, end]),
    raster: { bytes: bare, turn: turnOf(orientation), edge },
  };
}
