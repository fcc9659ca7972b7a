import { PART_BYTES } from '../../contract/bounds.ts';
import { VIDEO_EXTENSIONS } from '../../contract/file-types.ts';
import type { Env } from '../../env.ts';
import { type VideoExtension, videoTypeOf } from './type.ts';
import { UnfitError } from './unfit.ts';
import { cleanStored } from './video/clean.ts';

/** A video that comes in parts, so that nothing ever holds the whole of it: R2 puts them together. */

export interface Whole {
  stem: string;
  bytes: number;
  extension: string | null;
  multipartId: string | null;
}

export const partsOf = ({ bytes }: Pick<Whole, 'bytes'>) => Math.ceil(bytes / PART_BYTES);

/** How long a part is; undefined where there is no such part. */
export function partLength(whole: Whole, number: number): number | undefined {
  const parts = partsOf(whole);
  if (number > parts) return undefined;
  return number < parts ? PART_BYTES : whole.bytes - (parts - 1) * PART_BYTES;
}

const contentTypes = {
  mp4: 'video/mp4',
  webm: 'video/webm',
  ogg: 'video/ogg',
} satisfies Record<VideoExtension, string>;

/**
 * Stores a part; with the first one it is known what the whole is.
 * @throws UnfitError where that is no video
 */
export async function storePart(
  { FILES }: Pick<Env, 'FILES'>,
  whole: Whole,
  number: number,
  bytes: Uint8Array,
) {
  let { extension } = whole;
  let multipart: R2MultipartUpload | undefined;
  if (number === 1) {
    const found = await videoTypeOf(bytes);
    if (extension !== null && extension !== found)
      throw new UnfitError('This isn’t the same type of file as before.');
    extension = found;
    multipart =
      whole.multipartId === null
        ? await FILES.createMultipartUpload(`${whole.stem}.${found}`, {
            httpMetadata: { contentType: contentTypes[found] },
          })
        : undefined;
  }
  if (extension === null) throw new Error('A part before the first');
  multipart ??= FILES.resumeMultipartUpload(`${whole.stem}.${extension}`, whole.multipartId ?? '');
  const { etag } = await multipart.uploadPart(number, bytes);
  return { number, etag, extension, multipartId: multipart.uploadId };
}

/**
 * Puts the parts together, and empties what is neither picture nor sound.
 * @returns whether the file is there, as long as it should be
 * @throws UnfitError where its tables can't be read
 */
export async function joinParts(
  { FILES }: Pick<Env, 'FILES'>,
  whole: Whole,
  parts: readonly R2UploadedPart[],
) {
  const name = `${whole.stem}.${whole.extension}`;
  try {
    await FILES.resumeMultipartUpload(name, whole.multipartId ?? '').complete([...parts]);
  } catch (error) {
    // An earlier try may have got as far as this.
    console.warn(error);
  }
  if ((await FILES.head(name))?.size !== whole.bytes) return false;
  const kind = VIDEO_EXTENSIONS.find((extension) => extension === whole.extension);
  return kind !== undefined && cleanStored({ FILES }, name, kind);
}

/** Lets R2 forget the parts that it has. */
export async function dropParts({ FILES }: Pick<Env, 'FILES'>, whole: Omit<Whole, 'bytes'>) {
  if (whole.multipartId === null) return;
  await FILES.resumeMultipartUpload(`${whole.stem}.${whole.extension}`, whole.multipartId)
    .abort()
    // Joined or forgotten already.
    .catch((error: unknown) => console.warn(error));
}
