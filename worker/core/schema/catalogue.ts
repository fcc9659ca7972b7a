import { sql } from 'drizzle-orm';
import {
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core';

import type { Preset } from '../../contract/preset-text.ts';
import { LEVELS, PLATFORMS } from '../../contract/vocabulary.ts';
import { users } from './accounts.ts';
import { partialIndex, refersTo, time } from './columns.ts';

/** Games and their categories, and who prefers which. */

export const categories = sqliteTable(
  'categories',
  {
    id: integer().primaryKey(),
    name: text().notNull(),
    position: integer().notNull(),
    /** The sweep updates both counts, so that no query has to count. */
    gameCount: integer('game_count').notNull().default(0),
    openSessionCount: integer('open_session_count').notNull().default(0),
  },
  (category) => [
    uniqueIndex('categories_name').on(category.name),
    index('categories_position').on(category.position),
  ],
);

export const games = sqliteTable(
  'games',
  {
    id: integer().primaryKey(),
    name: text().notNull(),
    nameKey: text('name_key').notNull(),
    /** Beside the name, the words under which it is found: see core/search-words.ts. */
    nameWords: text('name_words').notNull().default(''),
    archivedAt: time('archived_at'),
    mergedIntoId: integer('merged_into_id'),
    /** The uploaded cover, named like the files of media. NULL if the cover is generated. */
    coverName: text('cover_name'),
    /** Names of the files that show it, smallest first: its copies, or the upload itself if it has none. */
    cover: text({ mode: 'json' }).$type<string[]>(),
    /** Seats and roles that its sessions often have: see `GamePresets`. */
    presets: text({ mode: 'json' })
      .$type<Preset[]>()
      .notNull()
      .default(sql`'[]'`),
    /** Users who have it, and its sessions. Triggers update both, so that no list of games counts. */
    playerCount: integer('player_count').notNull().default(0),
    sessionCount: integer('session_count').notNull().default(0),
    createdAt: time('created_at').notNull(),
  },
  (game) => [
    uniqueIndex('games_name_key').on(game.nameKey),
    partialIndex('games_listed', 'archived_at IS NULL', game.nameKey),
    partialIndex('games_archived', 'archived_at IS NOT NULL', game.nameKey),
    partialIndex('games_merged', 'merged_into_id IS NOT NULL', game.mergedIntoId),
    partialIndex('games_cover', 'cover_name IS NOT NULL', game.coverName),
  ],
);

export const gameCategories = sqliteTable(
  'game_categories',
  {
    gameId: refersTo('game_id', () => games.id),
    categoryId: refersTo('category_id', () => categories.id),
  },
  (row) => [
    primaryKey({ columns: [row.gameId, row.categoryId] }),
    index('game_categories_category').on(row.categoryId),
  ],
);

/** Games that users want added. */
export const gameRequests = sqliteTable(
  'game_requests',
  {
    id: integer().primaryKey(),
    userId: refersTo('user_id', () => users.id),
    name: text().notNull(),
    nameKey: text('name_key').notNull(),
    decidedAt: time('decided_at'),
    gameId: integer('game_id').references(() => games.id),
    /** On the oldest open request for a name: how many there are. 0 on the others. Updated by triggers. */
    asked: integer().notNull().default(0),
    createdAt: time('created_at').notNull(),
  },
  (row) => [
    uniqueIndex('game_requests_once').on(row.userId, row.nameKey),
    partialIndex('game_requests_queue', 'decided_at IS NULL AND asked > 0', row.id),
    index('game_requests_game').on(row.gameId),
    partialIndex('game_requests_same', 'decided_at IS NULL', row.nameKey, row.id),
  ],
);

export const preferences = sqliteTable(
  'preferences',
  {
    userId: refersTo('user_id', () => users.id),
    gameId: refersTo('game_id', () => games.id),
    position: integer().notNull(),
    platform: text({ enum: PLATFORMS }),
    level: text({ enum: LEVELS }),
  },
  (row) => [
    primaryKey({ columns: [row.userId, row.gameId] }),
    index('preferences_order').on(row.userId, row.position),
    index('preferences_game').on(row.gameId),
  ],
);

/** Seats and roles that a user saved from the editor of sessions. */
export const rolePresets = sqliteTable(
  'role_presets',
  {
    id: integer().primaryKey(),
    userId: refersTo('user_id', () => users.id),
    name: text().notNull(),
    seats: integer().notNull(),
    roles: text({ mode: 'json' }).$type<Preset['roles']>().notNull(),
    createdAt: time('created_at').notNull(),
  },
  (row) => [uniqueIndex('role_presets_name').on(row.userId, row.name)],
);
