import { DAY_MS } from '../../contract/time.ts';
import type { Database } from '../../core/database.ts';
import { forgetMedia, listDeleted, listOwned } from '../queries/media.ts';
import { forgetUploads, giveUpExpired } from '../queries/uploads.ts';
import type { Env } from '../../env.ts';
import { stemOf } from './names.ts';
import { REMOVED_AT_ONCE, discard, removeAll } from './store.ts';

/**
 * Removes the bytes of what was deleted and of what never came whole, as much as there is time for: whoever deletes
 * thousands of files doesn't keep those of others. What fails is tried again.
 * @param until in ms; one step is always taken
 */
export async function collectFiles(db: Database, env: Env, now: number, until: number) {
  let left = [collectDeleted, giveUpOverdue];
  do {
    const more = [];
    for (const step of left) if (await step(db, env, now)) more.push(step);
    left = more;
  } while (left.length > 0 && Date.now() < until);
}

/** @returns whether there may be more */
async function collectDeleted(db: Database, env: Env) {
  const deleted = await listDeleted(db, REMOVED_AT_ONCE);
  await removeAll(
    env,
    deleted.map(({ newName, extension }) => ({ stem: stemOf(newName), extension })),
  );
  if (deleted.length > 0)
    await forgetMedia(
      db,
      deleted.map(({ id }) => id),
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
