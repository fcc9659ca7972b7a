import {
  AdminGameCreate,
  AdminGameItem,
  type AdminGameItem as Item,
  AdminGameList,
  AdminGamePatch,
  AdminGameQuery,
  GameMerge,
} from '../../contract/admin-game.ts';
import { ById } from '../../contract/reference.ts';
import { userRoute } from '../../core/auth/guards.ts';
import { answerList, head, namedOrNull } from '../../core/items.ts';
import { filesIn } from '../../core/json.ts';
import { type Detail, ProblemError, invalid, notFound } from '../../core/problems.ts';
import { body, conflict, createRouter, json, requireViewer, route } from '../../core/router.ts';
import { type AdminGameRow, searchCatalogue } from '../queries/admin-game-list.ts';
import { type Obstacle, addGame, archiveGame, changeGame } from '../queries/admin-games.ts';
import { mergeGames } from '../queries/game-merge.ts';

export const toAdminGame = (row: AdminGameRow): Item => ({
  ...head('AdminGame', 'admin/games', row.id),
  name: row.name,
  cover: filesIn(row.cover),
  archived: row.archivedAt !== null,
  mergedInto: namedOrNull(row.intoId, row.intoName),
  categories: row.categories,
  presets: row.presets,
  players: row.playerCount,
  sessions: row.sessionCount,
});

const HELD: Record<NonNullable<Obstacle['holder']>, Detail> = {
  listed: (say) => say.games.listed,
  archived: (say) => say.games.archived,
  merged: (say) => say.games.nameMerged,
};

export function refusal(obstacle: Obstacle | undefined) {
  if (obstacle?.known === false) return invalid('categories', (say) => say.categories.someGone);
  if (obstacle?.holder) return invalid('name', HELD[obstacle.holder]);
  return new ProblemError(409, (say) => say.site.changedMeanwhile);
}

/** A game that was merged into another can no longer be changed. */
export const mergedAway = () => new ProblemError(409, (say) => say.games.merged);

const answers = { 200: json(AdminGameItem, 'The updated item.'), ...conflict };

export const adminGames = createRouter()
  .openapi(
    route('get', '/games', {
      summary: 'The catalogue by name or search text, including archived games (admin)',
      request: { query: AdminGameQuery },
      responses: { 200: json(AdminGameList, 'A page.') },
    }),
    async (c) => {
      return answerList(c, await searchCatalogue(c.get('db'), c.req.valid('query')), toAdminGame);
    },
  )
  .openapi(
    userRoute('post', '/games', {
      summary: 'Adds a game to the catalogue (admin)',
      request: { body: body(AdminGameCreate) },
      responses: { 201: json(AdminGameItem, 'The new game.'), ...conflict },
    }),
    async (c) => {
      const by = { adminId: requireViewer(c).id, now: Date.now() };
      const { row, obstacle } = await addGame(c.get('db'), { ...c.req.valid('json'), ...by });
      if (!row) throw refusal(obstacle);
      return c.json(toAdminGame(row), 201);
    },
  )
  .openapi(
    userRoute('patch', '/games/{id}', {
      summary:
        'Changes the name, categories or presets of a game, archives it or restores it (admin)',
      description: 'Games are never deleted. Players and sessions keep an archived game.',
      request: { params: ById, body: body(AdminGamePatch) },
      responses: answers,
    }),
    async (c) => {
      const { id } = c.req.valid('param');
      const { name, categories, presets, archived, reason = '' } = c.req.valid('json');
      const by = { id, reason, adminId: requireViewer(c).id, now: Date.now() };
      const db = c.get('db');
      if (archived !== undefined) {
        const { changed, row } = await archiveGame(db, { ...by, archived });
        if (!row) throw notFound('game');
        if (row.intoId !== null) throw mergedAway();
        if (!changed) {
          throw new ProblemError(409, (say) =>
            archived ? say.games.alreadyArchived : say.games.notArchived,
          );
        }
        return c.json(toAdminGame(row), 200);
      }
      const { changed, row, obstacle } = await changeGame(db, {
        ...by,
        name,
        categories,
        presets,
      });
      if (!row) throw notFound('game');
      if (row.intoId !== null) throw mergedAway();
      if (!changed) throw refusal(obstacle);
      return c.json(toAdminGame(row), 200);
    },
  )
  .openapi(
    userRoute('post', '/games/{id}/merge', {
      summary: 'Merges a game into another, which replaces it everywhere (admin)',
      description:
        'In one batch: players and sessions get the other game once. It can’t be undone.',
      request: { params: ById, body: body(GameMerge) },
      responses: answers,
    }),
    async (c) => {
      const { id } = c.req.valid('param');
      const merge = { id, ...c.req.valid('json'), adminId: requireViewer(c).id, now: Date.now() };
      const { changed, game, target } = await mergeGames(c.get('db'), merge);
      if (!game) throw notFound('game');
      if (!target) throw invalid('into', (say) => say.games.gone);
      if (!changed) {
        throw new ProblemError(409, (say) =>
          id === merge.into ? say.games.mergedIntoItself : say.games.unmergeable,
        );
      }
      return c.json(toAdminGame(target), 200);
    },
  );
