import { SEARCH_TEXT_MAX } from '../../worker/contract/bounds.ts';
import {
  LEVELS,
  type Level,
  PLATFORMS,
  type Platform,
  REGIONS,
  type Region,
  SESSION_SORTS,
  type SessionSort,
} from '../../worker/contract/vocabulary.ts';
import { idIn, instantIn, languageIn, textIn, wordIn, writeParams } from './params.ts';

/** What a search for sessions asks, as its address says it. What is absent is not asked. */
export interface SessionFilters {
  q: string | undefined;
  game: number | undefined;
  category: number | undefined;
  platform: Platform | undefined;
  region: Region | undefined;
  language: string | undefined;
  level: Level | undefined;
  /** Instants, in ms. */
  from: number | undefined;
  to: number | undefined;
  open: boolean;
  sort: SessionSort;
}

/** Reads an address. What this search does not know is left out: an old or broken link still finds something. */
export function readSessionFilters(params: URLSearchParams): SessionFilters {
  const from = instantIn(params, 'from');
  const to = instantIn(params, 'to');
  return {
    q: textIn(params, 'q', SEARCH_TEXT_MAX),
    game: idIn(params, 'game'),
    category: idIn(params, 'category'),
    platform: wordIn(params, 'platform', PLATFORMS),
    region: wordIn(params, 'region', REGIONS),
    language: languageIn(params, 'language'),
    level: wordIn(params, 'level', LEVELS),
    from,
    // A range that ends before it begins is none; its beginning stays.
    to: from !== undefined && to !== undefined && to < from ? undefined : to,
    open: params.get('open') === '1',
    sort: wordIn(params, 'sort', SESSION_SORTS) ?? 'soonest',
  };
}

/** The address of a search: one spelling for one question. */
export const sessionParams = (filters: SessionFilters): URLSearchParams =>
  writeParams({
    ...filters,
    from: filters.from === undefined ? undefined : new Date(filters.from).toISOString(),
    to: filters.to === undefined ? undefined : new Date(filters.to).toISOString(),
    open: filters.open ? '1' : undefined,
    sort: filters.sort === 'soonest' ? undefined : filters.sort,
  });

/** The same question without one of its facets, or without all of them. */
export const NO_FACETS = {
  game: undefined,
  category: undefined,
  platform: undefined,
  region: undefined,
  language: undefined,
  level: undefined,
  from: undefined,
  to: undefined,
  open: false,
} as const;
