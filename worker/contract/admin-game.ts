import { z } from '@hono/zod-openapi';

import { AdminReason } from './admin-user.ts';
import {
  CATEGORY_NAME_MAX,
  CATEGORY_NAME_MIN,
  GAME_CATEGORIES_MAX,
  GAME_NAME_MAX,
  GAME_NAME_MIN,
} from './bounds.ts';
import { Collection, Page } from './collection.ts';
import { Cover, GameName } from './game.ts';
import { issue } from './issue.ts';
import { IdText, Iri } from './reference.ts';
import { GamePresets } from './role-preset.ts';
import { Named, itemHead, item, schema } from './schema.ts';
import { Bounded, Line, SearchText } from './text.ts';

const CATALOGUE_STATES = ['listed', 'archived'] as const;
export const REQUEST_DECISIONS = ['accepted', 'merged', 'declined'] as const;

export const AdminGameItem = item('AdminGame', {
  id: z.int(),
  name: z.string(),
  cover: Cover,
  archived: z.boolean(),
  mergedInto: GameName.nullable(),
  categories: z.array(Named),
  presets: GamePresets,
  /** How many people play it, and how many sessions have it. */
  players: z.int(),
  sessions: z.int(),
});
export const AdminGameList = Collection(AdminGameItem).openapi('AdminGameList');
export const AdminGameQuery = Page.extend({
  q: SearchText().optional(),
  category: IdText.optional(),
  state: z.enum(CATALOGUE_STATES).default('listed'),
});

export const CatalogueName = Line(GAME_NAME_MIN, GAME_NAME_MAX);
const Categories = z.array(Iri('categories')).max(GAME_CATEGORIES_MAX);

export const AdminGameCreate = schema('AdminGameCreate', {
  name: CatalogueName,
  categories: Categories.default([]),
  presets: GamePresets.default([]),
});

/** Either name, categories and presets, or the archived state. */
export const AdminGamePatch = z
  .object({
    name: CatalogueName.optional(),
    categories: Categories.optional(),
    presets: GamePresets.optional(),
    archived: z.boolean().optional(),
    reason: AdminReason.optional(),
  })
  .refine(({ archived, reason }) => archived === undefined || reason !== undefined, {
    path: ['reason'],
    ...issue('required'),
  })
  .refine(
    ({ name, categories, presets, archived }) =>
      (archived !== undefined) !== [name, categories, presets].some((given) => given !== undefined),
    { path: ['archived'], message: 'Send either this, or a name, categories or presets.' },
  )
  .openapi('AdminGamePatch');

/** What a game's preview was drawn of: the first file of its cover, else its name. */
export const PreviewQuery = z.object({ of: Bounded(GAME_NAME_MAX) });

export const GameMerge = schema('GameMerge', { into: Iri('games'), reason: AdminReason });

/** What an import changes, or would change. */
export const CatalogueImport = item('CatalogueImport', {
  applied: z.boolean(),
  added: z.array(z.string()),
  /** Games that the import adds, or has added. */
  made: z.array(GameName),
  /** Games that get other categories or presets. */
  changed: z.array(GameName),
  unchanged: z.int(),
  /** The first 100 lines with a fault. With any fault, nothing is changed. */
  faults: z.array(z.object({ line: z.int(), message: z.string() })),
  faultCount: z.int(),
});
export const CatalogueImportQuery = z.object({ apply: z.enum(['0', '1']).default('0') });

export const AdminGameRequestItem = item('AdminGameRequest', {
  id: z.int(),
  name: z.string(),
  /** The first user who requested it. */
  askedBy: Named,
  /** How many users requested it. */
  asked: z.int(),
  createdAt: z.iso.datetime(),
});
export const AdminGameRequestList =
  Collection(AdminGameRequestItem).openapi('AdminGameRequestList');

export const AdminGameRequestPatch = z
  .discriminatedUnion('decision', [
    z.object({
      decision: z.literal('accepted'),
      name: CatalogueName,
      categories: Categories.default([]),
    }),
    z.object({ decision: z.literal('merged'), game: Iri('games') }),
    z.object({ decision: z.literal('declined'), reason: AdminReason }),
  ])
  .openapi('AdminGameRequestPatch');
export const AdminGameRequestDecided = schema('AdminGameRequestDecided', {
  ...itemHead('AdminGameRequest'),
  id: z.int(),
  decision: z.enum(REQUEST_DECISIONS),
  game: GameName.nullable(),
  /** How many users were notified. */
  told: z.int(),
});

/** A file of the catalogue separates categories by `|`. */
const CategoryName = Line(CATEGORY_NAME_MIN, CATEGORY_NAME_MAX).refine(
  (name) => !name.includes('|'),
  issue('unfit'),
);
export const AdminCategoryWrite = schema('AdminCategoryWrite', { name: CategoryName });
export const AdminCategoryOrder = schema('AdminCategoryOrder', {
  order: z.array(Iri('categories')).max(1_000),
});
export const CategoryMerge = schema('CategoryMerge', {
  into: Iri('categories'),
  reason: AdminReason,
});

export type CatalogueImport = z.infer<typeof CatalogueImport>;
export type AdminGameList = z.infer<typeof AdminGameList>;
export type AdminGameItem = z.infer<typeof AdminGameItem>;
export type AdminGameRequestItem = z.infer<typeof AdminGameRequestItem>;
export type AdminGameRequestPatch = z.infer<typeof AdminGameRequestPatch>;
export type AdminGameQuery = z.infer<typeof AdminGameQuery>;
