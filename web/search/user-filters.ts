import { writeParams } from './params.ts';
import { readSessionFilters } from './session-filters.ts';

/** Reads a URL, like that of a session search. */
export function readUserFilters(params: URLSearchParams) {
  const { q, game, platform, region, language } = readSessionFilters(params);
  return { q, game, platform, region, language, online: params.get('online') === '1' };
}

/** The filters of a people search, as in its URL. */
export type UserFilters = ReturnType<typeof readUserFilters>;

export const userParams = (filters: UserFilters): URLSearchParams =>
  writeParams({ ...filters, online: filters.online ? '1' : undefined });

const { q: _q, ...none } = readUserFilters(new URLSearchParams());

/** Removes all filters but the text. */
export const NO_USER_FACETS = none;
