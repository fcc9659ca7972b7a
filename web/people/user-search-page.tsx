import type { InferRequestType } from 'hono/client';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';

import type { UserItem } from '../../worker/contract/user.ts';
import { accountState, firstAccountCheck, useAccount } from '../base/account.ts';
import { api, load } from '../base/api.ts';
import { deferErrors } from '../base/defer-errors.ts';
import { type Page, cursorOf } from '../base/pages.ts';
import { chipsOf, controlsOf, userFacets } from '../search/facets.tsx';
import { loadGameName } from '../search/names.ts';
import { NoResults } from '../search/no-results.tsx';
import { SearchHead } from '../search/search-head.tsx';
import { SearchPage, useSearch } from '../search/search-page.tsx';
import css from '../search/search.module.css';
import type { ResultsCache } from '../search/use-results.ts';
import {
  NO_USER_FACETS,
  type UserFilters,
  readUserFilters,
  userParams,
} from '../search/user-filters.ts';
import Fits from '../sessions/fits.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { PleaseLogIn } from '../ui/please-log-in.tsx';
import { fitWords } from '../words/made/hours.ts';
import { search as words } from '../words/made/search.ts';
import { UserCards } from './user-cards.tsx';

type UserQuery = InferRequestType<typeof api.users.$get>['query'];

const askPeople = (filters: UserFilters, next?: string) => {
  const query: UserQuery = Object.fromEntries(userParams(filters));
  return load(api.users.$get({ query: { ...query, ...cursorOf(next) } }));
};

/** Sends no request for visitors, who are asked to log in. */
export async function loader({ request }: LoaderFunctionArgs) {
  const filters = readUserFilters(new URL(request.url).searchParams);
  await firstAccountCheck();
  const { user, login } = accountState();
  if (!login) return { user, filters, first: undefined };
  const first = deferErrors(askPeople(filters));
  await loadGameName(filters.game);
  return { user, filters, first };
}

/** /users/search: for logged-in users. */
export function Component() {
  const { user, filters, first } = useLoaderData<typeof loader>();
  const { login } = useAccount();
  if (login && first) return <People user={user} filters={filters} first={first} />;
  return (
    <>
      <SearchHead current="people" shared={sharedParams(filters)} />
      <EmptyState title={words.visitorsTitle}>
        <div className={css.please}>
          <PleaseLogIn />
        </div>
      </EmptyState>
    </>
  );
}

/** The filters that the session search knows, too. */
const sharedParams = (filters: UserFilters) => userParams({ ...filters, online: false });

const kept: ResultsCache<UserItem> = new Map();

interface PeopleProps {
  user: number;
  filters: UserFilters;
  first: Promise<Page<UserItem>>;
}

const inCommon = ({ fits = [] }: UserItem) =>
  fits.length > 0 && <Fits fits={fits} why={fitWords.shared} />;

function People({ user, filters, first }: PeopleProps) {
  const search = useSearch({
    user,
    filters,
    write: userParams,
    first,
    page: (next) => askPeople(filters, next),
    kept,
  });
  const { asked, change } = search;
  const facets = userFacets(asked, change);
  const chips = chipsOf(facets, change);
  const dropped = [...search.text, ...chips];
  return (
    <SearchPage
      current="people"
      search={search}
      shared={sharedParams(asked)}
      placeholder={words.peoplePlaceholder}
      found={words.peopleFound}
      facets={controlsOf(facets)}
      chips={chips}
      onClear={() => change(NO_USER_FACETS)}
      empty={
        <NoResults title={words.peopleNone} asked={dropped}>
          {dropped.length > 0 ? words.peopleNoneHint : words.peopleNoneText}
        </NoResults>
      }
    >
      {(member) => <UserCards users={member} extra={inCommon} />}
    </SearchPage>
  );
}
