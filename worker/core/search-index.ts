import { type SQL, sql } from 'drizzle-orm';

import { DAY_MS } from '../contract/time.ts';

/**
 * Full-text indexes (SQLite FTS5) over words and facets. Facets are tokens of a second column, as in `gm12 plpc
 * rgeurope lnen dy20500 hu92`. So any combination of text and facets is one ordered walk of one index. The row id is
 * the order. In `session_soonest` it starts with the minute of the start. In `session_newest` and `user_search` it is
 * the id. Closed and unlisted sessions have no row. Beside each text the index holds what `search-words.ts` adds to it.
 */

/** The low bits of a `session_soonest` row id are the session's id. Room for 67 million of them, until 2225. */
const ID_SPAN = 2 ** 26;

const WEEK_DAYS = 7;
const HOUR_MS = 60 * 60 * 1000;
const WEEK_HOURS = WEEK_DAYS * 24;
/** 1970 began on a Thursday. */
const MONDAY_HOURS = 3 * 24;

export const soonestKey = (startsAt: number, id: number) =>
  Math.floor(startsAt / 60_000) * ID_SPAN + id;

/** The key of `session_soonest` as SQL. @param startsAt @param id as SQL */
export const soonestKeyOf = (startsAt: string, id: string) =>
  `((${startsAt}) / 60000 * ${ID_SPAN} + ${id})`;
/** The key of `session_soonest` over columns `starts_at` and `id` of alias `s`. */
const SOONEST_KEY = sql.raw(soonestKeyOf('s.starts_at', 's.id'));
/** The session of a row `f` of `session_soonest`. */
export const SOONEST_ID = sql.raw(`(f.rowid % ${ID_SPAN})`);

/**
 * A row id to compare with. D1 binds every number as REAL, but FTS5 uses a bound only if it is an INTEGER. With any
 * other type it walks the index from its beginning.
 */
export const rowId = (value: number): SQL => sql`CAST(${value} AS INTEGER)`;

/** A facet token. Only lower-case letters and digits, since the tokenizer doesn't split those. */
export const facet = (prefix: string, value: string | number) =>
  `${prefix}${String(value)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')}`;

/**
 * Facets of the days in a range (ms since 1970), with one for each whole week. Used by orders other than by start. The
 * first and the last day count in full. Empty if the range is empty.
 */
export function dayFacets(from: number, to: number): string[] {
  const last = Math.floor(to / DAY_MS);
  const facets: string[] = [];
  for (let day = Math.floor(from / DAY_MS); day <= last; day += 1) {
    const wholeWeek = day % WEEK_DAYS === 0 && day + WEEK_DAYS - 1 <= last;
    facets.push(wholeWeek ? facet('wk', day / WEEK_DAYS) : facet('dy', day));
    if (wholeWeek) day += WEEK_DAYS - 1;
  }
  return facets;
}

/** The hour of the week of a time in ms, as SQL: 0 is Monday at 00:00. UTC, unless an offset is added to the time. */
export const hourOfWeek = (time: string) =>
  `(((${time}) / ${HOUR_MS} + ${MONDAY_HOURS}) % ${WEEK_HOURS})`;

/** What the index holds of game `g`. */
export const GAME_WORDS = sql.raw(`g.name || ' ' || g.name_words`);

const SESSION_WORDS = sql`s.name || ' ' || s.description || ' ' || s.name_words || ' ' || s.description_words
  || ' ' || coalesce((SELECT group_concat(${GAME_WORDS}, ' ') FROM session_games sg
    JOIN games g ON g.id = sg.game_id WHERE sg.session_id = s.id), '')`;

/** Facets of a language tag. A tag with a region or script also gets its plain language: `en` finds `en-US`. */
const languageFacets = (tag: string) => `' ln' || lower(replace(${tag}, '-', ''))
  || CASE WHEN instr(${tag}, '-') > 0 THEN ' ln' || lower(substr(${tag}, 1, instr(${tag}, '-') - 1)) ELSE '' END`;

