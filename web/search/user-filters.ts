import { SEARCH_TEXT_MAX } from '../../worker/contract/bounds.ts';
import {
  PLATFORMS,
  type Platform,
  REGIONS,
  type Region,
} from '../../worker/contract/vocabulary.ts';
import { idParam, languageIn, textParam, enumParam, writeParams } from './params.ts';

/** The filters of a people search, as in its URL. */
export interface UserFilters {
  q: string | undefined;
  game: number | undefined;
  platform: Platform | undefined;
  region: Region | undefined;
  language: string | undefined;
  online: boolean;
}

export const readUserFilters = (params: URLSearchParams): UserFilters => ({
  q: textParam(params, 'q', SEARCH_TEXT_MAX),
  game: idParam(params, 'game'),
  platform: enumParam(params, 'platform', PLATFORMS),
  region: enumParam(params, 'region', REGIONS),
  language: languageIn(params, 'language'),
  online: params.get('online') === '1',
});

export const userParams = (filters: UserFilters): URLSearchParams =>
  writeParams({ ...filters, online: filters.online ? '1' : undefined });

export const NO_USER_FACETS = {
  game: undefined,
  platform: undefined,
  region: undefined,
  language: undefined,
  online: false,
} as const;
