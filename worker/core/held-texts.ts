import { type SQL, sql } from 'drizzle-orm';

import type { HELD_FIELDS } from '../contract/admin-vocabulary.ts';
import { HELD_HOURS } from '../contract/bounds.ts';
import type { MediaItem } from '../contract/media.ts';
import type { Database } from './database.ts';
import { fold } from './fold.ts';
import { looks, nameKeys } from './name-keys.ts';
import { invalid } from './problems.ts';
import { textOrNull } from './rows.ts';
import { extraWords } from './search-words.ts';

/**
 * Public texts with one of the operator's words wait for a moderator. The new text is in `held_texts`. The row that
 * everyone reads keeps the old one, so no reader has to know. A new public session has the visibility `held` instead, and
 * a new account a name made of its id. A file's text waits in any session, since the session may become public later.
 */

export const HELD_MS = HELD_HOURS * 60 * 60 * 1000;

/** Scripts that don't separate words. There each letter counts as a word, so a word is also found within a run. */
const APART =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}ー]/gu;
const BETWEEN = /[^\p{L}\p{N}\p{M}\p{Co}]+/u;

/** The words of a text as searches fold them, with a space around each: `Ólá, du!` is ` ola du `. '' without any. */
function foldedWords(text: string): string {
  const words = fold(text).replaceAll(APART, ' $& ').split(BETWEEN);
  const found = words.filter((word) => word !== '').join(' ');
  return found === '' ? '' : ` ${found} `;
}

const byLook = (letters: string) =>
  new Map(Array.from(letters, (letter) => [looks(letter), letter]));

/** Scripts with letters that look alike, each letter by its look (UTS 39). Of σ and ο, which look alike, the last counts. */
const ALPHABETS = [
  'abcdefghijklmnopqrstuvwxyz',
  'абвгдеєжзиіјклмнопрстуфхцчшщъыьэюяѕ',
  'αβγδεζηθικλμνξπρσςοτυφχψω',
].map((letters) => ({
  letters,
  small: byLook(letters),
  capital: byLook(letters.toUpperCase()),
}));

const WORD = /[\p{L}\p{M}\p{N}\p{Default_Ignorable_Code_Point}]+/gu;

const SCRIPTS = [/\p{sc=Latin}/u, /\p{sc=Cyrillic}/u, /\p{sc=Greek}/u, /\p{sc=Armenian}/u];

const isMixed = (word: string) => SCRIPTS.filter((script) => script.test(word)).length > 1;

/**
 * The words of a text as they are compared: as they are typed, and again in each script for a word that mixes scripts,
 * as in ` bаd  bad `. Words of one script stay, so that a Russian word is never taken for an English one.
 */
export function comparedWords(text: string): string {
  const inScript = ({ letters, small, capital }: (typeof ALPHABETS)[number]) =>
    text.normalize('NFKD').replaceAll(WORD, (word) =>
      isMixed(word)
        ? Array.from(word, (letter) => {
            if (letters.includes(letter.toLowerCase())) return letter;
            const upper = letter.toUpperCase();
            const alike = letter === upper ? undefined : small.get(looks(letter));
            return alike ?? capital.get(looks(upper)) ?? letter;
          }).join('')
        : word,
    );
  return [...new Set([text, ...ALPHABETS.map(inScript)].map(foldedWords))].join('');
}

/** What is stored of the operator's list: as it was typed, and as it is compared. One word or phrase per line. */
export const storedWords = (text: string) => ({
  text,
  words: text
    .split('\n')
    .map(foldedWords)
    .filter((word) => word !== ''),
});

/** Whether a text has one of the operator's words. */
export const hasHeldWord = (text: string): SQL => sql`EXISTS (SELECT 1 FROM settings w
  CROSS JOIN json_each(w.value, '$.words') j WHERE w.name = 'held-words' AND instr(${comparedWords(text)}, j.value) > 0)`;

/**
 * Refuses labels and reasons that everyone would read with one of the operator's words. They aren't held: there is no
 * text before them that could stand meanwhile.
 * @param counts whether a text is public and new. An old one may stay
 * @throws ProblemError 422
 */
