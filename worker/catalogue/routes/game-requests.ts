import {
  AdminGameRequestDecided,
  type AdminGameRequestItem,
  AdminGameRequestList,
  AdminGameRequestPatch,
} from '../../contract/admin-game.ts';
import { Page } from '../../contract/collection.ts';
import { ById } from '../../contract/reference.ts';
import { iso } from '../../contract/time.ts';
import { userRoute } from '../../core/auth/guards.ts';
import { answer, answerList, head, namedOrNull } from '../../core/items.ts';
import { ProblemError, invalid, notFound } from '../../core/problems.ts';
import { body, conflict, createRouter, route, json, requireViewer } from '../../core/router.ts';
import { deliver } from '../../notifications/deliver.ts';
import {
  type GameRequestRow,
  acceptRequest,
  decideRequest,
  listGameRequests,
} from '../queries/admin-game-requests.ts';
import { refusal } from './admin-games.ts';

const toItem = (row: GameRequestRow): AdminGameRequestItem => ({
  ...head('AdminGameRequest', 'admin/game-requests', row.id),
  name: row.name,
  askedBy: { id: row.userId, name: row.userName },
  asked: row.asked,
  createdAt: iso(row.createdAt),
});

export const adminGameRequests = createRouter()
  .openapi(
    route('get', '/game-requests', {
      summary: 'Game requests, oldest first, each name once (admin)',
      request: { query: Page },
      responses: { 200: json(AdminGameRequestList, 'A page.') },
    }),
    async (c) => {
      return answerList(c, await listGameRequests(c.get('db'), c.req.valid('query')), toItem);
    },
  )
  .openapi(
    userRoute('patch', '/game-requests/{id}', {
      summary:
        'Adds a requested game, names the listed one, or declines. The users are told (admin)',
      description: 'Applies to all users who requested a game of this name.',
      request: { params: ById, body: body(AdminGameRequestPatch) },
      responses: { 200: json(AdminGameRequestDecided, 'Decided.'), ...conflict },
    }),
    async (c) => {
      const { id } = c.req.valid('param');
      const asked = c.req.valid('json');
      const by = { id, adminId: requireViewer(c).id, now: Date.now() };
      const db = c.get('db');
      const { decision } = asked;
      const result =
        decision === 'accepted'
          ? await acceptRequest(db, { ...by, ...asked })
          : await decideRequest(db, {
              ...by,
              decision,
              reason: decision === 'declined' ? asked.reason : '',
              gameId: decision === 'merged' ? asked.game : null,
            });
      const { changed, notices, row, obstacle } = result;
      deliver(c, notices);
      if (!row) throw notFound('request');
      if (!changed) {
        if (row.decidedAt !== null) throw new ProblemError(409, (say) => say.gameRequests.decided);
        if (decision === 'accepted') throw refusal(obstacle);
        throw invalid('game', (say) => say.games.unavailable);
      }
      return answer(c, {
        ...head('AdminGameRequest', 'admin/game-requests', id),
        decision,
        game: namedOrNull(row.gameId, row.gameName),
        told: notices.length,
      });
    },
  );
