import { sql } from 'drizzle-orm';

import { logAction } from '../../core/audit.ts';
import type { Database } from '../../core/database.ts';
import { type RowOf, columns, fields, flag, json, numberOrNull, select } from '../../core/rows.ts';
import { games } from '../../core/schema/catalogue.ts';
import { GAME_WORDS } from '../../core/search-index.ts';
import { extraGameWords } from '../../core/search-words.ts';
import { type By, categoryNames } from './admin-games.ts';
import { refreshIndex } from './stale-index.ts';

/** A game as the file describes it. */
export interface CatalogueLine {
  line: number;
  name: string;
  key: string;
  /** By name. Null if the file doesn't mention them. */
  categories: string[] | null;
  /** As JSON. Null if the file doesn't mention them. */
  presets: string | null;
}

/** `gone` if the game can't be chosen, `unknown` the names of categories that don't exist. */
const importColumns = () =>
  fields({
    line: sql<number>`${field('line')}`,
    name: sql<string>`${field('name')}`,
    gameId: numberOrNull`g.id`,
    gone: sql<'archived' | 'merged' | null>`CASE WHEN g.archived_at IS NULL THEN NULL
      WHEN g.merged_into_id IS NULL THEN 'archived' ELSE 'merged' END`,
    unknown: json<string[]>(sql`(SELECT json_group_array(value) FROM (${UNKNOWN}))`),
    changes: flag(sql`(g.id IS NOT NULL AND ${ANY_CHANGE})`),
  });

export type ImportRow = RowOf<ReturnType<typeof importColumns>>;

const field = (name: string) => sql.raw(`(j.value ->> '$.${name}')`);
const KINDS = sql.raw(`json_each(coalesce(j.value ->> '$.categories', '[]')) n`);
const GIVEN = sql.raw(`(j.value ->> '$.categories') IS NOT NULL`);
const SAME = sql.raw('lower(k.name) = lower(n.value)');
const HAS = sql.raw(
  'SELECT 1 FROM game_categories gc WHERE gc.game_id = g.id AND gc.category_id = k.id',
);

/** Whether the file changes the categories of an existing game. */
const CHANGES = sql`(${GIVEN} AND (
  EXISTS (SELECT 1 FROM ${KINDS} JOIN categories k ON ${SAME} WHERE NOT EXISTS (${HAS}))
  OR EXISTS (SELECT 1 FROM game_categories gc JOIN categories k ON k.id = gc.category_id
    WHERE gc.game_id = g.id AND NOT EXISTS (SELECT 1 FROM ${KINDS} WHERE ${SAME}))))`;
const OTHER_PRESETS = sql.raw(`coalesce(j.value ->> '$.presets' <> g.presets, 0)`);
const ANY_CHANGE = sql`(${CHANGES} OR ${OTHER_PRESETS})`;
const UNKNOWN = sql`SELECT n.value FROM ${KINDS} WHERE NOT EXISTS (SELECT 1 FROM categories k WHERE ${SAME})`;

/**
 * D1 takes parameters of up to 2,000,000 bytes (https://developers.cloudflare.com/d1/platform/limits/), and unions of up
 * to five.
 */
const PART_BYTES = 1_900_000;

/** Lines as JSON arrays, each of which D1 takes as a parameter. */
export function partsOf(lines: readonly object[]): string[] {
  const parts: string[][] = [[]];
  let left = PART_BYTES;
  for (const line of lines) {
    const text = JSON.stringify(line);
    const bytes = new TextEncoder().encode(text).length;
    if (bytes > left) {
      parts.push([]);
      left = PART_BYTES;
    }
    parts.at(-1)?.push(text);
    left -= bytes + 1;
  }
  return parts.map((part) => `[${part.join(',')}]`);
}

/** Lines `j` as a table. */
const tableOf = (lines: readonly object[]) => {
  const tables = partsOf(lines).map((part) => sql`SELECT value FROM json_each(${part})`);
  return sql`(${sql.join(tables, sql` UNION ALL `)}) j`;
};

