import { IMAGE_EXTENSIONS, VIDEO_EXTENSIONS } from '../../worker/contract/file-types.ts';
import type { MediaItem } from '../../worker/contract/media.ts';
import { API_HOST } from './hosts.ts';

/** Which media are shown, and how. */

export type MediaKind = 'image' | 'video';

export const fileUrl = (newName: string) => `${API_HOST}/files/${encodeURIComponent(newName)}`;

const isItem = (value: unknown): value is MediaItem =>
  typeof value === 'object' && value !== null && 'newName' in value && 'extension' in value;

/** Media may be a JSON string without white space. Then it is parsed. Anything but a list counts as empty. */
export function parseMedia(media: readonly MediaItem[] | string): readonly MediaItem[] {
  if (typeof media !== 'string') return media;
  try {
    const parsed: unknown = JSON.parse(media);
    return Array.isArray(parsed) ? parsed.filter(isItem) : [];
  } catch {
    return [];
  }
}

const IMAGES: ReadonlySet<string> = new Set(IMAGE_EXTENSIONS);
const VIDEOS: ReadonlySet<string> = new Set(VIDEO_EXTENSIONS);

/** How an extension is shown. Undefined if it is not shown. */
export function mediaKind(extension: string): MediaKind | undefined {
  const lower = extension.toLowerCase();
  if (IMAGES.has(lower)) return 'image';
  return VIDEOS.has(lower) ? 'video' : undefined;
}

export interface ShownMedia {
  src: string;
  kind: MediaKind;
  alt: string;
  name: string;
  /** Smaller versions, also shown before a video plays: a card's size, twice that size, and a page's size. */
  copies: string[];
}

/** The visible items of a list: no deleted ones, no unknown kinds, and never an SVG itself. */
export const shownMedia = (media: readonly MediaItem[] | string): ShownMedia[] =>
  parseMedia(media).flatMap((item) => {
    const { alt, newName: name, copies: names = [] } = item;
    const kind = mediaKind(item.extension);
    const copies = names.map(fileUrl);
    const src = name.endsWith('.svg') ? copies.at(-1) : fileUrl(name);
    return item.deleted || !kind || src === undefined ? [] : [{ src, kind, alt, name, copies }];
  });

/** A user's face: a copy of the first file (the larger one if `large`), or the image itself. */
export function faceOf(media: readonly MediaItem[] | string, large = false) {
  const [first] = shownMedia(media);
  const copy = first?.copies[large ? 1 : 0];
  return copy ?? (first?.kind === 'image' ? first.src : undefined);
}

/** A copy is a WebP file. An original has one of the extensions that the API accepts. */
const isImage = (extension: string) => extension === 'webp' || mediaKind(extension) === 'image';

/** A user's first file as an avatar, if it is an image. An SVG is shown only by its copies. */
export function pictureOf(firstFile: string | null) {
  const extension = firstFile?.split('.').at(-1) ?? '';
  return firstFile !== null && extension !== 'svg' && isImage(extension)
    ? fileUrl(firstFile)
    : undefined;
}
