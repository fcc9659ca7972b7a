import { Database } from '../../core/database.ts';
import { reachAll } from '../../core/objects.ts';
import type { Env } from '../../env.ts';
import { findMoved, listShown, noteMoved } from '../queries/media.ts';
import { allNames, largeName, stemOf, withdrawnName } from './names.ts';

type Bucket = Pick<Env, 'FILES'>;

const namesOf = (newName: string) =>
  allNames(stemOf(newName), newName.slice(newName.lastIndexOf('.') + 1));

/** R2 can't rename. A missing file is skipped, so a second attempt completes the first. */
async function copy(bucket: R2Bucket, from: string, to: string) {
  const object = await bucket.get(from);
  if (object) await bucket.put(to, object.body, { httpMetadata: object.httpMetadata ?? {} });
}

/**
 * Hides a file and its copies from the public at once, since /files no longer finds their names. The caller writes
 * `taken_down_at` of the row.
 */
export async function withdrawFiles({ FILES }: Bucket, newName: string) {
  const hide = async (name: string) => {
    await copy(FILES, name, withdrawnName(name));
    await FILES.delete(name);
  };
  // First the large copy, so that nothing is made of it meanwhile. It is among the others again if this fails.
  await hide(largeName(stemOf(newName))).catch(() => undefined);
  await reachAll(namesOf(newName).map(hide));
}

/**
 * Copies a withdrawn file and its copies back to their names. What was withdrawn stays stored until the file is
 * deleted: a take-down may run at once, and both would delete what the other has just copied.
 */
export async function restoreFiles({ FILES }: Bucket, newName: string) {
  await reachAll(namesOf(newName).map((name) => copy(FILES, withdrawnName(name), name)));
}

const MOVES_MAX = 3;

/**
 * Moves files to where their rows say. A take-down and a restore may run at once, and their moves in any order, so the
 * rows are read again after each.
 */
export async function placeFiles(env: Pick<Env, 'FILES' | 'DB'>, names: readonly string[]) {
  const db = new Database(env.DB, 'first-primary');
  let left = names;
  let shown = await listShown(db, names);
  for (let moves = MOVES_MAX; moves > 0 && left.length > 0; moves -= 1) {
    const before = shown;
    await reachAll(
      left.map((name) => (before.has(name) ? restoreFiles : withdrawFiles)(env, name)),
    );
    const after = await listShown(db, left);
    left = left.filter((name) => before.has(name) !== after.has(name));
    shown = after;
  }
}

/**
 * Moves files once more that were taken down or restored since the last run: the request that did it may have been cut
 * off after its row was written. What fails is retried by the next run, however long that takes.
 * @param until in ms since 1970. Some always are
 */
export async function finishMoves(db: Database, env: Pick<Env, 'FILES' | 'DB'>, until: number) {
  let more;
  do {
    const found = await findMoved(db);
    if (found.names.length > 0) await placeFiles(env, found.names);
    await noteMoved(db, found.last);
    ({ more } = found);
  } while (more && Date.now() < until);
}
