import type { Env } from '../../../env.ts';
import { streamOf } from '../picture.ts';
import type { VideoExtension } from '../type.ts';
import { UnplayedError, damaged } from '../unfit.ts';
import { planMp4 } from './mp4.ts';
import { planOgg } from './ogg.ts';
import { type Patch, patch, patchStream } from './patch.ts';
import { Reader } from './reader.ts';
import { planWebm } from './webm.ts';

const PLANS = { mp4: planMp4, webm: planWebm, ogg: planOgg };

/** What to change in a video, in the order of the file. @throws UnfitError */
async function planOf(
  stream: ReadableStream,
  size: number,
  extension: VideoExtension,
): Promise<Patch[]> {
  const reader = new Reader(stream, size);
  try {
    const patches = await PLANS[extension](reader);
    await reader.skip(reader.left);
    return patches.filter(({ start, end }) => start < end).toSorted((a, b) => a.start - b.start);
  } catch (error) {
    await reader.cancel();
    throw error instanceof RangeError ? damaged() : error;
  }
}

/**
 * Looks at the beginning of a video, so that nobody uploads the rest in vain.
 * @throws UnplayedError if it says there that browsers can't play it
 */
export async function requirePlayable(head: Uint8Array, extension: VideoExtension) {
  try {
    await planOf(streamOf(head), head.length, extension);
  } catch (error) {
    if (error instanceof UnplayedError) throw error;
  }
}

/** Empties everything that is neither video nor sound, in place. @throws UnfitError */
export async function cleanVideo(bytes: Uint8Array, extension: VideoExtension) {
  const { length } = bytes;
  patch(bytes, await planOf(streamOf(bytes), length, extension));
}

/**
 * Empties everything that is neither video nor sound in a stored video. The video is read twice, because only its end
 * may tell what to empty in the middle. Only a small part of it is in memory at a time.
 * @returns whether it exists
 * @throws UnfitError
 */
export async function cleanStored(
  { FILES }: Pick<Env, 'FILES'>,
  name: string,
  extension: VideoExtension,
) {
  const found = await FILES.get(name);
  if (!found) return false;
  const patches = await planOf(found.body, found.size, extension);
  if (patches.length === 0) return true;
  const again = await FILES.get(name, { onlyIf: { etagMatches: found.etag } });
  // Another request was faster.
  if (!again || !('body' in again)) return again !== null;
  const { readable, writable } = new FixedLengthStream(found.size);
  const sent = again.body.pipeThrough(patchStream(patches)).pipeTo(writable);
  const { httpMetadata } = found;
  await Promise.all([sent, FILES.put(name, readable, { ...(httpMetadata && { httpMetadata }) })]);
  return true;
}