export async function refuseHeldWords(
  db: Database,
  propertyPath: string,
  texts: readonly string[],
  counts: (text: SQL) => SQL,
) {
  if (texts.length === 0) return;
  const compared = JSON.stringify(texts.map((text) => ({ text, words: comparedWords(text) })));
  const [found] =
    await db.all(sql`SELECT 1 FROM settings w CROSS JOIN json_each(w.value, '$.words') j
    CROSS JOIN json_each(${compared}) t WHERE w.name = 'held-words' AND instr(t.value ->> 'words', j.value) > 0
      AND ${counts(sql`(t.value ->> 'text')`)} LIMIT 1`);
  if (found) throw invalid(propertyPath, (say) => say.values.heldWord);
}

/** The held texts of a page or a session, as `heldTexts` reads them. */
export interface HeldTexts {
  name?: string;
  about?: string;
  description?: string;
  /** By the file's id. */
  alts?: Record<string, string>;
}

type Field = (typeof HELD_FIELDS)[number];

interface Text {
  field: Field;
  text: string;
  /** `FROM … WHERE …` that yields one row, if the text may be written at all. */
  source: SQL;
  userId: SQL;
  /** NULL in a session's place is 0: a text of the user's own page. */
  sessionId: SQL;
  /** The file of an alternative text. */
  mediaId?: SQL;
  /** The text that everyone reads. A column of `source`, NULL for a held session. */
  standing: SQL;
  /** Whether it has to wait, if it has such a word. Over the row of `source`. */
  when: SQL;
  now: number;
}

/** Holds a text, or forgets one that a newer text replaces. For the batch that writes it, before the write. */
export function holdText(entry: Text): SQL[] {
  const { field, text, source, userId, sessionId, mediaId = sql`0`, standing, when, now } = entry;
  const held = sql`(${hasHeldWord(text)} AND ${when})`;
  // Refused in one session of a series, a text is refused in the next ones. Another file may be what the text is right for.
  const decision = sql`(SELECT max(r.decision_id) FROM held_texts r WHERE r.user_id = ${userId} AND r.field = ${field}
    AND r.media_id = ${mediaId} AND r.text = ${text} AND r.refused = 1)`;
  const own = field === 'name' ? nameKeys(text) : { key: null, shape: null };
  return [
    // Another text gets another id, so that nobody decides a text that they haven't seen. A refused one is kept for its
    // appeal while the text that everyone reads stays.
    sql`DELETE FROM held_texts WHERE id IN (SELECT t.id
      FROM (SELECT ${userId} AS user_id, ${sessionId} AS session_id, ${mediaId} AS media_id, ${held} AS waits, ${standing} AS standing ${source}) n
        CROSS JOIN held_texts t ON t.user_id = n.user_id AND t.session_id = n.session_id AND t.media_id = n.media_id
          AND t.field = ${field}
      WHERE (NOT n.waits OR t.text <> ${text})
        AND (t.refused = 0 OR n.waits OR coalesce(n.standing, nullif(t.text, '')) IS NOT ${text}))`,
    sql`INSERT INTO held_texts (user_id, session_id, media_id, field, text, words, name_key, name_shape, refused, decision_id, created_at)
      SELECT ${userId}, ${sessionId}, ${mediaId}, ${field}, ${text}, ${extraWords(text)},
        iif(${sessionId} = 0, ${own.key}, NULL), iif(${sessionId} = 0, ${own.shape}, NULL),
        ${decision} IS NOT NULL, ${decision}, ${now} ${source} AND ${held}
      ON CONFLICT (user_id, session_id, media_id, field) DO NOTHING`,
  ];
}

/** The held texts of a user's page or a session, as JSON: field and text, and those of its files by their ids. */
export const heldTexts = (userId: SQL, sessionId: SQL): SQL => {
  const held = sql`FROM held_texts x WHERE x.user_id = ${userId} AND x.session_id = ${sessionId} AND x.refused = 0`;
  return sql`(SELECT json_set(json_group_object(x.field, x.text), '$.alts',
      json((SELECT json_group_object(x.media_id, x.text) ${held} AND x.media_id > 0))) ${held} AND x.media_id = 0)`;
};

/** Whether any text `x` of a page or session isn't shown, or one of these. Its files' texts don't count. */
export const isHeld = (userId: SQL, sessionId: SQL, which = sql`1`): SQL =>
  sql`EXISTS (SELECT 1 FROM held_texts x WHERE x.user_id = ${userId} AND x.session_id = ${sessionId} AND x.media_id = 0 AND ${which})`;

