import { countFailure } from '../../core/failures.ts';
import type { Env } from '../../env.ts';
import { inTime } from './in-time.ts';
import {
  CARD_HEIGHT_PX,
  CARD_WIDTH_PX,
  DENSITIES,
  PAGE_EDGE_PX,
  allNames,
  cardName,
  copyNames,
  coverPreviewName,
  largeName,
  newStem,
  stemIn,
  stillName,
  withdrawnName,
} from './names.ts';
import { type Whole, dropParts } from './parts.ts';
import { type Picture, UPRIGHT, says, streamOf } from './picture.ts';
import { UnfitError } from './unfit.ts';

type Storage = Pick<Env, 'DB' | 'FILES' | 'IMAGES'>;

const QUALITY = 80;
/** Error codes of the Images binding for an image that is unreadable or too large. Others are its own errors. */
const UNREADABLE = new Set([9402, 9412, 9413, 9520, 9523]);

/** The local binding answers an unreadable image with a 500 without a code. */
const isUnreadable = (error: unknown) =>
  error instanceof Error &&
  ('code' in error
    ? UNREADABLE.has(Number(error.code))
    : error.message.startsWith('Unexpected error response 500'));

type Transforms = readonly ImageTransform[];

async function scale(images: ImagesBinding, bytes: Uint8Array, transforms: Transforms) {
  let input = images.input(streamOf(bytes));
  for (const transform of transforms) input = input.transform(transform);
  const result = await input.output({ format: 'image/webp', quality: QUALITY, anim: false });
  const scaled = new Uint8Array(await result.response().arrayBuffer());
  // Cloudflare's binding returns an SVG unchanged.
  if (!says(scaled, 0, 'RIFF') || !says(scaled, 8, 'WEBP')) throw new Error('No WebP was made.');
  return scaled;
}

const storeCopy = (env: Storage, name: string, bytes: Uint8Array) =>
  inTime(env.FILES.put(name, bytes, { httpMetadata: { contentType: 'image/webp' } }));

async function noteFailedCopy(env: Storage, error: unknown) {
  console.error('A copy of an image could not be made', error);
  await countFailure(env, 'failedCopies');
}

/**
 * Makes the large copy of an image and stores it. Those for cards are made from it at their first request.
 * @returns the names of all copies. None if the Images binding is missing or fails
 * @throws UnfitError for an image that can't be read
 */
export async function storeCopies(env: Storage, stem: string, { raster }: Picture) {
  if (!raster || !env.IMAGES) return [];
  const { bytes, turn } = raster;
  try {
    const large = await scale(env.IMAGES, bytes, [
      ...(turn.mirrored ? [{ flip: 'h' } as const] : []),
      ...(turn.degrees > 0 ? [{ rotate: turn.degrees }] : []),
      { width: PAGE_EDGE_PX, height: PAGE_EDGE_PX, fit: 'scale-down' },
    ]);
    await storeCopy(env, largeName(stem), large);
    return copyNames(stem);
  } catch (error) {
    if (isUnreadable(error)) throw new UnfitError((say) => say.images.unreadable);
    await noteFailedCopy(env, error);
    return [];
  }
}

/** A binding that failed isn't asked again for so long. A used-up quota would cost a log line and a row for each card. */
const PAUSE_MS = 60_000;
const pausedUntil = new WeakMap<ImagesBinding, number>();

/**
 * Makes a card's copy at its first request and stores it. A file has two, so its address can cause two transformations.
 * Requests at once each make the same one.
 * @returns the name of what to serve: the copy, or the large one if it can't be made. Undefined if there is no such file
 */
export async function storeCardCopy(env: Storage, name: string) {
  const stem = stemIn(name);
  const density = DENSITIES.find((one) => cardName(stem, one) === name);
  if (!density) return undefined;
  const largest = largeName(stem);
  const { IMAGES, FILES } = env;
  if (!IMAGES || Date.now() < (pausedUntil.get(IMAGES) ?? 0)) return largest;
  const large = await FILES.get(largest);
  if (!large) return undefined;
  try {
    const bytes = new Uint8Array(await large.arrayBuffer());
    const size = { width: CARD_WIDTH_PX * density, height: CARD_HEIGHT_PX * density };
    await storeCopy(env, name, await scale(IMAGES, bytes, [{ ...size, fit: 'cover' }]));
  } catch (error) {
    pausedUntil.set(IMAGES, Date.now() + PAUSE_MS);
    await noteFailedCopy(env, error);
    return largest;
  }
  // Whoever deletes a file or takes it down begins with the large copy.
  if (await FILES.head(largest)) return name;
  await FILES.delete(name);
  return undefined;
}

/** Stores the still of a video or drawing: its copies, or itself if none can be made. @returns the names */
export async function storeStill(env: Storage, stem: string, still: Picture) {
  const copies = await storeCopies(env, stem, still);
  if (copies.length > 0) return copies;
  const name = stillName(stem, still.extension);
  await inTime(env.FILES.put(name, still.bytes));
  return [name];
}

/**
 * Stores copies of a drawing that came without a still, if the Images binding can draw it.
 * @returns the names of the copies
 * @throws UnfitError if there are none, since lists show only raster images
 */
export async function storeDrawn(env: Storage, stem: string, { extension, bytes }: Picture) {
  const raster = { bytes, turn: UPRIGHT, edge: PAGE_EDGE_PX };
  const copies = await storeCopies(env, stem, { extension, bytes, raster }).catch(
    (error: unknown) => {
      if (error instanceof UnfitError) return [];
      throw error;
    },
  );
  if (copies.length > 0) return copies;
  throw new UnfitError((say) => say.drawings.unconvertible);
}

/** Stores a game's cover with its copies. @returns its name, and the names of the files that show it */
export async function storeCover(env: Storage, cover: Picture) {
  const stem = newStem();
  const newName = `${stem}.${cover.extension}`;
  try {
    const copies = await storeCopies(env, stem, cover);
    await inTime(env.FILES.put(newName, cover.bytes));
    return { newName, extension: cover.extension, files: copies.length > 0 ? copies : [newName] };
  } catch (error) {
    await removeFiles(env, stem, cover.extension);
    throw error;
  }
}

interface Removed {
  stem: string;
  extension: string | null;
}

/** R2 deletes up to 1,000 names per request. A file has at most thirteen. */
export const REMOVED_AT_ONCE = 75;

/** Deletes everything that is stored of these files, whether or not they are taken down. Two requests. */
export async function removeAll(env: Storage, files: readonly Removed[]) {
  const names = files.flatMap(({ stem, extension }) => allNames(stem, extension));
  const previews = files.map(({ stem }) => coverPreviewName(stem));
  if (names.length === 0) return;
  // First the large copies, so that nothing is made of them meanwhile.
  await inTime(env.FILES.delete(files.map(({ stem }) => largeName(stem))));
  await inTime(env.FILES.delete([...names, ...names.map(withdrawnName), ...previews]));
}

export const removeFiles = (env: Storage, stem: string, extension: string | null) =>
  removeAll(env, [{ stem, extension }]);

/** Deletes everything that is stored of abandoned uploads. */
export async function discard(env: Storage, remains: readonly Omit<Whole, 'bytes'>[]) {
  await Promise.all(remains.map((one) => dropParts(env, one)));
  await removeAll(env, remains);
}
