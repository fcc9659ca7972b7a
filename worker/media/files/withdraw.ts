import type { Env } from '../../env.ts';
import { allNames, stemOf, withdrawnName } from './names.ts';

type Bucket = Pick<Env, 'FILES'>;

const namesOf = (newName: string) =>
  allNames(stemOf(newName), newName.slice(newName.lastIndexOf('.') + 1));

/** R2 knows no renaming. What is not there, or was moved before, is left; a second try goes on from there. */
async function move(bucket: R2Bucket, from: string, to: string) {
  const object = await bucket.get(from);
  if (!object) return;
  await bucket.put(to, object.body, { httpMetadata: object.httpMetadata ?? {} });
  await bucket.delete(from);
}

/**
 * Moves a file and its copies out of public reach, at once: /files finds nothing under their names any more. The
 * row's `taken_down_at` is the caller's to write.
 */
export async function withdrawFiles({ FILES }: Bucket, newName: string) {
  await Promise.all(namesOf(newName).map((name) => move(FILES, name, withdrawnName(name))));
}

/** Puts a withdrawn file and its copies back to where they were. */
export async function restoreFiles({ FILES }: Bucket, newName: string) {
  await Promise.all(namesOf(newName).map((name) => move(FILES, withdrawnName(name), name)));
}
