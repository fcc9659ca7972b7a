import type { SessionQuery } from '../contract/session.ts';
import { WORDS_MAX, facet, wordsOf } from '../core/search-index.ts';

/**
 * A saved search is filed under its required token: a token that every fitting session has, such as `gm12` for a game
 * or `wche` for a word that begins with “che”. A new session is compared only with the searches filed under its own
 * tokens. They are candidates, and the index decides which of them fit.
 */

/** Words are filed under their first letters, since a search finds words by their beginning. */
const LETTERS = 3;
/** A token that every session has, for searches whose words can't be folded as the index folds them. */
const ANY_WORD = 'w';

/** A word as the index compares it. Undefined if it has other characters than plain letters and digits. */
function folded(word: string): string | undefined {
  const plain = word.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return /^[a-z0-9]+$/.test(plain) ? plain : undefined;
}

/** The token under which a search is filed. Undefined if the search doesn't narrow anything, or can't find anything. */
export function requiredTokenOf(query: SessionQuery): string | undefined {
  const words = wordsOf(query.q ?? '').slice(0, WORDS_MAX);
  // A search text without letters and digits finds nothing, whatever the other filters are.
  if (words.length === 0 && (query.q ?? '').trim() !== '') return undefined;
  if (query.game) return facet('gm', query.game);
  const [longest] = words
    .flatMap((word) => folded(word) ?? [])
    .toSorted((a, b) => b.length - a.length);
  if (words.length > 0) return ANY_WORD + (longest?.slice(0, LETTERS) ?? '');
  if (query.category) return facet('ct', query.category);
  if (query.language) return facet('ln', query.language);
  if (query.platform) return facet('pl', query.platform);
  return query.region && facet('rg', query.region);
}

/** All tokens under which a search that fits this session can be filed. */
export function tokensOf({ words, facets }: { words: string; facets: string }): string[] {
  const beginnings = wordsOf(words).flatMap((word) => {
    const plain = folded(word) ?? '';
    return [1, 2, LETTERS].map((letters) => ANY_WORD + plain.slice(0, letters));
  });
  return [...new Set([ANY_WORD, ...beginnings, ...facets.split(' ')])];
}
