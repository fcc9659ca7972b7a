import { type SQL, sql } from 'drizzle-orm';
import unhomoglyph from 'unhomoglyph';

import { FORMER_NAME } from '../contract/former-name.ts';

/** Characters that show nothing: zero-width ones, tags, fillers (default-ignorable), and the blank of braille. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** Replaces each character by the one that stands for all its look-alikes in Unicode's confusables table (UTS 39). */
export const looks = (text: string) => unhomoglyph(text.normalize('NFD')).normalize('NFD');

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

/** Words with which a name would speak for Peerway. Its own name is reserved within longer names, too. */
const STAFF = ['admin', 'administrator', 'moderator', 'mod', 'staff', 'support', 'team', 'system'];
const staff = new Set(STAFF.map((word) => nameKeys(word).key));
const house = nameKeys('peerway').key;
const former = nameKeys(FORMER_NAME);
/** What users are called whose own name is held: `Player 123`, and what reads like it: `Player #123`. */
const PLACEHOLDER = new RegExp(
  `^${nameKeys('player').key}[^\\p{L}\\p{N}]+[${nameKeys('0123456789').key}\\p{N}]+[^\\p{L}\\p{N}]*$`,
  'u',
);

/** Whether no user can have this name: it looks like that of deleted accounts or held names, or speaks for Peerway. */
export function isReserved(name: string) {
  const { key, shape } = nameKeys(name);
  if (key === former.key || shape === former.shape) return true;
  if (/\p{N}/u.test(name) && (PLACEHOLDER.test(key) || PLACEHOLDER.test(shape))) return true;
  const words = key.split(/[^\p{L}\p{M}\p{N}]+/u).filter((word) => word !== '');
  return (
    words.join('').includes(house) || (words.length > 0 && words.every((word) => staff.has(word)))
  );
}

/**
 * Users `u` whose name looks like this one. Unique indexes allow one at most. A reserved name yields user 0, who
 * doesn't exist.
 */
export function namedLike(name: string): SQL {
  if (isReserved(name)) return sql`SELECT u.id FROM (SELECT 0 AS id) u WHERE 1`;
  const { key, shape } = nameKeys(name);
  return sql`SELECT u.id FROM users u WHERE (u.name_key = ${key} OR u.name_shape = ${shape}
    OR u.id IN (SELECT x.user_id FROM held_texts x WHERE x.name_key = ${key} OR x.name_shape = ${shape}))`;
}
