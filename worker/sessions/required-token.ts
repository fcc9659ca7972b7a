import type { SessionQuery } from '../contract/session-query.ts';
import { fold } from '../core/fold.ts';
import { facet } from '../core/search-index.ts';
import { wordsOf } from '../core/search-words.ts';

/**
 * A saved search is filed under its required token: a token that every fitting session has, such as `gm12` for a game
 * or `wche` for a word that begins with “che”. A new session is compared only with the searches filed under its own
 * tokens. They are candidates, and the index decides which of them fit.
 */

/** Words are filed under their first letters, since a search finds words by their beginning. */
const LETTERS = 3;
/** What the tokenizer takes for a word. */
const TOKEN = /[\p{L}\p{N}\p{M}\p{Co}]+/gu;
/** A token that every session has, for searches whose words can't be folded as the index folds them. */
const ANY_WORD = 'w';

/** A token as the index compares it. '' if it has other characters than plain letters and digits. */
function folded(token: string): string {
  const plain = fold(token);
  return /^[a-z0-9]+$/.test(plain) ? plain : '';
}

/** The letters with which every form of a word begins: `ka` for `käse`, which is also found as `kaese`. */
function beginningOf(forms: readonly string[]): string {
  const firsts = forms.map((form) => folded(form.split(' ', 1).join('')));
  let beginning = firsts[0]?.slice(0, LETTERS) ?? '';
  while (!firsts.every((first) => first.startsWith(beginning))) beginning = beginning.slice(0, -1);
  return beginning;
}

/** The token under which a search is filed. Undefined if the search doesn't narrow anything, or can't find anything. */
export function requiredTokenOf(query: SessionQuery): string | undefined {
  const words = wordsOf(query.q ?? '');
  // A search text without letters, digits and emoji finds nothing, whatever the other filters are.
  if (words.length === 0 && (query.q ?? '').trim() !== '') return undefined;
  if (query.game) return facet('gm', query.game);
  const [longest = ''] = words.map(beginningOf).toSorted((a, b) => b.length - a.length);
  if (words.length > 0) return ANY_WORD + longest;
  if (query.category) return facet('ct', query.category);
  if (query.language) return facet('ln', query.language);
  if (query.platform) return facet('pl', query.platform);
  return query.region && facet('rg', query.region);
}

/** All tokens under which a search that fits this session can be filed. */
export function tokensOf({ words, facets }: { words: string; facets: string }): string[] {
  const beginnings = (words.match(TOKEN) ?? []).flatMap((token) => {
    const plain = folded(token);
    return [1, 2, LETTERS].map((letters) => ANY_WORD + plain.slice(0, letters));
  });
  return [...new Set([ANY_WORD, ...beginnings, ...facets.split(' ')])];
}
