import { api, load } from '../base/api.ts';
import { cursorOf } from '../base/pages.ts';
import { forgetNames } from '../search/names.ts';

/** The lists of the catalogue's admin area. */

export const CATALOGUE_TABS = ['games', 'requests', 'categories', 'import'] as const;
export type CatalogueTab = (typeof CATALOGUE_TABS)[number];

export const readCatalogueTab = (search: URLSearchParams): CatalogueTab =>
  CATALOGUE_TABS.find((tab) => tab === search.get('tab')) ?? 'games';

export interface GamesAsked {
  q: string;
  category: string;
  state: 'listed' | 'archived';
}

export const readGamesAsked = (search: URLSearchParams): GamesAsked => ({
  q: search.get('q') ?? '',
  category: search.get('category') ?? '',
  state: search.get('state') === 'archived' ? 'archived' : 'listed',
});

export const loadGames = ({ q, category, state }: GamesAsked, next?: string) =>
  load(
    api.admin.games.$get({
      query: { state, ...(q && { q }), ...(category && { category }), ...cursorOf(next) },
    }),
  );

export const loadAsked = (next?: string) =>
  load(api.admin['game-requests'].$get({ query: cursorOf(next) }));

/** The categories as they are after an admin's last change, of which the searches must learn, too. */
export async function loadCategories() {
  forgetNames();
  return (await load(api.categories.$get())).member;
}
