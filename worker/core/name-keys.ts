import { type SQL, sql } from 'drizzle-orm';
import unhomoglyph from 'unhomoglyph';

import { FORMER_NAME } from '../contract/former-name.ts';

/** Characters that show nothing: zero-width ones, tags, fillers (default-ignorable), and the blank of braille. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** Replaces each character by the one that stands for all its look-alikes in Unicode's confusables table (UTS 39). */
const looks = (text: string) => unhomoglyph(text.normalize('NFD')).normalize('NFD');

/**
 * The skeleton of UTS 39, ignoring case. It is applied twice, since the stand-in for a small letter may be a capital.
 */
const skeleton = (text: string) => looks(looks(text).toLowerCase());

/**
 * The two keys by which names of people are compared. Two names are too similar if either key is the same. `key`
 * ignores case, width, invisible characters and the script of look-alikes. `shape` is the name as it looks: a capital I
 * looks like a small l.
 */
export function nameKeys(name: string) {
  const visible = name.normalize('NFKC').replaceAll(INVISIBLE, '').replace(/\s+/gu, ' ').trim();
  return { key: skeleton(visible.toLowerCase()), shape: skeleton(visible) };
}

/** Whether a name looks like that of deleted accounts, which no user can have. */
export function isReserved(name: string) {
  const [own, former] = [nameKeys(name), nameKeys(FORMER_NAME)];
  return own.key === former.key || own.shape === former.shape;
}

/**
 * Users `u` whose name looks like this one. Unique indexes allow one at most. A reserved name yields user 0, who
 * doesn't exist.
 */
export function namedLike(name: string): SQL {
  if (isReserved(name)) return sql`SELECT u.id FROM (SELECT 0 AS id) u WHERE 1`;
  const { key, shape } = nameKeys(name);
  return sql`SELECT u.id FROM users u WHERE (u.name_key = ${key} OR u.name_shape = ${shape})`;
}
