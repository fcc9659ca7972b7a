import { Suspense } from 'react';
import { Await, Link, useLoaderData } from 'react-router';

import type { SessionItem } from '../../worker/contract/session.ts';
import type { UserItem } from '../../worker/contract/user.ts';
import { useAccount } from '../accounts/account.ts';
import { ApiError, api, load } from '../app/api.ts';
import { CardsSkeleton } from '../ui/cards-skeleton.tsx';
import { LoadFailure } from '../app/load-failure.tsx';
import { SessionCards } from '../sessions/session-cards.tsx';
import { buttonClass } from '../ui/button.tsx';
import { UserCards } from '../people/user-cards.tsx';
import { storedToken } from '../accounts/credentials.ts';
import { shownLater } from '../app/shown-later.ts';
import { common } from '../words/en/common.ts';
import { HomeFrame } from './home-frame.tsx';
import css from './home.module.css';

interface Listed<Item> {
  member: Item[];
  basis?: 'preferences' | 'latest';
}

/** No query: the same URL that web/boot.ts has already requested. */
const asIs = { query: {} };

const latestSessions = () => load(api.latest.sessions.$get(asIs));
const latestUsers = () => load(api.latest.users.$get(asIs));

/** By preference for logged-in users. If the log-in has expired, the visitors' list. */
async function preferred<Item>(
  own: () => Promise<Listed<Item>>,
  latest: () => Promise<Listed<Item>>,
) {
  if (storedToken() === null) return latest();
  try {
    return await own();
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'unauthenticated') return latest();
    throw error;
  }
}

/** Both lists are promises, so the splash is shown while they load. */
export const loadHome = () => ({
  sessions: shownLater(
    preferred<SessionItem>(() => load(api.sessionsgames.$get(asIs)), latestSessions),
  ),
  users: shownLater(preferred<UserItem>(() => load(api.usergames.$get(asIs)), latestUsers)),
});

export function Home() {
  const { sessions, users } = useLoaderData<typeof loadHome>();
  const { login } = useAccount();
  const { list } = common;
  return (
    <HomeFrame
      titles={
        login
          ? [list.sessionsPreferred, list.usersPreferred]
          : [list.sessionsLatest, list.usersLatest]
      }
      beside={
        login && (
          <Link to="/sessions/add/new" className={buttonClass({ variant: 'primary' })}>
            {list.hostOne}
          </Link>
        )
      }
      sessions={
        <List answer={sessions} kind="wide">
          {({ member, basis }) => (
            <>
              {login && basis === 'latest' && <SetPreferences />}
              <SessionCards sessions={member} />
            </>
          )}
        </List>
      }
      users={
        <List answer={users} kind="narrow">
          {({ member }) => <UserCards users={member} />}
        </List>
      }
    />
  );
}

interface ListProps<Item> {
  answer: Promise<Listed<Item>>;
  kind: 'wide' | 'narrow';
  children: (listed: Listed<Item>) => React.ReactNode;
}

function List<Item>({ answer, kind, children }: ListProps<Item>) {
  return (
    <Suspense fallback={<CardsSkeleton kind={kind} />}>
      <Await resolve={answer} errorElement={<LoadFailure level={3} />}>
        {children}
      </Await>
    </Suspense>
  );
}

const SetPreferences = () => (
  <p className={css['hint']}>
    {common.list.setPreferences} <Link to="/games">{common.list.setPreferencesLink}</Link>
  </p>
);
