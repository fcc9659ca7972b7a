import type { InferRequestType } from 'hono/client';
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';

import type { SessionItem } from '../../worker/contract/session.ts';
import { accountState, loginPath, useAccount } from '../base/account.ts';
import { api, load } from '../base/api.ts';
import { deferErrors } from '../base/defer-errors.ts';
import { cursorOf } from '../base/pages.ts';
import type { SetFilter } from '../search/filter-chips.tsx';
import { loadGameName, listCategoryNames } from '../search/names.ts';
import { NoResults } from '../search/nothing-fits.tsx';
import { SavedSearchesButton } from '../search/saved-searches-button.tsx';
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
import { useNow } from '../ui/use-now.ts';
import { search as words } from '../words/made/search.ts';
import { comma } from '../words/punctuation.ts';
import Fits from './fits.tsx';
import { SessionCards } from './session-cards.tsx';

type SessionQuery = InferRequestType<typeof api.sessions.$get>['query'];

const askSessions = (filters: SessionFilters, next?: string) => {
  // A visitor has no hours, so the filter is left out. So a member's link also works for visitors.
  const hours = filters.hours && accountState().login;
  const query: SessionQuery = Object.fromEntries(sessionParams({ ...filters, hours }));
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

const why = ({ fits = [] }: SessionItem) => fits.length > 0 && <Fits fits={fits} />;

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
  const { login } = useAccount();
  const shown = { ...asked, hours: asked.hours && login };
  const chips = sessionChips({ filters: shown, categories, now, change });
  const set = [...search.text, ...chips];
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
                  name: set.map(({ label }) => label).join(comma),
                },
              })}
            />
          )}
          <SortSelect value={asked.sort} onChange={(sort) => change({ sort })} />
        </>
      }
      empty={<NoSessionResults asked={set} inHours={shown.hours} />}
    >
      {(member) => <SessionCards sessions={member} why={why} />}
    </SearchPage>
  );
}

const HOST = '/sessions/add/new';

interface NoSessionResultsProps {
  asked: readonly SetFilter[];
  /** Whether the user’s hours are one of the filters. */
  inHours: boolean;
}

/** No results. Offers to host a session or to remove filters. */
function NoSessionResults({ asked, inHours }: NoSessionResultsProps) {
  const { login } = useAccount();
  return (
    <NoResults
      title={words.sessionsNone}
      asked={asked}
      action={
        <>
          {inHours && (
            <Link to="/user#hours" className={buttonClass()}>
              {words.changeHours}
            </Link>
          )}
          <Link to={login ? HOST : loginPath(HOST)} className={buttonClass({ variant: 'primary' })}>
            {words.hostOne}
          </Link>
        </>
      }
    >
      {inHours
        ? words.hoursNone
        : asked.length > 0
          ? words.sessionsNoneHint
          : words.sessionsNoneText}
    </NoResults>
  );
}
