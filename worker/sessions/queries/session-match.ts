import { type SQL, sql } from 'drizzle-orm';

import { gameMatch } from '../../catalogue/queries/games.ts';
import { DURATION_MAX_MINUTES, START_AHEAD_MAX_DAYS } from '../../contract/bounds.ts';
import type { SessionQuery } from '../../contract/session-query.ts';
import { DAY_MS } from '../../contract/time.ts';
import { dayFacets, facet } from '../../core/search-index.ts';
import { matchWords } from '../../core/search-words.ts';
import { audienceOf } from './by-preference.ts';

const MINUTE_MS = 60_000;

/** Facets beside the game that every hit must have. A beginner may also join where any level is welcome. */
function facetsOf(query: SessionQuery): string[] {
  return [
    ...(query.category ? [facet('ct', query.category)] : []),
    ...(query.platform ? [facet('pl', query.platform)] : []),
    ...(query.region ? [facet('rg', query.region)] : []),
    ...(query.language ? [facet('ln', query.language)] : []),
    ...(query.level
      ? [query.level === 'any' ? 'lvany' : `(lvany OR ${facet('lv', query.level)})`]
      : []),
    ...(query.open ? ['open'] : []),
  ];
}

/** The range of the start as one facet expression, for an index in another order. Null for an empty range. */
function daysOf({ sort, from, to }: SessionQuery, now: number): string[] | null {
  if (sort !== 'newest' || (!from && !to)) return [];
  const days = dayFacets(
    Math.max(from ? Date.parse(from) : 0, now - DURATION_MAX_MINUTES * MINUTE_MS),
    Math.min(
      to ? Date.parse(to) : Number.MAX_SAFE_INTEGER,
      now + (START_AHEAD_MAX_DAYS + 1) * DAY_MS,
    ),
  );
  return days.length > 0 ? [`(${days.join(' OR ')})`] : null;
}

/** Words and facets as the beginning of an FTS5 expression. The audience has to follow. */
function askedOf(words: readonly string[], facets: readonly string[]): string {
  const parts = [
    ...(words.length > 0 ? [`words : (${words.join(' AND ')}) AND `] : []),
    ...(facets.length > 0 ? [`facets : (${facets.join(' AND ')}) AND `] : []),
  ];
  return parts.join('');
}

/** The words and facets beside the game of a search among public sessions, whenever they start, as an FTS5 expression. */
export const publicMatch = (query: SessionQuery) =>
  `${askedOf(matchWords(query.q ?? ''), facetsOf(query))}facets : (vp)`;

/** The whole query as one FTS5 expression, without the viewer's hours. Null if nothing can match. */
export function matchOf(query: SessionQuery, viewerId: number, now: number): SQL | null {
  const words = matchWords(query.q ?? '');
  const days = daysOf(query, now);
  if (!days || (words.length === 0 && (query.q ?? '').trim() !== '')) return null;
  const asked = askedOf(words, [...facetsOf(query), ...days]);
  const audience = viewerId === 0 ? sql`SELECT 'vp'` : audienceOf(viewerId);
  return sql`(SELECT ${gameMatch(query.game)} || ${asked} || 'facets : (' || (${audience}) || ')')`;
}
