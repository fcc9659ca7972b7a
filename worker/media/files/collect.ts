import { DAY_MS } from '../../contract/time.ts';
import type { Database } from '../../core/database.ts';
import { forgetMedia, listDeleted, listOwned } from '../queries/media.ts';
import { forgetUploads, giveUpExpired } from '../queries/uploads.ts';
import type { Env } from '../../env.ts';
import { stemOf } from './names.ts';
import { discard, removeFiles } from './store.ts';

/** Files taken per run, so that one run stays short; the rest follow a minute later. */
const FILES_PER_RUN = 50;

/** Removes the bytes of what was deleted and of what never came whole. What fails is tried again. */
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

/** Names that are given here, which others who store things in the bucket do not give. */
const OURS = /^(?:withdrawn\/)?[\w-]{22}(?:-\w+)?\.[a-z0-9]+$/;
const LOOKED_AT = 100;
/** Younger ones may still be on their way: far longer than an upload may take. */
const SETTLED_AFTER_MS = DAY_MS;

/**
 * Looks at some of the files that are stored, from anywhere on, and removes those whom no row knows: what a run that
 * broke off has left behind. In time it has looked at all of them, and has nothing to remember for it.
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
