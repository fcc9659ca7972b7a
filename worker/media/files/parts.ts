import { PART_BYTES } from '../../contract/bounds.ts';
import { VIDEO_EXTENSIONS } from '../../contract/file-types.ts';
import type { Env } from '../../env.ts';
import { inTime } from './in-time.ts';
import { type VideoExtension, videoTypeOf } from './type.ts';
import { UnfitError } from './unfit.ts';
import { cleanStored, requirePlayable } from './video/clean.ts';

/** A video is uploaded in parts, so that it is never in memory as a whole. R2 joins the parts. */

export interface Whole {
  stem: string;
  bytes: number;
  extension: string | null;
  multipartId: string | null;
}

export const partsOf = ({ bytes }: Pick<Whole, 'bytes'>) => Math.ceil(bytes / PART_BYTES);

/** The length of a part in bytes. Undefined if there is no such part. */
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
 * Stores a part. The first one tells the file's type.
 * @throws UnfitError if it isn't a video
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
      throw new UnfitError((say) => say.files.otherType);
    await requirePlayable(bytes, found);
    extension = found;
    multipart =
      whole.multipartId === null
        ? await inTime(
            FILES.createMultipartUpload(`${whole.stem}.${found}`, {
              httpMetadata: { contentType: contentTypes[found] },
            }),
          )
        : undefined;
  }
  if (extension === null) throw new Error('The first part must be stored before any other');
  multipart ??= FILES.resumeMultipartUpload(`${whole.stem}.${extension}`, whole.multipartId ?? '');
  const { etag } = await inTime(multipart.uploadPart(number, bytes));
  return { number, etag, extension, multipartId: multipart.uploadId };
}

/**
 * Joins the parts, and empties what is neither picture nor sound.
 * @returns whether the file exists and has the right length
 * @throws UnfitError if its tables can't be read
 */
export async function joinParts(
  { FILES }: Pick<Env, 'FILES'>,
  whole: Whole,
  parts: readonly R2UploadedPart[],
) {
  const name = `${whole.stem}.${whole.extension}`;
  try {
    await inTime(FILES.resumeMultipartUpload(name, whole.multipartId ?? '').complete([...parts]));
  } catch (error) {
    // An earlier attempt may have joined them already.
    console.warn(error);
  }
  if ((await FILES.head(name))?.size !== whole.bytes) return false;
  const kind = VIDEO_EXTENSIONS.find((extension) => extension === whole.extension);
  return kind !== undefined && cleanStored({ FILES }, name, kind);
}

/** Deletes the parts that R2 has stored. */
export async function dropParts({ FILES }: Pick<Env, 'FILES'>, whole: Omit<Whole, 'bytes'>) {
  if (whole.multipartId === null) return;
  await FILES.resumeMultipartUpload(`${whole.stem}.${whole.extension}`, whole.multipartId)
    .abort()
    // Already joined or deleted.
    .catch((error: unknown) => console.warn(error));
}
