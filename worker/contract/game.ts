import { z } from '@hono/zod-openapi';

import { GAME_NAME_MAX, GAME_NAME_MIN, PREFERENCES_MAX } from './bounds.ts';
import { Collection, Page } from './collection.ts';
import { issue } from './issue.ts';
import { IdText, Iri } from './reference.ts';
import { Named, item, onceEach, schema } from './schema.ts';
import { Line, SearchText } from './text.ts';
import { LEVELS, PLATFORMS } from './vocabulary.ts';

/**
 * File names of an uploaded cover: 200 × 140 px, 400 × 280 px, and up to 1600 px. A single name if there are no copies.
 * Absent if the cover is generated.
 */
export const Cover = z.array(z.string()).optional();

export const GameName = z.object({ id: z.int(), name: z.string(), cover: Cover });
/** A game that a user plays, with their platform and level. */
export const PlayedGame = GameName.extend({
  platform: z.enum(PLATFORMS).optional(),
  level: z.enum(LEVELS).optional(),
});

export const GameItem = item('Game', {
  id: z.int(),
  name: z.string(),
  cover: Cover,
  categories: z.array(Named),
});
export const GameList = Collection(GameItem).openapi('GameList');
export const GameQuery = Page.extend({ q: SearchText().optional(), category: IdText.optional() });

export const CategoryItem = item('Category', {
  id: z.int(),
  name: z.string(),
  gameCount: z.int(),
  openSessionCount: z.int(),
  /** A few of its games, as examples. */
  games: z.array(GameName),
});
export const CategoryList = Collection(CategoryItem).openapi('CategoryList');

const PreferenceItem = z.object({
  game: GameName.extend({ '@id': z.string() }),
  platform: z.enum(PLATFORMS).nullable(),
  level: z.enum(LEVELS).nullable(),
});
export const Preferences = item('Preferences', { games: z.array(PreferenceItem) });
export const PreferencesWrite = schema('PreferencesWrite', {
  games: z
    .array(
      z.object({
        game: Iri('games'),
        platform: z.enum(PLATFORMS).nullish(),
        level: z.enum(LEVELS).nullish(),
      }),
    )
    .max(PREFERENCES_MAX)
    .refine((games) => onceEach(games.map(({ game }) => game)), issue('gameTwice')),
});

export const GameRequestCreate = schema('GameRequestCreate', {
  name: Line(GAME_NAME_MIN, GAME_NAME_MAX),
});
export const GameRequestItem = item('GameRequest', {
  id: z.int(),
  name: z.string(),
  createdAt: z.iso.datetime(),
});

export type GameName = z.infer<typeof GameName>;
export type PlayedGame = z.infer<typeof PlayedGame>;
export type GameItem = z.infer<typeof GameItem>;
export type CategoryItem = z.infer<typeof CategoryItem>;
export type PreferencesWrite = z.infer<typeof PreferencesWrite>;
