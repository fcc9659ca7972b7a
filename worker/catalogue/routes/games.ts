import {
  type CategoryItem,
  CategoryList,
  GameItem,
  GameList,
  GameQuery,
  GameRequestCreate,
  GameRequestItem,
  Preferences,
  PreferencesWrite,
} from '../../contract/game.ts';
import { ById, iri } from '../../contract/reference.ts';
import { iso } from '../../contract/time.ts';
import { userRoute } from '../../core/auth/guards.ts';
import { decodeCursor, pageOf } from '../../core/cursor.ts';
import { answerList, head } from '../../core/items.ts';
import { filesIn } from '../../core/json.ts';
import { ProblemError, invalid, notFound } from '../../core/problems.ts';
import { body, conflict, createRouter, json, requireViewer, route } from '../../core/router.ts';
import { type GameRefusal, requestGame } from '../queries/game-requests.ts';
import {
  type CategoryRow,
  type GameRow,
  type PreferenceRow,
  findGame,
  listCategories,
  listGames,
  listPreferences,
  replacePreferences,
  searchGames,
} from '../queries/games.ts';

const toGameItem = (row: GameRow): GameItem => ({
  ...head('Game', 'games', row.id),
  name: row.name,
  cover: filesIn(row.cover),
  categories: row.categories,
});

export const toCategoryItem = ({ id, name, games, ...counts }: CategoryRow): CategoryItem => ({
  ...head('Category', 'categories', id),
  name,
  gameCount: counts.gameCount,
  openSessionCount: counts.openSessionCount,
  games,
});

const toPreferences = (rows: PreferenceRow[]) => ({
  '@id': '/api/preferences',
  '@type': 'Preferences' as const,
  games: rows.map((row) => ({
    game: {
      '@id': iri('games', row.gameId),
      id: row.gameId,
      name: row.name,
      cover: filesIn(row.cover),
    },
    platform: row.platform,
    level: row.level,
  })),
});

const refuseRequest = (refused: GameRefusal) => {
  if (refused === 'listed') return invalid('name', (say) => say.games.listed);
  return refused === 'asked'
    ? new ProblemError(409, (say) => say.gameRequests.already, { error: 'already requested' })
    : new ProblemError(409, (say) => say.gameRequests.tooMany);
};

export const games = createRouter()
  .openapi(
    route('get', '/games', {
      summary: 'The catalogue, by name or search text',
      request: { query: GameQuery },
      responses: { 200: json(GameList, 'A page.') },
    }),
    async (c) => {
      const { q, category, cursor, itemsPerPage: size } = c.req.valid('query');
      const db = c.get('db');
      const typed = (q ?? '').trim();
      const order = typed === '' ? 'games' : 'found';
      const [after = 0] = decodeCursor(order, 1, cursor) ?? [];
      const rows =
        typed === ''
          ? await listGames(db, category, after, size + 1)
          : await searchGames(db, typed, category, after, size + 1);
      const page = pageOf(rows, size, order, ({ id }) => [id]);
      return answerList(c, page, toGameItem);
    },
  )
  .openapi(
    route('get', '/games/{id}', {
      summary: 'One game',
      request: { params: ById },
      responses: { 200: json(GameItem, 'The game.') },
    }),
    async (c) => {
      const row = await findGame(c.get('db'), c.req.valid('param').id);
      if (!row) throw notFound('game');
      return c.json(toGameItem(row), 200);
    },
  )
  .openapi(
    route('get', '/categories', {
      summary: 'Categories in their order, with their counts',
      responses: { 200: json(CategoryList, 'All of them.') },
    }),
    async (c) => {
      return answerList(c, { rows: await listCategories(c.get('db')) }, toCategoryItem);
    },
  )
  .openapi(
    userRoute('get', '/preferences', {
      summary: "The caller's games, in order",
      responses: { 200: json(Preferences, 'The preferences.') },
    }),
    async (c) =>
      c.json(toPreferences(await listPreferences(c.get('db'), requireViewer(c).id)), 200),
  )
  .openapi(
    userRoute('put', '/preferences', {
      summary: "Replaces the caller's games",
      request: { body: body(PreferencesWrite) },
      responses: { 200: json(Preferences, 'The updated preferences.') },
    }),
    async (c) => {
      const { id } = requireViewer(c);
      const rows = await replacePreferences(c.get('db'), id, c.req.valid('json'));
      if (!rows) throw invalid('games', (say) => say.games.unavailable);
      return c.json(toPreferences(rows), 200);
    },
  )
  .openapi(
    userRoute('post', '/game-requests', {
      summary: 'Requests a game that isn’t in the catalogue',
      request: { body: body(GameRequestCreate) },
      responses: { 201: json(GameRequestItem, 'The request.'), ...conflict },
    }),
    async (c) => {
      const now = Date.now();
      const { name } = c.req.valid('json');
      const request = { userId: requireViewer(c).id, name, now };
      const result = await requestGame(c.get('db'), request);
      if ('refused' in result) throw refuseRequest(result.refused);
      return c.json(
        {
          ...head('GameRequest', 'game-requests', result.id),
          name,
          createdAt: iso(now),
        },
        201,
      );
    },
  );
