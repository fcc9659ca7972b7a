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
import { idParam, timeParam, languageIn, textParam, enumParam, writeParams } from './params.ts';

/** The filters of a session search, as in its URL. Undefined means no filter. */
export interface SessionFilters {
  q: string | undefined;
  game: number | undefined;
  category: number | undefined;
  platform: Platform | undefined;
  region: Region | undefined;
  language: string | undefined;
  level: Level | undefined;
  /** In ms. */
  from: number | undefined;
  to: number | undefined;
  open: boolean;
  /** Only sessions in the user's own hours. */
  hours: boolean;
  sort: SessionSort;
}

/** Reads a URL. Unknown values are dropped, so that an old or broken link still finds something. */
export function readSessionFilters(params: URLSearchParams): SessionFilters {
  const from = timeParam(params, 'from');
  const to = timeParam(params, 'to');
  return {
    q: textParam(params, 'q', SEARCH_TEXT_MAX),
    game: idParam(params, 'game'),
    category: idParam(params, 'category'),
    platform: enumParam(params, 'platform', PLATFORMS),
    region: enumParam(params, 'region', REGIONS),
    language: languageIn(params, 'language'),
    level: enumParam(params, 'level', LEVELS),
    from,
    // If a range ends before it starts, only its start counts.
    to: from !== undefined && to !== undefined && to < from ? undefined : to,
    open: params.get('open') === '1',
    hours: params.get('hours') === '1',
    sort: enumParam(params, 'sort', SESSION_SORTS) ?? 'soonest',
  };
}

/** The URL of a search: the same filters always give the same URL. */
export const sessionParams = (filters: SessionFilters): URLSearchParams =>
  writeParams({
    ...filters,
    from: filters.from === undefined ? undefined : new Date(filters.from).toISOString(),
    to: filters.to === undefined ? undefined : new Date(filters.to).toISOString(),
    open: filters.open ? '1' : undefined,
    hours: filters.hours ? '1' : undefined,
    sort: filters.sort === 'soonest' ? undefined : filters.sort,
  });

/** Removes all filters but the text. */
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
  hours: false,
} as const;
