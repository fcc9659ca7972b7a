import { fileUrl, mediaKind } from '../../media.ts';

/** Somebody's first file as an avatar, where it is a picture. */
export const pictureOf = (firstFile: string | null) =>
  firstFile !== null && mediaKind(firstFile.split('.').at(-1) ?? '') === 'image'
    ? fileUrl(firstFile)
    : undefined;
