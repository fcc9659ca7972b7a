import type { InferRequestType } from 'hono/client';
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';

import type { SessionItem } from '../../worker/contract/session.ts';
import { loginPath, useAccount } from '../accounts/account.ts';
import { api, load } from '../app/api.ts';
import { deferErrors } from '../app/defer-errors.ts';
import { SavedSearchesButton } from '../search/saved-searches-button.tsx';
import type { SetFilter } from '../search/filter-chips.tsx';
import { loadGameName, listCategoryNames } from '../search/names.ts';
import { NoResults } from '../search/nothing-fits.tsx';
import { SearchPage, useSearch } from '../search/search-page.tsx';
import { sessionChips } from '../search/session-chips.tsx';
import { SessionFacets } from '../search/session-facets.tsx';
import {
  NO_FACETS,
  type SessionFilters,
  readSessionFilters,
  sessionParams,
} from '../search/session-filters.ts';
import { SortSelect } from '../search/sort-select.tsx';
import type { ResultsCache } from '../search/use-results.ts';
import { readUserFilters, userParams } from '../search/user-filters.ts';
import { buttonClass } from '../ui/button.tsx';
import { cursorOf } from '../ui/pages.ts';
import { useNow } from '../ui/use-now.ts';
import { search as words } from '../words/search.ts';
import { SessionCards } from './session-cards.tsx';

type SessionQuery = InferRequestType<typeof api.sessions.$get>['query'];

const askSessions = (filters: SessionFilters, next?: string) => {
  const query: SessionQuery = Object.fromEntries(sessionParams(filters));
  return load(api.sessions.$get({ query: { ...query, ...cursorOf(next) } }));
};

/** The page renders at once, while the request is in progress. */
export async function loader({ request }: LoaderFunctionArgs) {
  const params = new URL(request.url).searchParams;
  const filters = readSessionFilters(params);
  const first = deferErrors(askSessions(filters));
  const [categories] = await Promise.all([listCategoryNames(), loadGameName(filters.game)]);
  return { filters, first, categories };
}

const kept: ResultsCache<SessionItem> = new Map();

/** /sessions/search */
export function Component() {
  const { filters, first, categories } = useLoaderData<typeof loader>();
  const now = useNow();
  const search = useSearch({
    filters,
    write: sessionParams,
    first,
    page: (next) => askSessions(filters, next),
    kept,
  });
  const { asked, change } = search;
  const chips = sessionChips({ filters: asked, categories, now, change });
  const set = [...search.text, ...chips];
  const { login } = useAccount();
  return (
    <SearchPage
      current="sessions"
      search={search}
      shared={userParams(readUserFilters(sessionParams(asked)))}
      placeholder={words.sessionsPlaceholder}
      found={words.sessionsFound}
      facets={<SessionFacets filters={asked} categories={categories} onChange={change} />}
      chips={chips}
      onClear={() => change(NO_FACETS)}
      sort={
        <>
          {login && (
            <SavedSearchesButton
              {...(set.length > 0 && {
                current: {
                  filters: sessionParams(asked).toString(),
                  name: set.map(({ label }) => label).join(', '),
                },
              })}
            />
          )}
          <SortSelect value={asked.sort} onChange={(sort) => change({ sort })} />
        </>
      }
      empty={<NoSessionResults asked={set} />}
    >
      {(member) => <SessionCards sessions={member} />}
    </SearchPage>
  );
}

const HOST = '/sessions/add/new';

/** No results. Offers to host a session or to remove filters. */
function NoSessionResults({ asked }: { asked: readonly SetFilter[] }) {
  const { login } = useAccount();
  return (
    <NoResults
      title={words.sessionsNone}
      asked={asked}
      action={
        <Link to={login ? HOST : loginPath(HOST)} className={buttonClass({ variant: 'primary' })}>
          {words.hostOne}
        </Link>
      }
    >
      {asked.length > 0 ? words.sessionsNoneHint : words.sessionsNoneText}
    </NoResults>
  );
}
