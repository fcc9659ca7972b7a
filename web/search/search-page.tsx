import type { ReactNode } from 'react';
import { useLocation, useRevalidator } from 'react-router';

import { TOTAL_MAX } from '../../worker/contract/bounds.ts';
import { FacetPanel } from './facet-panel.tsx';
import { FilterChips, type SetFilter } from './filter-chips.tsx';
import { Results } from './results.tsx';
import { SearchHead } from './search-head.tsx';
import { SearchText } from './search-text.tsx';
import css from './search.module.css';
import { useAsking } from './use-asking.ts';
import { type AskedResults, useResults } from './use-results.ts';

interface Search<Item, Filters> extends Omit<AskedResults<Item>, 'entry'> {
  /** What the address asks. */
  filters: Filters;
  write: (filters: Filters) => URLSearchParams;
}

/** What a search asks and what it finds. */
export function useSearch<Item extends { id: number }, Filters extends { q: string | undefined }>({
  filters,
  write,
  ...answers
}: Search<Item, Filters>) {
  const { key } = useLocation();
  const { asked, waiting, change, changeText } = useAsking({ filters, write });
  const shown = useResults({ ...answers, entry: key });
  const { q } = asked;
  const text: SetFilter[] =
    q === undefined ? [] : [{ key: 'q', label: q, remove: () => changeText(undefined, false) }];
  return {
    asked,
    change,
    changeText,
    /** The text that is asked, as a filter that can be dropped. */
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
  /** What goes along to the other search. */
  shared: URLSearchParams;
  placeholder: string;
  /** How many there are, in words. */
  found: (total: number, more: boolean) => string;
  facets: ReactNode;
  /** The facets that are set. */
  chips: readonly SetFilter[];
  /** Drops all of them. */
  onClear: () => void;
  sort?: ReactNode;
  /** Stands in place of an empty list. */
  empty: ReactNode;
  children: (member: readonly Item[]) => ReactNode;
}

/** A search: text and facets, all of them in the address, and what they find. */
export function SearchPage<Item>(props: SearchPageProps<Item>) {
  const { current, search, shared, placeholder, facets, chips, onClear, sort, empty } = props;
  const { asked, changeText, results } = search;
  const { revalidate } = useRevalidator();
  const total = results.results?.total ?? 0;
  const found = props.found(total, total >= TOTAL_MAX);
  return (
    <>
      <SearchHead current={current} shared={shared} />
      <div className={css['layout']}>
        <SearchText
          value={asked.q ?? ''}
          placeholder={placeholder}
          onSearch={(q) => changeText(q === '' ? undefined : q, true)}
        />
        <FacetPanel count={chips.length} found={found} onClear={onClear}>
          {facets}
        </FacetPanel>
        <div className={css['found']}>
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
        </div>
      </div>
    </>
  );
}
