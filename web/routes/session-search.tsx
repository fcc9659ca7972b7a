import type { InferRequestType } from 'hono/client';
import { type LoaderFunctionArgs, useLoaderData, useLocation, useRevalidator } from 'react-router';

import { TOTAL_MAX } from '../../worker/contract/bounds.ts';
import type { SessionItem } from '../../worker/contract/session.ts';
import { api, load } from '../api.ts';
import { FacetPanel } from '../components/search/facet-panel.tsx';
import { FilterChips } from '../components/search/filter-chips.tsx';
import { NoSessionFits } from '../components/search/no-session-fits.tsx';
import { Results } from '../components/search/results.tsx';
import { SearchHead } from '../components/search/search-head.tsx';
import { SearchText } from '../components/search/search-text.tsx';
import css from '../components/search/search.module.css';
import { SessionFacets } from '../components/search/session-facets.tsx';
import { sessionChips } from '../components/search/session-chips.tsx';
import { SortSelect } from '../components/search/sort-select.tsx';
import { SessionCards } from '../components/session-cards.tsx';
import { useNow } from '../components/use-now.ts';
import { learnGame, listCategoryNames } from '../search/names.ts';
import {
  NO_FACETS,
  type SessionFilters,
  readSessionFilters,
  sessionParams,
} from '../search/session-filters.ts';
import { useAsking } from '../search/use-asking.ts';
import { resultsHook } from '../search/use-results.ts';
import { readUserFilters, userParams } from '../search/user-filters.ts';
import { shownLater } from '../shown-later.ts';
import { search as words } from '../words/search.ts';

type SessionQuery = InferRequestType<typeof api.sessions.$get>['query'];

const askSessions = (filters: SessionFilters, cursor?: string) => {
  const query: SessionQuery = Object.fromEntries(sessionParams(filters));
  return load(api.sessions.$get({ query: cursor === undefined ? query : { ...query, cursor } }));
};

/** The page is there at once, with the answer under way. */
export async function loader({ request }: LoaderFunctionArgs) {
  const params = new URL(request.url).searchParams;
  const filters = readSessionFilters(params);
  const first = shownLater(askSessions(filters));
  const [categories] = await Promise.all([listCategoryNames(), learnGame(filters.game)]);
  return { filters, first, categories };
}

const useSessions = resultsHook<SessionItem>();

/** /sessions/search: text and facets, all of them in the address. */
export function Component() {
  const { filters, first, categories } = useLoaderData<typeof loader>();
  const { key } = useLocation();
  const { revalidate } = useRevalidator();
  const { asked, waiting, change } = useAsking({ filters, write: sessionParams });
  const now = useNow();
  const shown = useSessions({
    entry: key,
    first,
    page: (cursor) => askSessions(filters, cursor),
  });

  const clear = () => change(NO_FACETS);
  const chips = sessionChips({ filters: asked, categories, now, change });
  const textChip =
    asked.q === undefined
      ? []
      : [{ key: 'q', label: asked.q, remove: () => change({ q: undefined }) }];
  const total = shown.results?.total ?? 0;
  const found = words.sessionsFound(total, total >= TOTAL_MAX);

  return (
    <>
      <SearchHead current="sessions" shared={userParams(readUserFilters(sessionParams(asked)))} />
      <div className={css['layout']}>
        <SearchText
          value={asked.q ?? ''}
          placeholder={words.sessionsPlaceholder}
          onSearch={(q) => change({ q: q === '' ? undefined : q }, true)}
        />
        <FacetPanel count={chips.length} found={found} onClear={clear}>
          <SessionFacets filters={asked} categories={categories} onChange={change} />
        </FacetPanel>
        <div className={css['found']}>
          <FilterChips filters={chips} onClear={clear} />
          <Results
            {...shown}
            busy={shown.busy || waiting}
            kind="wide"
            found={found}
            retry={() => void revalidate()}
            sort={<SortSelect value={asked.sort} onChange={(sort) => change({ sort })} />}
            empty={<NoSessionFits asked={[...textChip, ...chips]} />}
          >
            {(member) => <SessionCards sessions={member} />}
          </Results>
        </div>
      </div>
    </>
  );
}
