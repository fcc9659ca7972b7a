import { startTransition, useEffect, useEffectEvent, useState } from 'react';

import { ApiError } from '../base/api.ts';
import type { Page } from '../base/pages.ts';

export interface Results<Item> {
  member: readonly Item[];
  /** Counted up to 60. */
  total: number;
  next: string | undefined;
  pages: number;
}

/** The results that were shown, by user and history entry. One map for each screen. */
export type ResultsCache<Item> = Map<string, Results<Item>>;

export interface ResultsQuery<Item> {
  /** The user and the history entry. Going back to it restores as many pages as were shown there. */
  entry: string;
  first: Promise<Page<Item>>;
  page: (next: string) => Promise<Page<Item>>;
  kept: ResultsCache<Item>;
}

interface State<Item> {
  /** Kept while the next response is loading. */
  results: Results<Item> | undefined;
  /** The response that is shown, or that has failed. */
  settled: Promise<Page<Item>> | undefined;
  failure: ApiError | undefined;
  more: 'idle' | 'loading' | 'failed';
}

const ENTRIES_KEPT = 10;

function append<Item extends { id: number }>(
  before: Results<Item> | undefined,
  page: Page<Item>,
): Results<Item> {
  const known = new Set(before?.member.map(({ id }) => id));
  return {
    // An item that moved between two page requests must not appear twice.
    member: [...(before?.member ?? []), ...page.member.filter(({ id }) => !known.has(id))],
    total: before?.total ?? page.totalItems ?? page.member.length,
    next: page.view.next,
    pages: (before?.pages ?? 0) + 1,
  };
}

/** Rethrows anything but an ApiError, because a bug of ours must not look like a failed request. */
function failureOf(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  throw error;
}

/** Keeps the results of a history entry, for going back to it. */
function keepAt<Item>(kept: ResultsCache<Item>, entry: string, results: Results<Item>) {
  kept.delete(entry);
  kept.set(entry, results);
  const [oldest] = kept.keys();
  if (kept.size > ENTRIES_KEPT && oldest !== undefined) kept.delete(oldest);
}

export function useResults<Item extends { id: number }>(asked: ResultsQuery<Item>) {
  const { entry, first, page, kept } = asked;
  const [state, setState] = useState<State<Item>>(() => ({
    results: kept.get(entry),
    settled: undefined,
    failure: undefined,
    more: 'idle',
  }));
  const askPage = useEffectEvent(page);

  useEffect(() => {
    let current = true;
    const take = async () => {
      try {
        const pages = kept.get(entry)?.pages ?? 1;
        let results = append(undefined, await first);
        while (results.pages < pages && results.next !== undefined) {
          results = append(results, await askPage(results.next));
        }
        if (!current) return;
        keepAt(kept, entry, results);
        // A transition, so that a slow device answers while it draws the cards.
        startTransition(() =>
          setState({ results, settled: first, failure: undefined, more: 'idle' }),
        );
      } catch (error) {
        const failure = failureOf(error);
        if (current) setState((before) => ({ ...before, settled: first, failure }));
      }
    };
    void take();
    return () => {
      current = false;
    };
  }, [first, entry, kept]);

  const showMore = async () => {
    const { results } = state;
    if (results?.next === undefined || state.more === 'loading') return;
    const settle = (change: Partial<State<Item>>) =>
      setState((before) => (before.results === results ? { ...before, ...change } : before));
    settle({ more: 'loading' });
    try {
      const longer = append(results, await page(results.next));
      // The first page may have been loaded again meanwhile.
      if (kept.get(entry) === results) keepAt(kept, entry, longer);
      settle({ results: longer, more: 'idle' });
    } catch (error) {
      failureOf(error);
      settle({ more: 'failed' });
    }
  };

  return { ...state, busy: state.settled !== first, showMore };
}
