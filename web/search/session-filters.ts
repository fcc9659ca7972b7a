import { SEARCH_TEXT_MAX } from '../../worker/contract/bounds.ts';
import { LEVELS, PLATFORMS, REGIONS, SESSION_SORTS } from '../../worker/contract/vocabulary.ts';
import { idParam, timeParam, languageIn, textParam, enumParam, writeParams } from './params.ts';

/**
 * Reads a URL. Unknown values are dropped, so that an old or broken link still finds something. Undefined means no
 * filter.
 */
export function readSessionFilters(params: URLSearchParams) {
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
    /** In ms. */
    from,
    // If a range ends before it starts, only its start counts.
    to: from !== undefined && to !== undefined && to < from ? undefined : to,
    open: params.get('open') === '1',
    /** Only sessions in the user's own hours. */
    hours: params.get('hours') === '1',
    sort: enumParam(params, 'sort', SESSION_SORTS) ?? 'soonest',
  };
}

export type SessionFilters = ReturnType<typeof readSessionFilters>;

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

const { q: _q, sort: _sort, ...none } = readSessionFilters(new URLSearchParams());

/** Removes all filters but the text. */
export const NO_FACETS = none;
