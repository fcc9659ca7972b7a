import type { MediaItem } from '../../worker/contract/media.ts';
import { IMAGE_EXTENSIONS, VIDEO_EXTENSIONS } from '../../worker/contract/file-types.ts';
import { API_HOST } from '../app/hosts.ts';

/** The spec's media rules: what is shown, and how. */

export type MediaKind = 'image' | 'video';

export const fileUrl = (newName: string) => `${API_HOST}/files/${encodeURIComponent(newName)}`;

const isItem = (value: unknown): value is MediaItem =>
  typeof value === 'object' && value !== null && 'newName' in value && 'extension' in value;

/** Media may come as a JSON string with its white space removed; it is parsed then. What is no list is none. */
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

/** How an extension is shown; undefined for one that is not shown at all. */
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
  /** Smaller ones to show instead, or before a video plays: a card's, the same twice as dense, a page's. */
  copies: string[];
}

/** What may be seen of a list: nothing that is flagged deleted, nothing of another kind, no SVG itself. */
export const shownMedia = (media: readonly MediaItem[] | string): ShownMedia[] =>
  parseMedia(media).flatMap((item) => {
    const { alt, newName: name, copies: names = [] } = item;
    const kind = mediaKind(item.extension);
    const copies = names.map(fileUrl);
    const src = name.endsWith('.svg') ? copies.at(-1) : fileUrl(name);
    return item.deleted || !kind || src === undefined ? [] : [{ src, kind, alt, name, copies }];
  });

/** A user's face, from their media: a copy of the first file, twice as dense for a `large` one, or the image itself. */
export function faceOf(media: readonly MediaItem[] | string, large = false) {
  const [first] = shownMedia(media);
  const copy = first?.copies[large ? 1 : 0];
  return copy ?? (first?.kind === 'image' ? first.src : undefined);
}

/** Copies are WebP files; the file itself has one of the spec's extensions. */
const isImage = (extension: string) => extension === 'webp' || mediaKind(extension) === 'image';

/** Somebody's first file as an avatar, where it is an image. An SVG is shown by its copies only. */
export function pictureOf(firstFile: string | null) {
  const extension = firstFile?.split('.').at(-1) ?? '';
  return firstFile !== null && extension !== 'svg' && isImage(extension)
    ? fileUrl(firstFile)
    : undefined;
}
