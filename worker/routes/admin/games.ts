import { createRoute, z } from '@hono/zod-openapi';

import { limited } from '../../auth/guards.ts';
import { toCollection } from '../../collection.ts';
import {
  AdminGameCreate,
  AdminGameItem,
  type AdminGameItem as Item,
  AdminGameList,
  AdminGamePatch,
  AdminGameQuery,
  GameMerge,
} from '../../contract/admin-game.ts';
import { IdText } from '../../contract/reference.ts';
import { type AdminGameRow, searchCatalogue } from '../../db/admin-game-list.ts';
import { type Obstacle, addGame, archiveGame, changeGame } from '../../db/admin-games.ts';
import { mergeGames } from '../../db/game-merge.ts';
import { parseCover, parseNames } from '../../db/json.ts';
import { ProblemError, invalid, notFound } from '../../problems.ts';
import { body, conflict, createRouter, failures, json, requireViewer } from '../../router.ts';

export const toAdminGame = (row: AdminGameRow): Item => ({
  '@id': `/api/admin/games/${row.id}`,
  '@type': 'AdminGame',
  id: row.id,
  name: row.name,
  cover: parseCover(row.cover),
  archived: row.archivedAt !== null,
  mergedInto:
    row.intoId === null || row.intoName === null ? null : { id: row.intoId, name: row.intoName },
  categories: parseNames(row.categories),
  players: row.players,
  sessions: row.sessions,
});

const HELD: Record<string, string> = {
  listed: 'is in the catalogue already',
  archived: 'is in the archive; put that game back instead',
  merged: 'is the name of a game that was merged into another',
};

/** Why a name or a category was not taken. */
export function refusal(obstacle: Obstacle | undefined) {
  if (obstacle?.known === 0) return invalid('categories', 'names one that there is not');
  if (obstacle?.holder) return invalid('name', HELD[obstacle.holder] ?? '');
  return new ProblemError(409, 'Nothing was done: somebody was faster. Look again.');
}

/** What was merged into another is not changed any more. */
export const mergedAway = () =>
  new ProblemError(409, 'This game was merged into another; nothing was done.');

const params = z.object({ id: IdText });
const answers = { 200: json(AdminGameItem, 'As it now stands.'), ...conflict, ...failures };

export const adminGames = createRouter()
  .openapi(
    createRoute({
      method: 'get',
      path: '/games',
      summary: 'The catalogue by name or by what is typed, the archive too (admin)',
      request: { query: AdminGameQuery },
      responses: { 200: json(AdminGameList, 'A page.'), ...failures },
    }),
    async (c) => {
      const { rows, next } = await searchCatalogue(c.get('db'), c.req.valid('query'));
      return c.json(toCollection(c, rows.map(toAdminGame), { nextCursor: next }), 200);
    },
  )
  .openapi(
    createRoute({
      method: 'post',
      path: '/games',
      summary: 'Takes a game into the catalogue (admin)',
      middleware: limited('LIMIT_WRITE'),
      request: { body: body(AdminGameCreate) },
      responses: { 201: json(AdminGameItem, 'Taken in.'), ...conflict, ...failures },
    }),
    async (c) => {
      const by = { adminId: requireViewer(c).id, now: Date.now() };
      const { row, obstacle } = await addGame(c.get('db'), { ...c.req.valid('json'), ...by });
      if (!row) throw refusal(obstacle);
      return c.json(toAdminGame(row), 201);
    },
  )
  .openapi(
    createRoute({
      method: 'patch',
      path: '/games/{id}',
      summary: 'Names a game anew, puts it into categories, archives it or puts it back (admin)',
      description: 'A game is never deleted: who plays an archived one keeps it.',
      middleware: limited('LIMIT_WRITE'),
      request: { params, body: body(AdminGamePatch) },
      responses: answers,
    }),
    async (c) => {
      const { id } = c.req.valid('param');
      const { name, categories, archived, reason = '' } = c.req.valid('json');
      const by = { id, reason, adminId: requireViewer(c).id, now: Date.now() };
      const db = c.get('db');
      if (archived !== undefined) {
        const { changed, row } = await archiveGame(db, { ...by, archived });
        if (!row) throw notFound('game');
        if (row.intoId !== null) throw mergedAway();
        if (!changed) {
          throw new ProblemError(409, `Nothing was done: it is ${archived ? '' : 'not '}archived.`);
        }
        return c.json(toAdminGame(row), 200);
      }
      const { changed, row, obstacle } = await changeGame(db, { ...by, name, categories });
      if (!row) throw notFound('game');
      if (row.intoId !== null) throw mergedAway();
      if (!changed) throw refusal(obstacle);
      return c.json(toAdminGame(row), 200);
    },
  )
  .openapi(
    createRoute({
      method: 'post',
      path: '/games/{id}/merge',
      summary: 'Makes a game one with another, which everybody who had it has from then on (admin)',
      description:
        'In one batch: nobody loses the game, and nobody has it twice. It cannot be undone.',
      middleware: limited('LIMIT_WRITE'),
      request: { params, body: body(GameMerge) },
      responses: answers,
    }),
    async (c) => {
      const { id } = c.req.valid('param');
      const merge = { id, ...c.req.valid('json'), adminId: requireViewer(c).id, now: Date.now() };
      const { changed, game, target } = await mergeGames(c.get('db'), merge);
      if (!game) throw notFound('game');
      if (!target) throw invalid('into', 'names no game');
      if (!changed) {
        throw new ProblemError(
          409,
          id === merge.into
            ? 'A game is not merged into itself.'
            : 'Nothing was done: one of the two was merged before, or the other is archived.',
        );
      }
      return c.json(toAdminGame(target), 200);
    },
  );
