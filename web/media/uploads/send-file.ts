import type { OwnMedia } from '../../../worker/contract/media.ts';
import { ApiError, api, load } from '../../base/api.ts';
import { loadScript } from '../../base/load-script.ts';
import { fileUrl } from '../../base/media.ts';
import { media as words } from '../../words/made/media.ts';
import { type Progress, exchange } from './exchange.ts';
import type { Fitting } from './fit-picture.ts';
import type { Format } from './picture-format.ts';
import { stillOf } from './still.ts';

/** A file to send. Sending the same key again resumes the upload. */
export interface Sending {
  file: File;
  key: string;
  /** The owner's IRI. */
  owner: string;
  alt: string;
}

/** The file that was made. */
export interface Sent {
  media: OwnMedia;
  /** What this browser did to an image before it was sent. */
  fitting?: Fitting | undefined;
}

const isMedia = (value: unknown): value is OwnMedia =>
  typeof value === 'object' && value !== null && 'newName' in value && 'position' in value;

const RASTERS: ReadonlySet<Format> = new Set(['jpg', 'png', 'gif']);

/** Converting is loaded with the first image, since few visitors upload any. */
const loadTools = () =>
  Promise.all([
    loadScript(() => import('./fit-picture.ts')),
    loadScript(() => import('./still-of-svg.ts')),
  ]).catch(() => {
    throw new ApiError('offline', 0, 'The server cannot be reached.');
  });

/** A browser doesn't read a file that was changed or deleted since it was chosen. */
function sayChanged(error: unknown): never {
  throw error instanceof DOMException ? new ApiError('invalid', 0, words.changed) : error;
}

/**
 * Sends an image in one request. An SVG is sent with a still image, which others see. As of a video, the file is also
 * returned if it was cancelled too late.
 */
export async function sendPicture(
  { file, key, owner, alt }: Sending,
  { signal, onSent }: Progress,
): Promise<Sent> {
  const [{ fitPicture }, { looksDifferent, stillOfSvg }] = await loadTools();
  const { file: fitted, format, fitting } = await fitPicture(file).catch(sayChanged);
  // What isn't an image may be a video.
  const still = RASTERS.has(format) ? null : await (format === 'svg' ? stillOfSvg : stillOf)(file);
  const body = new FormData();
  body.set('file', fitted);
  body.set('owner', owner);
  body.set('alt', alt);
  body.set('key', key);
  if (still) body.set('still', still, 'still');
  const onPart = (bytes: number) => onSent((bytes / fitted.size) * file.size);
  const media = await exchange(
    { method: 'POST', path: '/api/media', body },
    { signal, onSent: onPart },
  );
  if (!isMedia(media)) throw new ApiError('broken', 0, '');
  const differs = format === 'svg' && (await looksDifferent(file, fileUrl(media.newName)));
  return { media, fitting: differs ? 'differs' : fitting };
}

/** Sends a game's cover. @returns the names of its new files */
export async function sendCover(
  gameId: number,
  body: File,
  progress: Progress,
): Promise<readonly string[]> {
  const path = `/api/admin/games/${gameId}/cover`;
  const game = await exchange({ method: 'PUT', path, body }, progress);
  const files = typeof game === 'object' && game !== null && 'cover' in game ? game.cover : null;
  if (!Array.isArray(files)) throw new ApiError('broken', 0, '');
  return files.filter((name) => typeof name === 'string');
}

/** Sends a video in parts. Only a lost part is sent again, not the whole. */
export async function sendVideo(
  { file, key, owner, alt }: Sending,
  { signal, onSent }: Progress,
): Promise<Sent> {
  const still = stillOf(file);
  const json = { owner, alt, key, bytes: file.size };
  const upload = await load(api.media.uploads.$post({ json }, { init: { signal } }));
  const param = { id: String(upload.id) };
  const path = `/api/media/uploads/${upload.id}`;
  // A closed tab cancels its upload, so that its slot is free at once.
  const leave = () => {
    api.media.uploads[':id']
      .$delete({ param }, { init: { keepalive: true } })
      .catch(() => undefined);
  };
  addEventListener('pagehide', leave);
  try {
    const received = new Set(upload.received);
    for (let number = 1; number <= upload.parts; number += 1) {
      const from = (number - 1) * upload.partBytes;
      if (received.has(number)) continue;
      const body = file.slice(from, from + upload.partBytes);
      const onPart = (bytes: number) => onSent(from + Math.min(bytes, body.size));
      await exchange(
        { method: 'PUT', path: `${path}/parts/${number}`, body },
        { signal, onSent: onPart },
      );
    }
    const body = await still;
    if (body) {
      await exchange({ method: 'PUT', path: `${path}/still`, body }, { signal, onSent: () => {} });
    }
    signal.throwIfAborted();
    // From here on cancelling doesn't abort: the file may be there without this tab knowing its id.
    return { media: await load(api.media.uploads[':id'].complete.$post({ param })) };
  } catch (error) {
    // Parts may already be stored. If nothing will follow, they are deleted now, and by the server after an hour otherwise.
    if (signal.aborted || (error instanceof ApiError && error.kind === 'invalid')) leave();
    throw error;
  } finally {
    removeEventListener('pagehide', leave);
  }
}
