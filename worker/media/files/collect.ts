import { DAY_MS } from '../../contract/time.ts';
import type { Database } from '../../core/database.ts';
import { forgetMedia, listDeleted, listOwned } from '../queries/media.ts';
import { forgetUploads, giveUpExpired } from '../queries/uploads.ts';
import type { Env } from '../../env.ts';
import { stemOf } from './names.ts';
import { discard, removeFiles } from './store.ts';

/** How many files are taken per run, so that a run stays short. The next run takes more. */
const FILES_PER_RUN = 50;

/** Deletes the bytes of deleted files and of abandoned uploads. What fails is retried by the next run. */
export async function collectFiles(db: Database, env: Env, now: number) {
  const deleted = await listDeleted(db, FILES_PER_RUN);
  await Promise.all(
    deleted.map(({ newName, extension }) => removeFiles(env, stemOf(newName), extension)),
  );
  const expired = await giveUpExpired(db, now, FILES_PER_RUN);
  await Promise.all(expired.map((remains) => discard(env, remains)));
  if (deleted.length > 0)
    await forgetMedia(
      db,
      deleted.map(({ id }) => id),
    );
  await forgetUploads(
    db,
    expired.map(({ id }) => id),
    now,
  );
}

const stemIn = (key: string) => key.replace('withdrawn/', '').slice(0, 22);

/** Matches only names that we give. Others may also store files in the bucket. */
const OURS = /^(?:withdrawn\/)?[\w-]{22}(?:-\w+)?\.[a-z0-9]+$/;
const LOOKED_AT = 100;
/** Younger files may still be uploading. This is far longer than an upload may take. */
const SETTLED_AFTER_MS = DAY_MS;

/**
 * Checks some of the stored files after `from`, and deletes those without a row: an interrupted run left them behind.
 * `from` is random, so that in time all files are checked without storing any progress.
 */
export async function collectStrays(db: Database, env: Env, now: number, from: string) {
  const { objects } = await env.FILES.list({ startAfter: from, limit: LOOKED_AT });
  const settled = objects.filter(
    ({ key, uploaded }) => OURS.test(key) && uploaded.getTime() < now - SETTLED_AFTER_MS,
  );
  const owned = new Set(await listOwned(db, [...new Set(settled.map(({ key }) => stemIn(key)))]));
  const strays = settled.map(({ key }) => key).filter((key) => !owned.has(stemIn(key)));
  if (strays.length > 0) await env.FILES.delete(strays);
  return strays;
}
