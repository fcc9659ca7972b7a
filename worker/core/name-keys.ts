import { type SQL, sql } from 'drizzle-orm';
import unhomoglyph from 'unhomoglyph';

import { FORMER_NAME } from '../contract/former-name.ts';

/** What shows nothing: default-ignorable characters such as zero-width ones, tags and fillers, and the blank of braille. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** Each character as the one that Unicode's confusables table (UTS 39) has for all that look like it. */
const looks = (text: string) => unhomoglyph(text.normalize('NFD')).normalize('NFD');

/** The skeleton of UTS 39, blind to case as well: what stands for a small letter may itself be a capital. */
const skeleton = (text: string) => looks(looks(text).toLowerCase());

/**
 * How names of people are compared. Two names are too much alike where either key is the same: `key` ignores case,
 * width, what is invisible and what script a look-alike comes from; `shape` sees a name as it is written, where a
 * capital I looks like a small l.
 */
export function nameKeys(name: string) {
  const visible = name.normalize('NFKC').replaceAll(INVISIBLE, '').replace(/\s+/gu, ' ').trim();
  return { key: skeleton(visible.toLowerCase()), shape: skeleton(visible) };
}

/** Whether a name can't be told from that of deleted accounts, which nobody else may have. */
export function isReserved(name: string) {
  const [own, former] = [nameKeys(name), nameKeys(FORMER_NAME)];
  return own.key === former.key || own.shape === former.shape;
}

/**
 * The users `u` whose name can't be told from this one. Unique indexes see to it that there is one at most. A reserved
 * name is that of user 0, who doesn't exist.
 */
export function namedLike(name: string): SQL {
  if (isReserved(name)) return sql`SELECT u.id FROM (SELECT 0 AS id) u WHERE 1`;
  const { key, shape } = nameKeys(name);
  return sql`SELECT u.id FROM users u WHERE (u.name_key = ${key} OR u.name_shape = ${shape})`;
}
