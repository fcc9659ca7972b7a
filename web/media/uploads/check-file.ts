import { IMAGE_MAX_BYTES, VIDEO_MAX_BYTES } from '../../../worker/contract/bounds.ts';
import type { MediaKind } from '../../base/media.ts';

/**
 * What a file dialog offers. HEIC isn't named, since a phone then converts it by itself. Elsewhere such a file can be
 * dropped or pasted. Browsers have no type for some names, and take `.ogg` for sound.
 */
export const OFFERED = [
  'image/jpeg',
  'image/png',
  'image/apng',
  'image/gif',
  'image/svg+xml',
  'image/webp',
  'image/avif',
  'image/bmp',
  'video/mp4',
  'video/webm',
  'video/ogg',
  'video/quicktime',
  '.ogg',
  '.ogv',
  '.m4v',
  '.mov',
  '.mkv',
] as const;

/** The types of a game's cover: still images that get small copies. */
export const COVERS_ACCEPTED = ['image/jpeg', 'image/png'] as const;

const COVER_TYPES: ReadonlySet<string> = new Set(COVERS_ACCEPTED);
/** Types by which a browser says that it doesn't know, or that can hold video. */
const OPEN_TYPES = new Set(['', 'application/octet-stream', 'application/ogg', 'audio/ogg']);
const VIDEO_NAME = /\.(?:mp4|m4v|mpg4|mov|qt|webm|mkv|og[gvx])$/i;
/** They are sent as they are. Other images are scaled down before they are sent. */
const UNSCALED = new Set(['image/gif', 'image/svg+xml']);
/** The largest image that is scaled down. More could use up a phone's memory. */
const SCALED_MAX_BYTES = 64 * 1024 * 1024;

export type Refusal = 'kind' | 'empty' | 'image-size' | 'video-size';

interface FileCheck {
  kind: MediaKind;
  refusal?: Refusal;
}

/** A file without a type and name is sent as an image if it is small enough. The server looks at its content. */
function kindOf({ type, name, size }: Pick<File, 'type' | 'name' | 'size'>): MediaKind | null {
  if (type.startsWith('image/')) return 'image';
  if (type.startsWith('video/')) return 'video';
  if (!OPEN_TYPES.has(type)) return null;
  return VIDEO_NAME.test(name) || size > IMAGE_MAX_BYTES ? 'video' : 'image';
}

/** Checks a file before it is sent. The server checks its content again. */
export function judge(file: Pick<File, 'type' | 'name' | 'size'>): FileCheck {
  const kind = kindOf(file);
  const { type, size } = file;
  if (kind === null) return { kind: 'image', refusal: 'kind' };
  if (size === 0) return { kind, refusal: 'empty' };
  const imageMax = UNSCALED.has(type) ? IMAGE_MAX_BYTES : SCALED_MAX_BYTES;
  if (kind === 'image' && size > imageMax) return { kind, refusal: 'image-size' };
  if (kind === 'video' && size > VIDEO_MAX_BYTES) return { kind, refusal: 'video-size' };
  return { kind };
}

export type CoverRefusal = Extract<Refusal, 'kind' | 'empty' | 'image-size'>;

/** Why a file can't be a cover. Undefined if the check finds nothing. */
export function checkCover({ type, size }: Pick<File, 'type' | 'size'>): CoverRefusal | undefined {
  if (!COVER_TYPES.has(type)) return 'kind';
  if (size === 0) return 'empty';
  return size > IMAGE_MAX_BYTES ? 'image-size' : undefined;
}
