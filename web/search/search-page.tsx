import type { ReactNode } from 'react';
import { useLocation, useRevalidator } from 'react-router';

import { TOTAL_MAX } from '../../worker/contract/bounds.ts';
import { SearchText } from '../ui/search-text.tsx';
import { FacetPanel } from './facet-panel.tsx';
import { FilterChips, type SetFilter } from './filter-chips.tsx';
import { Results } from './results.tsx';
import { SearchHead } from './search-head.tsx';
import css from './search.module.css';
import { type ResultsQuery, useResults } from './use-results.ts';
import { useSearchFilters } from './use-search-filters.ts';

interface Search<Item, Filters> extends Omit<ResultsQuery<Item>, 'entry'> {
  /** Who has asked. NaN is a visitor. */
  user: number;
  filters: Filters;
  write: (filters: Filters) => URLSearchParams;
}

export function useSearch<Item extends { id: number }, Filters extends { q: string | undefined }>({
  user,
  filters,
  write,
  ...answers
}: Search<Item, Filters>) {
  const { key } = useLocation();
  const { asked, waiting, change, changeText } = useSearchFilters({ filters, write });
  const shown = useResults({ ...answers, entry: `${user} ${key}` });
  const { q } = asked;
  const text: SetFilter[] =
    q === undefined ? [] : [{ key: 'q', label: q, remove: () => changeText(undefined, false) }];
  return {
    asked,
    change,
    changeText,
    /** The searched text, as a filter that can be removed. */
    text,
    results: { ...shown, busy: shown.busy || waiting },
  };
}

interface SearchPageProps<Item> {
  current: 'sessions' | 'people';
  search: {
    asked: { q: string | undefined };
    changeText: (q: string | undefined, replace: boolean) => void;
    results: ReturnType<typeof useResults<Item & { id: number }>>;
  };
  /** The filters that the other search has, too. */
  shared: URLSearchParams;
  placeholder: string;
  /** The number of results, in words. */
  found: (page: { count: number; more: boolean }) => string;
  facets: ReactNode;
  chips: readonly SetFilter[];
  onClear: () => void;
  sort?: ReactNode;
  empty: ReactNode;
  /** Shown after the results. */
  end?: ReactNode;
  children: (member: readonly Item[]) => ReactNode;
}

/** A search: text and filters, all of them in the URL, and the results. */
export function SearchPage<Item>(props: SearchPageProps<Item>) {
  const { current, search, shared, placeholder, facets, chips, onClear, sort, empty, end } = props;
  const { asked, changeText, results } = search;
  const { revalidate } = useRevalidator();
  const total = results.results?.total ?? 0;
  const found = props.found({ count: total, more: total >= TOTAL_MAX });
  return (
    <>
      <SearchHead current={current} shared={shared} />
      <div className={css.layout}>
        <SearchText
          value={asked.q ?? ''}
          placeholder={placeholder}
          onSearch={(q) => changeText(q === '' ? undefined : q, true)}
        />
        <FacetPanel count={chips.length} found={found} onClear={onClear}>
          {facets}
        </FacetPanel>
        <div className={css.found}>
          <FilterChips filters={chips} onClear={onClear} />
          <Results
            {...results}
            kind={current === 'sessions' ? 'wide' : 'narrow'}
            found={found}
            retry={() => void revalidate()}
            sort={sort}
            empty={empty}
          >
            {props.children}
          </Results>
          {results.results && end}
        </div>
      </div>
    </>
  );
}
