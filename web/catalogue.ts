import { type LoaderFunctionArgs, redirect } from 'react-router';

import { accountState, firstAccountCheck, loginPath } from './account.ts';
import { ApiError, api, load } from './api.ts';

/** What the keepers of the catalogue see, as the client asks for it. */

export const CATALOGUE_TABS = ['games', 'asked', 'categories', 'import'] as const;
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

const cursorOf = (next: string | undefined) => {
  const cursor = next === undefined ? null : new URLSearchParams(next.split('?')[1]).get('cursor');
  return cursor === null ? {} : { cursor };
};

export const loadGames = ({ q, category, state }: GamesAsked, next?: string) =>
  load(
    api.admin.games.$get({
      query: { state, ...(q && { q }), ...(category && { category }), ...cursorOf(next) },
    }),
  );

export const loadAsked = (next?: string) =>
  load(api.admin['game-requests'].$get({ query: cursorOf(next) }));

export const loadCategories = async () => (await load(api.categories.$get())).member;

/** Whoever is not logged in logs in and comes back; whoever is no admin learns nothing of it. */
export async function requireKeeper({ request }: LoaderFunctionArgs) {
  await firstAccountCheck();
  const { login, admin } = accountState();
  const { pathname, search, searchParams } = new URL(request.url);
  if (!login) throw redirect(loginPath(pathname + search));
  if (!admin) throw new ApiError('missing', 404, '');
  return searchParams;
}