/** The held text of file `m`, or NULL. A refused one only if `which` allows it. */
export const heldAlt = (which = sql`x.refused = 0`) =>
  textOrNull`(SELECT x.text FROM held_texts x WHERE x.user_id = m.uploader_id AND x.session_id = coalesce(m.session_id, 0)
    AND x.media_id = m.id AND x.field = 'alt' AND ${which})`;

/** Holds the alternative text of a file `m`, unless it is a room's. For the batch, before the change. */
export const holdAlt = (text: string, { files, now }: { files: SQL; now: number }) =>
  holdText({
    field: 'alt',
    text,
    source: sql`${files} AND m.room IS NULL`,
    userId: sql`m.uploader_id`,
    sessionId: sql`coalesce(m.session_id, 0)`,
    mediaId: sql`m.id`,
    standing: sql`m.alt`,
    when: sql`m.alt IS NOT ${text}`,
    now,
  });

/** Shows held sessions to everyone, where no text of them waits any more. `ids` are sessions. */
export const showSessions = (ids: SQL): SQL =>
  sql`UPDATE sessions SET visibility = 'public' WHERE id IN (${ids}) AND visibility = 'held'
    AND NOT ${isHeld(sql`sessions.host_id`, sql`sessions.id`)}`;

/** Shows the held texts `due` (a query of their ids, which the release itself may empty only at its end). */
export function releaseTexts(due: SQL) {
  const from = (field: Field, where: string) =>
    sql`FROM held_texts h WHERE h.id IN (${due}) AND h.field = ${field} AND ${sql.raw(where)}`;
  const own = "h.session_id = 0 AND users.id = h.user_id AND users.status <> 'gone'";
  const hosted = 'sessions.id = h.session_id AND sessions.host_id = h.user_id';
  const sessions = sql`SELECT h.session_id FROM held_texts h WHERE h.id IN (${due})`;
  return {
    users: sql`INSERT OR IGNORE INTO stale_index (kind, id)
      SELECT 'user', h.user_id FROM held_texts h WHERE h.id IN (${due}) AND h.session_id = 0`,
    sessions: sql`INSERT OR IGNORE INTO stale_index (kind, id)
      SELECT 'session', h.session_id FROM held_texts h WHERE h.id IN (${due}) AND h.session_id <> 0`,
    // OR IGNORE: the name stays if somebody with a similar one was there first.
    names: sql`UPDATE OR IGNORE users SET name = h.text, name_key = h.name_key, name_shape = h.name_shape,
      name_words = h.words ${from('name', own)}`,
    abouts: sql`UPDATE users SET about = h.text ${from('about', own)}`,
    titles: sql`UPDATE sessions SET name = h.text, name_words = h.words, revision = revision + 1 ${from('name', hosted)}`,
    descriptions: sql`UPDATE sessions SET description = h.text, description_words = h.words, revision = revision + 1
      ${from('description', hosted)}`,
    alts: sql`UPDATE media SET alt = h.text ${from('alt', 'media.id = h.media_id')}`,
    // A session is shown once no other text of it waits.
    shown: sql`UPDATE sessions SET visibility = 'public' WHERE id IN (${sessions}) AND visibility = 'held'
      AND NOT EXISTS (SELECT 1 FROM held_texts o WHERE o.user_id = sessions.host_id AND o.session_id = sessions.id
        AND o.media_id = 0 AND o.id NOT IN (${due}))`,
    gone: sql`DELETE FROM held_texts WHERE id IN (${due})`,
  };
}

/** The author's own new texts for an item. Nothing if none is held. */
export function heldIn(texts: HeldTexts | null) {
  const { name, about, description } = texts ?? {};
  const held = {
    ...(name && { name }),
    ...(about && { about }),
    ...(description && { description }),
  };
  return Object.keys(held).length > 0 ? { ...held, held: true as const } : {};
}

/** The author's own files, with their new texts. */
export const withHeldAlts = <Item extends MediaItem>(
  media: readonly Item[],
  texts: HeldTexts | null,
) =>
  media.map((item) => {
    const alt = texts?.alts?.[item.id];
    return alt === undefined ? item : { ...item, alt, held: true as const };
  });
