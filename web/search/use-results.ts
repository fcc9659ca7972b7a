import { useEffect, useEffectEvent, useState } from 'react';

import { ApiError } from '../api.ts';

/** A page of a search. */
export interface Found<Item> {
  member: Item[];
  totalItems?: number | undefined;
  view: { next?: string | undefined };
}

export interface Results<Item> {
  member: readonly Item[];
  /** Counted to 60 and no further. */
  total: number;
  next: string | undefined;
  pages: number;
}

interface Asked<Item> {
  /** The entry of the history that asks; going back to it finds as many pages as were shown there. */
  entry: string;
  first: Promise<Found<Item>>;
  page: (cursor: string) => Promise<Found<Item>>;
}

interface State<Item> {
  /** Kept while the next answer is under way. */
  results: Results<Item> | undefined;
  /** The answer that is shown, or that did not come. */
  settled: Promise<Found<Item>> | undefined;
  failure: ApiError | undefined;
  more: 'idle' | 'loading' | 'failed';
}

const ENTRIES_KEPT = 10;

const cursorOf = (next: string) =>
  new URLSearchParams(next.slice(next.indexOf('?'))).get('cursor') ?? '';

function append<Item extends { id: number }>(
  before: Results<Item> | undefined,
  page: Found<Item>,
): Results<Item> {
  const known = new Set(before?.member.map(({ id }) => id));
  return {
    // What has moved in the order between two pages must not stand there twice.
    member: [...(before?.member ?? []), ...page.member.filter(({ id }) => !known.has(id))],
    total: before?.total ?? page.totalItems ?? page.member.length,
    next: page.view.next,
    pages: (before?.pages ?? 0) + 1,
  };
}

/** Keeps non-failures of the API from being shown as such: a fault of ours must be heard of. */
function failureOf(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  throw error;
}

/** Makes the hook that holds one screen's results, page by page. */
export function resultsHook<Item extends { id: number }>() {
  const shownAt = new Map<string, Results<Item>>();

  const keep = (entry: string, results: Results<Item>) => {
    shownAt.delete(entry);
    shownAt.set(entry, results);
    const [oldest] = shownAt.keys();
    if (shownAt.size > ENTRIES_KEPT && oldest !== undefined) shownAt.delete(oldest);
  };

  return function useResults({ entry, first, page }: Asked<Item>) {
    const [state, setState] = useState<State<Item>>(() => ({
      results: shownAt.get(entry),
      settled: undefined,
      failure: undefined,
      more: 'idle',
    }));
    const askPage = useEffectEvent(page);

    useEffect(() => {
      let current = true;
      const take = async () => {
        try {
          const pages = shownAt.get(entry)?.pages ?? 1;
          let results = append(undefined, await first);
          while (results.pages < pages && results.next !== undefined) {
            results = append(results, await askPage(cursorOf(results.next)));
          }
          if (!current) return;
          keep(entry, results);
          setState({ results, settled: first, failure: undefined, more: 'idle' });
        } catch (error) {
          const failure = failureOf(error);
          if (current) setState((before) => ({ ...before, settled: first, failure }));
        }
      };
      void take();
      return () => {
        current = false;
      };
    }, [first, entry]);

    const showMore = async () => {
      const { results } = state;
      if (results?.next === undefined || state.more === 'loading') return;
      setState({ ...state, more: 'loading' });
      const settle = (change: Partial<State<Item>>) =>
        setState((before) => (before.results === results ? { ...before, ...change } : before));
      try {
        const longer = append(results, await page(cursorOf(results.next)));
        keep(entry, longer);
        settle({ results: longer, more: 'idle' });
      } catch (error) {
        failureOf(error);
        settle({ more: 'failed' });
      }
    };

    return { ...state, busy: state.settled !== first, showMore };
  };
}
