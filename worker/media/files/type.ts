import { fileTypeFromBuffer } from 'file-type';

import { PREVIEW_HEIGHT_PX, PREVIEW_WIDTH_PX, STILL_MAX_BYTES } from '../../contract/bounds.ts';
import type { VIDEO_EXTENSIONS } from '../../contract/file-types.ts';
import { forPrograms } from '../../core/problems.ts';
import { cleanGif } from './gif.ts';
import { cleanJpeg } from './jpeg.ts';
import { PAGE_EDGE_PX } from './names.ts';
import { type Picture, viewOf } from './picture.ts';
import { cleanPng } from './png.ts';
import { cleanSvg } from './svg/clean.ts';
import { looksLikeMarkup } from './svg/text.ts';
import { UnfitError, unplayed } from './unfit.ts';

/** How many bytes are enough to recognize a file. No more are read, compressed or not. */
const HEAD_BYTES = 4100;

type Clean = (bytes: Uint8Array) => Picture;
const COVERS: Record<string, Clean> = { jpg: cleanJpeg, png: cleanPng, apng: cleanPng };
const PICTURES: Record<string, Clean> = { ...COVERS, gif: cleanGif };

/**
 * By content, never by file name: as what each kind of video is stored. A MOV or 3GP differs from an MP4, and an MKV from a
 * WebM, by what it may contain. Cleaning looks at that, and whether there is a picture at all.
 */
const VIDEOS: Record<string, (typeof VIDEO_EXTENSIONS)[number]> = {
  mp4: 'mp4',
  m4v: 'mp4',
  mov: 'mp4',
  '3gp': 'mp4',
  '3g2': 'mp4',
  webm: 'webm',
  mkv: 'webm',
  ogv: 'ogg',
  ogg: 'ogg',
  oga: 'ogg',
  ogx: 'ogg',
  opus: 'ogg',
};

/** What people call the videos that browsers don’t play. */
const UNPLAYED: Record<string, string> = {
  avi: 'AVI',
  asf: 'WMV',
  flv: 'FLV',
  mpg: 'MPEG',
  mts: 'MPEG-TS',
};

export type VideoExtension = (typeof VIDEO_EXTENSIONS)[number];

const typeOf = async (bytes: Uint8Array) =>
  (await fileTypeFromBuffer(bytes.subarray(0, HEAD_BYTES)))?.ext;

const refused = (taken: string) => new UnfitError((say) => say.files.wrongType(taken));

const unknown = (type: string) =>
  UNPLAYED[type] ? unplayed(UNPLAYED[type]) : refused('jpg, gif, svg, png, mp4, webm, ogg');

/** The kind of video that begins with these bytes. @throws UnfitError if it isn't one */
export async function videoTypeOf(head: Uint8Array): Promise<VideoExtension> {
  const type = (await typeOf(head)) ?? '';
  const video = VIDEOS[type];
  if (!video) throw unknown(type);
  return video;
}

/** @returns a cleaned image, or the kind of video that it is @throws UnfitError */
export async function readFile(bytes: Uint8Array): Promise<Picture | VideoExtension> {
  if (bytes.length === 0) throw new UnfitError((say) => say.files.empty);
  const type = (await typeOf(bytes)) ?? '';
  const clean = PICTURES[type];
  if (clean) return clean(bytes);
  const video = VIDEOS[type];
  if (video) return video;
  if ((type === '' || type === 'xml') && looksLikeMarkup(bytes)) return cleanSvg(bytes);
  throw unknown(type);
}

/**
 * A game's cover, cleaned. Screens show it many times and at any size. A drawing has no small copy, and an animation
 * can't be paused there. @throws UnfitError if it isn't a JPEG or PNG
 */
export async function readCover(bytes: Uint8Array): Promise<Picture> {
  const clean = COVERS[(await typeOf(bytes)) ?? ''];
  if (!clean) throw refused('jpg, png');
  return clean(bytes);
}

/** The image that messengers show of a game, cleaned. @throws UnfitError if it isn't a PNG of their size */
export async function readPreview(bytes: Uint8Array): Promise<Uint8Array> {
  if ((await typeOf(bytes)) !== 'png') throw refused('png');
  const { bytes: clean } = cleanPng(bytes);
  const view = viewOf(clean);
  if (view.getUint32(16) !== PREVIEW_WIDTH_PX || view.getUint32(20) !== PREVIEW_HEIGHT_PX) {
    throw new UnfitError(
      forPrograms(`This image isn’t ${PREVIEW_WIDTH_PX} × ${PREVIEW_HEIGHT_PX} pixels.`),
    );
  }
  return clean;
}

/** The still of a video or drawing, cleaned. @throws UnfitError if it isn't a JPEG or PNG, or is too large */
export async function readStill(bytes: Uint8Array): Promise<Picture> {
  if (bytes.length > STILL_MAX_BYTES)
    throw new UnfitError(forPrograms('This file is larger than 1 MB.'));
  const still = COVERS[(await typeOf(bytes)) ?? '']?.(bytes);
  if (!still?.raster) throw new UnfitError(forPrograms('This file isn’t a JPEG or PNG.'));
  // Cards show it as it is if no smaller copies can be made.
  if (still.raster.edge > PAGE_EDGE_PX) {
    throw new UnfitError(
      forPrograms(`This image is more than ${PAGE_EDGE_PX} pixels wide or high.`),
    );
  }
  return still;
}