/**
 * Reports what a file would change in the catalogue. With `apply` the same batch also changes it, unless a line of the
 * file has a fault. Games that the file doesn't name stay as they are.
 */
export async function importCatalogue(
  db: Database,
  { lines, apply, adminId, now }: By & { lines: readonly CatalogueLine[]; apply: boolean },
) {
  const table = tableOf(lines.map((line) => ({ ...line, words: extraGameWords(line.name) })));
  // The lines `j`, each with the game `g` of that name.
  const rows = sql`${table} LEFT JOIN games g ON g.name_key = ${field('key')}`;
  const go = apply
    ? sql`NOT EXISTS (SELECT 1 FROM ${rows} WHERE g.archived_at IS NOT NULL OR EXISTS (${UNKNOWN}))`
    : sql`0`;
  const { plan, log, made } = await db.batch({
    plan: select(importColumns())`FROM ${rows}`,
    log: logAction(
      sql`FROM (SELECT total(g.id IS NULL) AS added, total(g.id IS NOT NULL AND ${ANY_CHANGE}) AS changed
        FROM ${rows}) WHERE ${go} AND added + changed > 0`,
      {
        adminId,
        action: 'games-imported',
        about: '/api/games/import',
        after: sql`json_object('added', added, 'changed', changed)`,
        now,
      },
    ),
    stale: sql`INSERT OR IGNORE INTO stale_index (kind, id) SELECT 'session', s.id FROM ${rows}
      CROSS JOIN session_games sg ON sg.game_id = g.id CROSS JOIN sessions s ON s.id = sg.session_id
      WHERE s.closed = 0 AND ${CHANGES} AND ${go}`,
    added: sql`INSERT INTO games (name, name_key, name_words, created_at)
      SELECT ${field('name')}, ${field('key')}, ${field('words')}, ${now} FROM ${rows} WHERE g.id IS NULL AND ${go}`,
    search: sql`INSERT INTO game_search (rowid, words) SELECT g.id, ${GAME_WORDS} FROM ${rows} WHERE g.created_at = ${now}
      AND NOT EXISTS (SELECT 1 FROM game_search f WHERE f.rowid = g.id) AND ${go}`,
    left: sql`DELETE FROM game_categories WHERE game_id IN (SELECT g.id FROM ${rows} WHERE ${CHANGES}) AND ${go}`,
    presets: sql`UPDATE games AS g SET presets = j.value ->> '$.presets' FROM ${table}
      WHERE g.name_key = ${field('key')} AND ${OTHER_PRESETS} AND ${go}`,
    entered: sql`INSERT OR IGNORE INTO game_categories (game_id, category_id)
      SELECT g.id, k.id FROM ${rows} CROSS JOIN ${KINDS} CROSS JOIN categories k
      WHERE ${SAME} AND g.id IS NOT NULL AND ${go}`,
    made: select(columns(games, ['id', 'name'], 'g'))`
      FROM ${rows} WHERE g.created_at = ${now} AND ${Number(apply)}`,
    index: refreshIndex(),
  });
  return { plan, made, applied: log.length > 0 };
}

/** Games in one piece of the exported file. */
const EXPORTED_AT_ONCE = 1_000;

const EXPORTED = fields(columns(games, ['name', 'nameKey', 'presets'], 'g'), {
  categories: json<string[]>(categoryNames),
});

/** The listed games by name. One round trip for each thousand. */
export async function* exportCatalogue(db: Database) {
  let last = '';
  let rows: RowOf<typeof EXPORTED>[];
  do {
    rows = await db.all(select(EXPORTED)`FROM games g
      WHERE g.archived_at IS NULL AND g.name_key > ${last} ORDER BY g.name_key LIMIT ${EXPORTED_AT_ONCE}`);
    last = rows.at(-1)?.nameKey ?? last;
    yield rows;
  } while (rows.length === EXPORTED_AT_ONCE);
}
