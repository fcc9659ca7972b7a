import { DAY_MS } from '../../contract/time.ts';
import type { Database } from '../../core/database.ts';
import { askNamedRoom, reachAll } from '../../core/objects.ts';
import type { Env } from '../../env.ts';
import { listDeleted, listOwned, settleDeleted } from '../queries/media.ts';
import { listUnsettled, settlePictures } from '../queries/room-pictures.ts';
import { forgetUploads, giveUpExpired } from '../queries/uploads.ts';
import { stemIn, stemOf } from './names.ts';
import { discard, removeAll, REMOVED_AT_ONCE } from './store.ts';
import { withdrawFiles } from './withdraw.ts';

const SETTLED_AT_ONCE = 60;

/**
 * Deletes pictures that were uploaded for a message an hour ago and that none shows. Their rooms are asked once. One that
 * can't be reached is asked again by the next run.
 * @returns whether there may be more
 */
async function settleUnsent(db: Database, env: Env, now: number) {
  const pictures = await listUnsettled(db, now, SETTLED_AT_ONCE);
  let failed = false;
  for (const [room, all] of Map.groupBy(pictures, (picture) => picture.room ?? '')) {
    const ids = all.map(({ id }) => id);
    try {
      const sent = await askNamedRoom(env, room, async (stub) => stub.sentPictures(ids));
      await settlePictures(db, { ids, sent, now });
    } catch (error) {
      console.error(`The room ${room} could not be reached`, error);
      failed = true;
    }
  }
  return !failed && pictures.length === SETTLED_AT_ONCE;
}

/**
 * Deletes the bytes of deleted files, of pictures that no message shows, and of abandoned uploads, until the time is over. A file that is evidence in an
 * open report is only hidden from the public. The kinds take turns, so a user who deletes thousands of files delays
 * nobody else. What fails is retried by the next run.
 * @param until in ms since 1970. One step of each kind always runs
 */
export async function collectFiles(db: Database, env: Env, now: number, until: number) {
  // Deleted files are last, because that step fails as long as one file of evidence can't be hidden.
  let left = [settleUnsent, giveUpOverdue, collectDeleted];
  do {
    const more = [];
    for (const step of left) if (await step(db, env, now)) more.push(step);
    left = more;
  } while (left.length > 0 && Date.now() < until);
}

/** @returns whether there may be more */
async function collectDeleted(db: Database, env: Env, now: number) {
  const deleted = await listDeleted(db, REMOVED_AT_ONCE);
  const evidence = deleted.filter(({ isEvidence }) => isEvidence);
  const rest = deleted.filter(({ isEvidence }) => !isEvidence);
  await removeAll(
    env,
    rest.map(({ newName, extension }) => ({ stem: stemOf(newName), extension })),
  );
  if (rest.length > 0) {
    await settleDeleted(db, { gone: rest.map(({ id }) => id), withdrawn: [], now });
  }
  // Each on its own, since its copy may fail, or outlast the run.
  await reachAll(
    evidence.map(async ({ id, newName }) => {
      await withdrawFiles(env, newName);
      await settleDeleted(db, { gone: [], withdrawn: [id], now });
    }),
  );
  return deleted.length === REMOVED_AT_ONCE;
}

/** @returns whether there may be more */
async function giveUpOverdue(db: Database, env: Env, now: number) {
  const expired = await giveUpExpired(db, now, REMOVED_AT_ONCE);
  await discard(env, expired);
  await forgetUploads(
    db,
    expired.map(({ id }) => id),
    now,
  );
  return expired.length === REMOVED_AT_ONCE;
}

const stemOfKey = (key: string) => stemIn(key.replace('withdrawn/', ''));

/** Matches only names that we give. Others may also store files in the bucket. */
const OURS = /^(?:withdrawn\/)?~?[\w-]{22}(?:-\w+)?\.[a-z0-9]+$/;
const LOOKED_AT = 100;
/** Younger files may still be uploading. This is far longer than an upload may take. */
const SETTLED_AFTER_MS = DAY_MS;

/**
 * Checks some of the stored files after `from`, and deletes those without a row: an interrupted run left them behind.
 * `from` is random (`strayStart`), so that in time all files are checked without storing any progress.
 */
export async function collectStrays(db: Database, env: Env, now: number, from: string) {
  const { objects } = await env.FILES.list({ startAfter: from, limit: LOOKED_AT });
  const settled = objects.filter(
    ({ key, uploaded }) => OURS.test(key) && uploaded.getTime() < now - SETTLED_AFTER_MS,
  );
  const owned = new Set(
    await listOwned(db, [...new Set(settled.map(({ key }) => stemOfKey(key)))]),
  );
  const strays = settled.map(({ key }) => key).filter((key) => !owned.has(stemOfKey(key)));
  if (strays.length > 0) await env.FILES.delete(strays);
  return strays;
}
