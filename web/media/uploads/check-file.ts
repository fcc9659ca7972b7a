import { IMAGE_MAX_BYTES, VIDEO_MAX_BYTES } from '../../../worker/contract/bounds.ts';
import type { MediaKind } from '../../base/media.ts';

/** The accepted types. A phone that stores photos in another format converts them to one of these. */
export const ACCEPTED = [
  'image/jpeg',
  'image/png',
  'image/gif',
  'image/svg+xml',
  'video/mp4',
  'video/webm',
  'video/ogg',
] as const;

/** The types of a game's cover: still images that get small copies. */
export const COVERS_ACCEPTED = ['image/jpeg', 'image/png'] as const;

const COVER_TYPES: ReadonlySet<string> = new Set(COVERS_ACCEPTED);
const TYPES: ReadonlySet<string> = new Set(ACCEPTED);

export type Refusal = 'kind' | 'empty' | 'image-size' | 'video-size';

interface FileCheck {
  kind: MediaKind;
  refusal?: Refusal;
}

/** Checks a file before it is sent. The server checks its content again. */
export function judge({ type, size }: Pick<File, 'type' | 'size'>): FileCheck {
  const kind = type.startsWith('video/') ? 'video' : 'image';
  if (!TYPES.has(type)) return { kind, refusal: 'kind' };
  if (size === 0) return { kind, refusal: 'empty' };
  if (kind === 'image' && size > IMAGE_MAX_BYTES) return { kind, refusal: 'image-size' };
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
