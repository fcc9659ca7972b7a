import { Database } from '../../core/database.ts';
import type { Env } from '../../env.ts';
import { isHidden } from '../queries/media.ts';
import { allNames, largeName, stemOf, withdrawnName } from './names.ts';

type Bucket = Pick<Env, 'FILES'>;

const namesOf = (newName: string) =>
  allNames(stemOf(newName), newName.slice(newName.lastIndexOf('.') + 1));

/** R2 can't rename. A missing or already moved file is skipped, so a second attempt completes the first. */
async function move(bucket: R2Bucket, from: string, to: string) {
  const object = await bucket.get(from);
  if (!object) return;
  await bucket.put(to, object.body, { httpMetadata: object.httpMetadata ?? {} });
  await bucket.delete(from);
}

/**
 * Hides a file and its copies from the public at once, since /files no longer finds their names. The caller writes
 * `taken_down_at` of the row.
 */
export async function withdrawFiles({ FILES }: Bucket, newName: string) {
  const hide = (name: string) => move(FILES, name, withdrawnName(name));
  // First the large copy, so that nothing is made of it meanwhile.
  await hide(largeName(stemOf(newName)));
  await Promise.all(namesOf(newName).map(hide));
}

/** Moves a withdrawn file and its copies back to their names. */
export async function restoreFiles({ FILES }: Bucket, newName: string) {
  await Promise.all(namesOf(newName).map((name) => move(FILES, withdrawnName(name), name)));
}

const MOVES_MAX = 3;

/**
 * Moves a file to where its row says. A take-down and a restore may run at once, and their moves in any order, so the
 * row is read again after each.
 */
export async function placeFiles(env: Pick<Env, 'FILES' | 'DB'>, newName: string) {
  const db = new Database(env.DB, 'first-primary');
  let hidden = await isHidden(db, newName);
  for (let left = MOVES_MAX; left > 0; left -= 1) {
    await (hidden ? withdrawFiles : restoreFiles)(env, newName);
    const now = await isHidden(db, newName);
    if (now === hidden) return;
    hidden = now;
  }
}
