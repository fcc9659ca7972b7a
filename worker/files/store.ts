import type { Env } from '../env.ts';
import {
  CARD_HEIGHT_PX,
  CARD_WIDTH_PX,
  PAGE_EDGE_PX,
  STILL_SUFFIX,
  allNames,
  copyNames,
  newStem,
  withdrawnName,
} from './names.ts';
import { type Whole, dropParts } from './parts.ts';
import type { Picture } from './picture.ts';
import { UnfitError } from './unfit.ts';

type Storage = Pick<Env, 'FILES' | 'IMAGES'>;

const QUALITY = 80;
/** What the Images binding says of a picture that it cannot read, or is too large for it. All else is its own fault. */
const UNREADABLE = new Set([9402, 9412, 9413, 9520, 9523]);

/** The local one answers such a picture with a 500 that has no code. */
const isUnreadable = (error: unknown) =>
  error instanceof Error &&
  ('code' in error
    ? UNREADABLE.has(Number(error.code))
    : error.message.startsWith('Unexpected error response 500'));

const streamOf = (bytes: Uint8Array) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(bytes);
      controller.close();
    },
  });

type Transforms = readonly ImageTransform[];

async function scale(images: ImagesBinding, bytes: Uint8Array, transforms: Transforms) {
  let input = images.input(streamOf(bytes));
  for (const transform of transforms) input = input.transform(transform);
  const result = await input.output({ format: 'image/webp', quality: QUALITY, anim: false });
  return new Uint8Array(await result.response().arrayBuffer());
}

/** The copies in the order of their names. The large one is made first, and the others out of it. */
async function copiesOf(images: ImagesBinding, { bytes, turn }: NonNullable<Picture['raster']>) {
  const large = await scale(images, bytes, [
    ...(turn.mirrored ? [{ flip: 'h' } as const] : []),
    ...(turn.degrees > 0 ? [{ rotate: turn.degrees }] : []),
    { width: PAGE_EDGE_PX, height: PAGE_EDGE_PX, fit: 'scale-down' },
  ]);
  const card = (density: 1 | 2) =>
    scale(images, large, [
      { width: CARD_WIDTH_PX * density, height: CARD_HEIGHT_PX * density, fit: 'cover' },
    ]);
  return [...(await Promise.all([card(1), card(2)])), large];
}

/**
 * Makes the copies of a picture and stores them. Without the Images binding, or where it is out of order, there
 * are none.
 * @returns their names
 * @throws UnfitError for a picture that cannot be read
 */
export async function storeCopies(env: Storage, stem: string, { raster }: Picture) {
  if (!raster || !env.IMAGES) return [];
  const names = copyNames(stem);
  try {
    const copies = await copiesOf(env.IMAGES, raster);
    await Promise.all(
      copies.map((bytes, index) =>
        env.FILES.put(names[index] ?? '', bytes, { httpMetadata: { contentType: 'image/webp' } }),
      ),
    );
    return names;
  } catch (error) {
    if (isUnreadable(error)) throw new UnfitError('cannot be read as a picture');
    console.error(error);
    return [];
  }
}

/** Stores a video's still: its copies, or itself where none can be made. @returns the names */
export async function storeStill(env: Storage, stem: string, still: Picture) {
  const copies = await storeCopies(env, stem, still);
  if (copies.length > 0) return copies;
  await env.FILES.put(stem + STILL_SUFFIX, still.bytes);
  return [stem + STILL_SUFFIX];
}

/** Stores a game's cover with its copies. @returns its name, and those of the files that show it */
export async function storeCover(env: Storage, cover: Picture) {
  const stem = newStem();
  const newName = `${stem}.${cover.extension}`;
  try {
    const copies = await storeCopies(env, stem, cover);
    await env.FILES.put(newName, cover.bytes);
    return { newName, extension: cover.extension, files: copies.length > 0 ? copies : [newName] };
  } catch (error) {
    await removeFiles(env, stem, cover.extension);
    throw error;
  }
}

/** Removes everything there is of a file, wherever it lies. */
export async function removeFiles(env: Storage, stem: string, extension: string | null) {
  const names = allNames(stem, extension);
  await env.FILES.delete([...names, ...names.map(withdrawnName)]);
}

/** Removes all that is stored of an upload which was given up. */
export async function discard(env: Storage, remains: Omit<Whole, 'bytes'>) {
  await dropParts(env, remains);
  await removeFiles(env, remains.stem, remains.extension);
}
