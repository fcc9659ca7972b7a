import { sql } from 'drizzle-orm';

import { CATEGORIES_MAX } from '../../contract/bounds.ts';
import { logAction } from '../../core/audit.ts';
import type { Database } from '../../core/database.ts';
import { newId } from '../../core/new-id.ts';
import type { By } from './admin-games.ts';
import { selectCategory } from './games.ts';
import { mergeInSearches } from './merge-in-searches.ts';
import { markSessions, refreshIndex } from './stale-index.ts';

/** What admins do with categories. There are at most a hundred. */

const free = (name: string, id: number) => sql`NOT EXISTS (
  SELECT 1 FROM categories o WHERE lower(o.name) = lower(${name}) AND o.id <> ${id})`;
const selectTaken = (name: string, id: number) => sql`SELECT 1 WHERE NOT ${free(name, id)}`;

/** Adds a category at the end. @returns it, or whether the name is taken. Otherwise there are too many */
export async function addCategory(db: Database, { name, ...by }: By & { name: string }) {
  const next = newId('categories', by.now);
  const may = sql`${free(name, 0)} AND (SELECT count(*) FROM categories) < ${CATEGORIES_MAX}`;
  const { taken, log, rows } = await db.batch({
    taken: selectTaken(name, 0),
    log: logAction(sql`WHERE ${may}`, {
      ...by,
      action: 'category-added',
      about: sql`'/api/categories/' || CAST(${next} AS INTEGER)`,
      after: sql`json_object('name', ${name})`,
    }),
    added: sql`INSERT INTO categories (id, name, position)
      SELECT ${next}, ${name}, (SELECT coalesce(max(position), 0) + 1 FROM categories) WHERE ${may}`,
    rows: selectCategory(sql`(SELECT id FROM categories WHERE name = ${name})`),
  });
  return { changed: log.length > 0, row: rows[0], taken: taken.length > 0 };
}

export async function renameCategory(
  db: Database,
  { id, name, ...by }: By & { id: number; name: string },
) {
  const source = sql`FROM categories c WHERE c.id = ${id} AND ${free(name, id)}`;
  const { taken, log, rows } = await db.batch({
    taken: selectTaken(name, id),
    log: logAction(source, {
      ...by,
      action: 'category-changed',
      about: `/api/categories/${id}`,
      before: sql`json_object('name', c.name)`,
      after: sql`json_object('name', ${name})`,
    }),
    renamed: sql`UPDATE categories SET name = ${name} WHERE id IN (SELECT c.id ${source})`,
    rows: selectCategory(id),
  });
  return { changed: log.length > 0, row: rows[0], taken: taken.length > 0 };
}

const NAMES = sql.raw(
  '(SELECT json_group_array(name) FROM (SELECT name FROM categories INDEXED BY categories_position ORDER BY position))',
);

/** Sets the order of the categories. @returns false, with nothing written, unless each is in it exactly once */
export async function orderCategories(
  db: Database,
  { order, ...by }: By & { order: readonly number[] },
) {
  const wanted = JSON.stringify(order);
  const source = sql`FROM (SELECT count(*) AS n FROM categories) k WHERE k.n = ${order.length}
    AND k.n = (SELECT count(*) FROM categories WHERE id IN (SELECT value FROM json_each(${wanted})))`;
  const { log } = await db.batch({
    log: logAction(source, {
      ...by,
      action: 'categories-ordered',
      about: '/api/categories/all',
      before: sql`json_object('order', json(${NAMES}))`,
      after: sql`json_object('order', (SELECT json_group_array(c.name) FROM json_each(${wanted}) j
          JOIN categories c ON c.id = j.value))`,
    }),
    ordered: sql`UPDATE categories SET position = (SELECT j.key + 1 FROM json_each(${wanted}) j WHERE j.value = categories.id)
      WHERE id IN (SELECT value FROM json_each(${wanted})) AND EXISTS (SELECT 1 ${source})`,
  });
  return log.length > 0;
}

/** Merges a category into another: its games and saved searches move there, and it is deleted. */
export async function mergeCategories(
  db: Database,
  { id, into, reason, ...by }: By & { id: number; into: number; reason: string },
) {
  const source = sql`FROM categories c CROSS JOIN categories b ON b.id = ${into}
    WHERE c.id = ${id} AND c.id <> b.id`;
  const may = sql`EXISTS (SELECT 1 ${source})`;
  const games = sql`SELECT gc.game_id FROM game_categories gc WHERE gc.category_id = ${id}`;
  const { log, rows } = await db.batch({
    log: logAction(source, {
      ...by,
      action: 'categories-merged',
      about: `/api/categories/${id}`,
      reason,
      before: sql`json_object('name', c.name)`,
      after: sql`json_object('into', b.id, 'name', b.name)`,
    }),
    stale: markSessions(games, may),
    searches: mergeInSearches('category', id, into, may),
    moved: sql`UPDATE OR IGNORE game_categories SET category_id = ${into} WHERE category_id = ${id} AND ${may}`,
    left: sql`DELETE FROM game_categories WHERE category_id = ${id} AND ${may}`,
    deleted: sql`DELETE FROM categories WHERE id = ${id} AND ${may}`,
    counted: sql`UPDATE categories SET game_count = (SELECT count(*) FROM game_categories gc
      JOIN games g ON g.id = gc.game_id WHERE gc.category_id = ${into} AND g.archived_at IS NULL) WHERE id = ${into}`,
    rows: selectCategory(into),
    index: refreshIndex(),
  });
  return { changed: log.length > 0, row: rows[0] };
}
