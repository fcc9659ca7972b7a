import type { GameName } from '../../worker/contract/game.ts';
import { ApiError, api, byId, load } from '../base/api.ts';

/** The names behind the ids in a URL. Only admins change them, so they are loaded once per page visit. */

const games = new Map<number, GameName>();

export const cacheGame = (game: GameName) => void games.set(game.id, game);

/** A game with its name and cover. Undefined if it is unknown. */
export const cachedGame = (id: number) => games.get(id);

/** Loads a game's name, if the game exists and the server can be reached. */
export async function loadGameName(id: number | undefined): Promise<void> {
  if (id === undefined || games.has(id)) return;
  try {
    cacheGame(await load(api.games[':id'].$get(byId(id))));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
  }
}

const askCategories = async () => {
  const { member } = await load(api.categories.$get());
  return member.map(({ id, name, games: examples }) => ({ id, name, games: examples }));
};
let categories: ReturnType<typeof askCategories> | undefined;

/** The categories to choose from, with a few games of each. Empty while the server can't be reached. */
export async function listCategoryNames() {
  try {
    return await (categories ??= askCategories());
  } catch (error) {
    categories = undefined;
    if (!(error instanceof ApiError)) throw error;
    return [];
  }
}

/** The next screen loads the names again. */
export function forgetNames(): void {
  games.clear();
  categories = undefined;
}
