import {
  IMAGES_A_DAY_MAX,
  MEDIA_MAX,
  ROOM_PICTURES_PER_HOUR,
  UPLOADS_A_DAY_MAX_GB,
} from '../../contract/bounds.ts';
import type { Database } from '../../core/database.ts';
import { ProblemError, forPrograms, invalid, notFound } from '../../core/problems.ts';
import { UnfitError } from '../files/unfit.ts';
import { type NewUpload, beginUpload, countImage } from '../queries/uploads.ts';

/** Counts an image before copies of it are made. @throws ProblemError 409 beyond the limit per day */
export async function assertImagesToday(db: Database, uploaderId: number) {
  const count = await countImage(db, uploaderId, Date.now());
  if (count > IMAGES_A_DAY_MAX) {
    throw new ProblemError(409, (say) => say.media.manyImagesToday(IMAGES_A_DAY_MAX));
  }
}

/** Takes a slot for a file, or says why there is none. @throws ProblemError 403, 404, 409 */
export async function begin(db: Database, upload: NewUpload) {
  const { owner, uploaderId } = upload;
  if (owner.kind === 'user' && owner.id !== uploaderId) {
    throw new ProblemError(403, (say) => say.media.ownPageOnly);
  }
  const { session, fitsDay, upload: found, media, isNew } = await beginUpload(db, upload);
  if (found) return { upload: found, media, isNew };
  if (owner.kind === 'session') {
    if (!session) throw notFound('session');
    if (session.hostId !== uploaderId) {
      throw new ProblemError(403, (say) => say.media.hostOnly);
    }
    if (session.closed) throw new ProblemError(409, (say) => say.sessions.closed);
  }
  if (!fitsDay) {
    throw new ProblemError(409, (say) => say.media.tooMuchToday(UPLOADS_A_DAY_MAX_GB));
  }
  if (owner.kind === 'room') {
    throw new ProblemError(409, (say) => say.messages.manyPictures(ROOM_PICTURES_PER_HOUR));
  }
  throw new ProblemError(409, (say) => say.media.tooMany(MEDIA_MAX));
}

export const keyOfAnother = () =>
  new ProblemError(409, forPrograms('This upload key belongs to another file. Use a new key.'));

/** Runs a check of a file. @throws ProblemError 422 that says what is wrong with the file */
export async function fit<Result>(file: string, read: () => Promise<Result>): Promise<Result> {
  try {
    return await read();
  } catch (error) {
    throw error instanceof UnfitError ? invalid(file, error.detail) : error;
  }
}
