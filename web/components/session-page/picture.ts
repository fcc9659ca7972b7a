import { fileUrl, mediaKind } from '../../media.ts';

/** Somebody's first file as an avatar, where it is a picture, or a smaller copy of what it shows. */
export function pictureOf(firstFile: string | null) {
  const extension = firstFile?.split('.').at(-1) ?? '';
  return firstFile !== null && (extension === 'webp' || mediaKind(extension) === 'image')
    ? fileUrl(firstFile)
    : undefined;
}
