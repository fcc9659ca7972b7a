import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';

import type { Database } from '../../core/database.ts';
import { GAME_WORDS } from '../../core/search-index.ts';
import { extraGameWords, extraWords } from '../../core/search-words.ts';
import { markSessions } from './stale-index.ts';

/**
 * Texts from before their extra words were stored (core/search-words.ts). SQL can't make these, so the sweep reads the
 * texts and writes the words. Until then the texts are found by their own words, as before.
 */

/** Texts of each kind in one batch. */
const READ_MAX = 500;
/** Batches per run of the sweep. A million texts of a kind take 100 minutes. */
const BATCHES_PER_RUN = 20;
/** D1 takes 2 MB in one parameter, and a letter has up to 3 bytes. */
const CHUNK_LETTERS = 400_000;

interface Kind {
  table: 'games' | 'users' | 'audit_log' | 'sessions';
  texts: string[];
  /** Changes with the texts. A text that was changed since it was read has its words already. */
  version: string;
  words?: (text: string) => string;
  /** Writes the search rows again, or marks them for that. Triggers do it if there is none. */
  refresh?: (ids: SQL) => SQL[];
}

const marked = (kind: 'user' | 'session') => (ids: SQL) => [
  sql`INSERT OR IGNORE INTO stale_index (kind, id) SELECT ${kind}, value FROM (${ids})`,
];

const KINDS: Readonly<Record<string, Kind>> = {
  'game-words': {
    table: 'games',
    texts: ['name'],
    version: 't.name',
    words: extraGameWords,
    refresh: (ids) => [
      sql`DELETE FROM game_search WHERE rowid IN (${ids})`,
      sql`INSERT INTO game_search (rowid, words) SELECT g.id, ${GAME_WORDS} FROM games g
        WHERE g.id IN (${ids}) AND g.archived_at IS NULL AND g.merged_into_id IS NULL`,
      markSessions(ids, sql`1`),
    ],
  },
  'user-words': { table: 'users', texts: ['name'], version: 't.name', refresh: marked('user') },
  'log-words': { table: 'audit_log', texts: ['reason'], version: 't.reason' },
  'session-words': {
    table: 'sessions',
    texts: ['name', 'description'],
    // A deleted account's texts are emptied without a new revision.
    version: `t.revision || ' ' || length(t.description) || ' ' || t.name`,
    refresh: marked('session'),
  },
};

interface TextRow {
  id: number;
  version: string;
  /** JSON. */
  texts: string;
}

const Texts = z.array(z.string());

const selectTexts = (kind: string, { table, texts, version }: Kind) => sql<TextRow>`
  SELECT t.id, ${sql.raw(version)} AS version, json_array(${sql.raw(texts.map((text) => `t.${text}`).join())}) AS texts
  FROM stale_index i CROSS JOIN ${sql.raw(table)} t ON t.id = i.id
  WHERE i.kind = ${kind} ORDER BY i.id LIMIT ${READ_MAX}`;

/** The rows in JSON arrays that fit into a parameter each. */
function chunksOf(rows: readonly unknown[]): string[] {
  const chunks: string[][] = [];
  let letters = Number.POSITIVE_INFINITY;
  for (const row of rows) {
    const json = JSON.stringify(row);
    if (letters + json.length > CHUNK_LETTERS) {
      chunks.push([]);
      letters = 0;
    }
    letters += json.length;
    chunks.at(-1)?.push(json);
  }
  return chunks.map((chunk) => `[${chunk.join(',')}]`);
}

/** Writes the words of these rows. Rows without a mark below the last id were deleted. */
function writeWords(kind: string, source: Kind, rows: readonly TextRow[]): SQL[] {
  const { table, texts, version, words = extraWords, refresh = () => [] } = source;
  const folded = rows
    .map(({ texts: json, ...row }) => ({ ...row, words: Texts.parse(JSON.parse(json)).map(words) }))
    .filter((row) => row.words.some((one) => one !== ''));
  const ids = sql`SELECT value FROM json_each(${JSON.stringify(folded.map(({ id }) => id))})`;
  const last = rows.length < READ_MAX ? Number.MAX_SAFE_INTEGER : (rows.at(-1)?.id ?? 0);
  const assigned = texts.map((text, index) => `${text}_words = j.value ->> '$.words[${index}]'`);
  return [
    ...chunksOf(folded).map(
      (chunk) => sql`UPDATE ${sql.raw(table)} AS t SET ${sql.raw(assigned.join(', '))}
        FROM json_each(${chunk}) j WHERE t.id = j.value ->> 'id' AND ${sql.raw(version)} = j.value ->> 'version'`,
    ),
    ...(folded.length > 0 ? refresh(ids) : []),
    sql`DELETE FROM stale_index WHERE kind = ${kind} AND id <= ${last}`,
  ];
}

export async function foldStale(db: Database) {
  const kinds = Object.entries(KINDS);
  const selects = Object.fromEntries(
    kinds.map(([kind, source]) => [kind, selectTexts(kind, source)]),
  );
  for (let batch = 0; batch < BATCHES_PER_RUN; batch += 1) {
    const marks = await db.all(sql`SELECT 1 FROM stale_index WHERE kind IN
      (SELECT value FROM json_each(${JSON.stringify(Object.keys(KINDS))})) LIMIT 1`);
    if (marks.length === 0) return;
    const read = await db.batch(selects);
    await db.batch({
      written: kinds.flatMap(([kind, source]) => writeWords(kind, source, read[kind] ?? [])),
    });
  }
}
