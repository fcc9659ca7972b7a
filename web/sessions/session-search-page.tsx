import type { InferRequestType } from 'hono/client';
import { useEffect, useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';

import type { SessionItem } from '../../worker/contract/session.ts';
import { accountState, loginPath, useAccount } from '../base/account.ts';
import { api, load } from '../base/api.ts';
import { storedToken } from '../base/credentials.ts';
import { deferErrors } from '../base/defer-errors.ts';
import { cursorOf } from '../base/pages.ts';
import { userOf } from '../base/token-claims.ts';
import { chipsOf, controlsOf, sessionFacets } from '../search/facets.tsx';
import type { SetFilter } from '../search/filter-chips.tsx';
import { loadGameName, listCategoryNames } from '../search/names.ts';
import { NoResults } from '../search/no-results.tsx';
import { SavedSearchesButton } from '../search/saved-searches-button.tsx';
import { SearchPage, useSearch } from '../search/search-page.tsx';
import {
  NO_FACETS,
  type SessionFilters,
  readSessionFilters,
  sessionParams,
} from '../search/session-filters.ts';
import { SortSelect } from '../search/sort-select.tsx';
import { SubscribeButton } from '../search/subscribe-button.tsx';
import type { ResultsCache } from '../search/use-results.ts';
import { readUserFilters, userParams } from '../search/user-filters.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { clockWord, dayWord } from '../ui/time.ts';
import { useNow } from '../ui/use-now.ts';
import { counted } from '../words/counted.ts';
import { search as words } from '../words/made/search.ts';
import { comma } from '../words/punctuation.ts';
import Fits from './fits.tsx';
import { LaterDates, onePerSeries } from './one-per-series.tsx';
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
  // The first account check may still be in progress.
  const user = userOf(storedToken() ?? '');
  const first = deferErrors(askSessions(filters));
  const [categories] = await Promise.all([listCategoryNames(), loadGameName(filters.game)]);
  return { user, filters, first, categories };
}

const partOf = ({ status, seats, seatsTaken }: SessionItem) =>
  status !== 'running' ? 'next' : seatsTaken < seats ? 'running' : 'full';

/** Those that run and have a seat come first, then the full ones, then what comes next. A series is one card. */
function Found({ sessions, grouped }: { sessions: readonly SessionItem[]; grouped: boolean }) {
  const { shown, laterOf } = onePerSeries(sessions);
  const why = (session: SessionItem) => {
    const { fits = [] } = session;
    return (
      <>
        <LaterDates session={session} later={laterOf(session)} />
        {fits.length > 0 && <Fits fits={fits} />}
      </>
    );
  };
  const parts = (['running', 'full', 'next'] as const)
    .map((name) => ({ name, found: shown.filter((session) => partOf(session) === name) }))
    .filter(({ found }) => found.length > 0);
  if (!grouped || parts.length < 2) return <SessionCards sessions={shown} why={why} />;
  return parts.map(({ name, found }) => (
    <div key={name} className="stack-3">
      <h3>{words[name]}</h3>
      <SessionCards sessions={found} why={why} level={4} />
    </div>
  ));
}

const kept: ResultsCache<SessionItem> = new Map();

/** /sessions/search */
export function Component() {
  const { user, filters, first, categories } = useLoaderData<typeof loader>();
  const now = useNow();
  const search = useSearch({
    user,
    filters,
    write: sessionParams,
    first,
    page: (next) => askSessions(filters, next),
    kept,
  });
  const { asked, change } = search;
  const { login } = useAccount();
  const facets = sessionFacets({ filters: asked, categories, now, login, change });
  const chips = chipsOf(facets, change);
  const set = [...search.text, ...chips];
  return (
    <SearchPage
      current="sessions"
      search={search}
      shared={userParams(readUserFilters(sessionParams(asked)))}
      placeholder={words.sessionsPlaceholder}
      found={words.sessionsFound}
      facets={controlsOf(facets)}
      chips={chips}
      onClear={() => change(NO_FACETS)}
      sort={
        <>
          {login && (
            <SavedSearchesButton {...(set.length > 0 && { current: currentOf(asked, set) })} />
          )}
          <SortSelect value={asked.sort} onChange={(sort) => change({ sort })} />
        </>
      }
      end={<SubscribeButton filters={asked} />}
      empty={
        <NoSessionResults
          filters={asked}
          asked={set}
          inHours={asked.hours && login}
          change={change}
        />
      }
    >
      {(member) => <Found sessions={member} grouped={asked.sort === 'soonest'} />}
    </SearchPage>
  );
}

/** With the date, since "tonight" is read on other days. */
const dated = (ms: number) => ({ day: dayWord(ms, 0), clock: clockWord(ms) });

function currentOf(filters: SessionFilters, set: readonly SetFilter[]) {
  const { from, to } = filters;
  const names = [
    ...set.filter(({ key }) => !['when', 'from', 'to'].includes(key)).map(({ label }) => label),
    ...(from === undefined ? [] : [words.fromWord(dated(from))]),
    ...(to === undefined ? [] : [words.toWord(dated(to))]),
  ];
  return { filters: sessionParams(filters).toString(), name: names.join(comma) };
}

/** How many there are in other languages, and a button that shows them. Without any it is nothing. */
function Elsewhere({ filters, change }: Pick<NoSessionResultsProps, 'filters' | 'change'>) {
  const [answer] = useState(() =>
    filters.language === undefined ? null : askSessions({ ...filters, language: undefined }),
  );
  const [total, setTotal] = useState(0);
  useEffect(() => {
    // Without an answer there is nothing to offer.
    answer?.then(({ totalItems = 0 }) => setTotal(totalItems)).catch(() => undefined);
  }, [answer]);
  if (total === 0) return null;
  return (
    <Button onClick={() => change({ language: undefined })}>
      {words.elsewhere(counted(total))}
    </Button>
  );
}

const HOST = '/sessions/add/new';

interface NoSessionResultsProps {
  filters: SessionFilters;
  change: (filters: Partial<SessionFilters>) => void;
  asked: readonly SetFilter[];
  /** Whether the user’s hours are one of the filters. */
  inHours: boolean;
}

/** No results. Offers to be told of new ones, to host a session, or to ask for less. */
function NoSessionResults({ filters, asked, inHours, change }: NoSessionResultsProps) {
  const { login } = useAccount();
  const host = filters.q === undefined ? HOST : `${HOST}?name=${encodeURIComponent(filters.q)}`;
  return (
    <NoResults
      title={words.sessionsNone}
      asked={asked}
      action={
        <>
          {inHours && <ButtonLink to="/user#hours">{words.changeHours}</ButtonLink>}
          {login && asked.length > 0 && (
            <SavedSearchesButton label={words.tellMe} current={currentOf(filters, asked)} />
          )}
          <Elsewhere key={sessionParams(filters).toString()} filters={filters} change={change} />
          <ButtonLink to={login ? host : loginPath(host)} variant="primary">
            {words.hostOne}
          </ButtonLink>
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
