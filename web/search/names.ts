import type { GameName } from '../../worker/contract/game.ts';
import { ApiError, api, load } from '../app/api.ts';

/** What stands behind the ids of an address. They hardly ever change: asked for once while the page is open. */

const games = new Map<number, GameName>();

export const rememberGame = (game: GameName) => void games.set(game.id, game);

/** A game with its name and cover; undefined for an unknown one. */
export const knownGame = (id: number) => games.get(id);

/** Makes a game's name known, where there is one and the server can be reached. */
export async function learnGame(id: number | undefined): Promise<void> {
  if (id === undefined || games.has(id)) return;
  try {
    rememberGame(await load(api.games[':id'].$get({ param: { id: String(id) } })));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
  }
}

const askCategories = async () => {
  const { member } = await load(api.categories.$get());
  return member.map(({ id, name }) => ({ id, name }));
};
let categories: Promise<GameName[]> | undefined;

/** The categories to choose from; none while the server cannot be reached. */
export async function listCategoryNames(): Promise<GameName[]> {
  try {
    return await (categories ??= askCategories());
  } catch (error) {
    categories = undefined;
    if (!(error instanceof ApiError)) throw error;
    return [];
  }
}