const SESSION_FACETS = sql.raw(`CASE s.visibility WHEN 'public' THEN 'vp' ELSE 'vf' || s.host_id END
  || ' rg' || replace(s.region, '-', '') || ${languageFacets('s.language')}
  || ' dy' || (s.starts_at / ${DAY_MS}) || ' wk' || (s.starts_at / ${DAY_MS * WEEK_DAYS})
  || ' hu' || ${hourOfWeek('s.starts_at')}
  || ' lv' || s.level || CASE WHEN s.seats_taken + s.seats_held < s.seats THEN ' open' ELSE '' END
  || coalesce((SELECT group_concat(' pl' || p.value, '') FROM json_each(s.platforms) p), '')
  || coalesce((SELECT group_concat(' gm' || sg.game_id, '') FROM session_games sg
     WHERE sg.session_id = s.id), '')
  || coalesce((SELECT group_concat(' ct' || gc.category_id, '') FROM session_games sg
     JOIN game_categories gc ON gc.game_id = sg.game_id WHERE sg.session_id = s.id), '')`);

/** What the indexes hold of sessions `s`. */
export const INDEXED_TEXT = sql<{ words: string; facets: string }>`
  ${SESSION_WORDS} AS words, ${SESSION_FACETS} AS facets`;

const INDEXED = sql.raw(`s.closed = 0 AND s.visibility IN ('public', 'friends')`);

/** Removes a session from the indexes. Run it before the start changes. */
export const unindexSession = (id: SQL | number): [SQL, SQL] => [
  sql`DELETE FROM session_soonest WHERE rowid = (SELECT ${SOONEST_KEY} FROM sessions s WHERE s.id = ${id})`,
  sql`DELETE FROM session_newest WHERE rowid = ${id}`,
];

/** Adds a session to the indexes in its present state. Does nothing if it isn't listed. */
export const indexSession = (id: SQL | number): [SQL, SQL] => [
  sql`INSERT INTO session_soonest (rowid, words, facets)
      SELECT ${SOONEST_KEY}, ${SESSION_WORDS}, ${SESSION_FACETS}
      FROM sessions s WHERE s.id = ${id} AND ${INDEXED}`,
  sql`INSERT INTO session_newest (rowid, words, facets)
      SELECT s.id, ${SESSION_WORDS}, ${SESSION_FACETS}
      FROM sessions s WHERE s.id = ${id} AND ${INDEXED}`,
];

/** Like `unindexSession`, several. @param ids a query */
export const unindexSessions = (ids: SQL): SQL[] => [
  sql`DELETE FROM session_soonest WHERE rowid IN (
    SELECT ${SOONEST_KEY} FROM sessions s WHERE s.id IN (${ids}))`,
  sql`DELETE FROM session_newest WHERE rowid IN (${ids})`,
];

export const indexSessions = (ids: SQL): SQL[] =>
  indexSession(sql`s.id`).map((statement) => sql`${statement} AND s.id IN (${ids})`);

/** Adds a user to the index in their present state. Does nothing if the account isn't active. */
export const indexUser = (id: SQL | number): SQL =>
  sql`INSERT INTO user_search (rowid, words, facets)
      SELECT u.id, u.name || ' ' || u.name_words, 'us' || CASE WHEN u.online = 1 AND u.online_for = 'everyone' THEN ' on' ELSE '' END
        || CASE WHEN u.region IS NULL THEN '' ELSE ' rg' || replace(u.region, '-', '') END
        || coalesce((SELECT group_concat(${sql.raw(languageFacets('l.value'))}, '')
           FROM json_each(u.languages) l), '')
        || coalesce((SELECT group_concat(' pl' || p.value, '') FROM json_each(u.platforms) p), '')
        || coalesce((SELECT group_concat(' gm' || p.game_id, '') FROM preferences p
           WHERE p.user_id = u.id), '')
      FROM users u WHERE u.id = ${id} AND u.status = 'active'`;

export const reindexUser = (id: SQL | number) =>
  [sql`DELETE FROM user_search WHERE rowid = ${id}`, indexUser(id)] as const;
