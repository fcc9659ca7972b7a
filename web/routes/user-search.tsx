import type { InferRequestType } from 'hono/client';
import { type LoaderFunctionArgs, useLoaderData, useLocation, useRevalidator } from 'react-router';

import { TOTAL_MAX } from '../../worker/contract/bounds.ts';
import type { UserItem } from '../../worker/contract/user.ts';
import { firstAccountCheck, accountState, useAccount } from '../account.ts';
import { api, load } from '../api.ts';
import { PleaseLogIn } from '../components/please-log-in.tsx';
import { FacetPanel } from '../components/search/facet-panel.tsx';
import { FilterChips } from '../components/search/filter-chips.tsx';
import { NobodyFits } from '../components/search/nobody-fits.tsx';
import { Results } from '../components/search/results.tsx';
import { SearchHead } from '../components/search/search-head.tsx';
import { SearchText } from '../components/search/search-text.tsx';
import css from '../components/search/search.module.css';
import { userChips } from '../components/search/user-chips.tsx';
import { UserFacets } from '../components/search/user-facets.tsx';
import { EmptyState } from '../components/ui/empty-state.tsx';
import { UserCards } from '../components/user-cards.tsx';
import { learnGame } from '../search/names.ts';
import { useAsking } from '../search/use-asking.ts';
import { type Found, resultsHook } from '../search/use-results.ts';
import {
  NO_USER_FACETS,
  type UserFilters,
  readUserFilters,
  userParams,
} from '../search/user-filters.ts';
import { shownLater } from '../shown-later.ts';
import { search as words } from '../words/search.ts';

type UserQuery = InferRequestType<typeof api.users.$get>['query'];

const askPeople = (filters: UserFilters, cursor?: string) => {
  const query: UserQuery = Object.fromEntries(userParams(filters));
  return load(api.users.$get({ query: cursor === undefined ? query : { ...query, cursor } }));
};

/** Asks nothing for visitors: they are told to log in. */
export async function loader({ request }: LoaderFunctionArgs) {
  const filters = readUserFilters(new URL(request.url).searchParams);
  await firstAccountCheck();
  if (!accountState().login) return { filters, first: undefined };
  const first = shownLater(askPeople(filters));
  await learnGame(filters.game);
  return { filters, first };
}

/** /users/search: for those logged in. */
export function Component() {
  const { filters, first } = useLoaderData<typeof loader>();
  const { login } = useAccount();
  return (
    <>
      <SearchHead current="people" shared={userParams({ ...filters, online: false })} />
      {login && first ? (
        <People filters={filters} first={first} />
      ) : (
        <EmptyState title={words.visitorsTitle}>
          <div className={css['please']}>
            <PleaseLogIn />
          </div>
        </EmptyState>
      )}
    </>
  );
}

const usePeople = resultsHook<UserItem>();

interface PeopleProps {
  filters: UserFilters;
  first: Promise<Found<UserItem>>;
}

function People({ filters, first }: PeopleProps) {
  const { key } = useLocation();
  const { revalidate } = useRevalidator();
  const { asked, waiting, change } = useAsking({ filters, write: userParams });
  const shown = usePeople({ entry: key, first, page: (cursor) => askPeople(filters, cursor) });

  const clear = () => change(NO_USER_FACETS);
  const chips = userChips({ filters: asked, change });
  const textChip =
    asked.q === undefined
      ? []
      : [{ key: 'q', label: asked.q, remove: () => change({ q: undefined }) }];
  const total = shown.results?.total ?? 0;
  const found = words.peopleFound(total, total >= TOTAL_MAX);

  return (
    <>
      <div className={css['layout']}>
        <SearchText
          value={asked.q ?? ''}
          placeholder={words.peoplePlaceholder}
          onSearch={(q) => change({ q: q === '' ? undefined : q }, true)}
        />
        <FacetPanel count={chips.length} found={found} onClear={clear}>
          <UserFacets filters={asked} onChange={change} />
        </FacetPanel>
        <div className={css['found']}>
          <FilterChips filters={chips} onClear={clear} />
          <Results
            {...shown}
            busy={shown.busy || waiting}
            kind="narrow"
            found={found}
            retry={() => void revalidate()}
            empty={<NobodyFits asked={[...textChip, ...chips]} />}
          >
            {(member) => <UserCards users={member} />}
          </Results>
        </div>
      </div>
    </>
  );
}
