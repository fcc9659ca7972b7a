import { Suspense, lazy } from 'react';
import { Await, Link, useLoaderData } from 'react-router';

import type { SessionItem } from '../../worker/contract/session.ts';
import type { UserItem } from '../../worker/contract/user.ts';
import { useAccount } from '../base/account.ts';
import { ApiError, api, load } from '../base/api.ts';
import { storedToken } from '../base/credentials.ts';
import { deferErrors } from '../base/defer-errors.ts';
import { loadScript } from '../base/load-script.ts';
import { UserCards } from '../people/user-cards.tsx';
import { SessionCards } from '../sessions/session-cards.tsx';
import { buttonClass } from '../ui/button.tsx';
import { CardsSkeleton } from '../ui/cards-skeleton.tsx';
import { LoadFailure } from '../ui/failure.tsx';
import { FirstCards } from '../ui/first-cards.tsx';
import { common } from '../words/made/common.ts';
import { HomeFrame } from './home-frame.tsx';
import css from './home.module.css';
import type { MemberNowData } from './member-now.tsx';
import type { TonightData } from './tonight.tsx';

interface Listed<Item> {
  member: Item[];
  basis?: 'preferences' | 'latest';
}

/** No query, so that the URL is the one that web/boot.ts has requested. */
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

/** Puts open sessions first among the latest. A list by preference keeps the server's order. */
function inOrder({ member, basis }: Listed<SessionItem>) {
  if (basis === 'preferences') return member;
  const open = member.filter(({ status }) => status === 'open');
  return [...open, ...member.filter(({ status }) => status !== 'open')];
}

const memberNow = () => loadScript(() => import('./member-now.tsx'));
const loadNow = async (sessions: Promise<Listed<SessionItem>>) =>
  (await memberNow()).loadNow(sessions);
const Fits = lazy(() => loadScript(() => import('../sessions/fits.tsx')));
const why = ({ fits }: SessionItem) => fits && <Fits fits={fits} />;
const tonight = () => loadScript(() => import('./tonight.tsx'));
const loadTonight = async (sessions: Promise<Listed<SessionItem>>) =>
  (await tonight()).loadTonight(sessions);
const Tonight = lazy(async () => ({ default: (await tonight()).Tonight }));
const SetPreferences = lazy(async () => ({ default: (await memberNow()).SetPreferences }));
const MemberNow = lazy(async () => ({ default: (await memberNow()).MemberNow }));

/** All are promises, so the splash is shown while they load. */
export const loadHome = () => {
  const sessions = deferErrors(
    preferred<SessionItem>(() => load(api.sessionsgames.$get(asIs)), latestSessions),
  );
  return {
    now: storedToken() === null ? null : deferErrors(loadNow(sessions)),
    tonight: deferErrors(loadTonight(sessions)),
    sessions,
    users: deferErrors(preferred<UserItem>(() => load(api.usergames.$get(asIs)), latestUsers)),
  };
};

export function Home() {
  const { now, tonight: night, sessions, users } = useLoaderData<typeof loadHome>();
  const { login } = useAccount();
  const { list } = common;
  return (
    <HomeFrame
      titles={
        login
          ? [list.sessionsPreferred, list.usersPreferred]
          : [list.sessionsLatest, list.usersLatest]
      }
      {...(login && {
        now: (
          <>
            <div className={css.now}>{now && <Now answer={now} />}</div>
            <Link to="/sessions/add/new" className={buttonClass({ wide: true })}>
              {list.hostOne}
            </Link>
          </>
        ),
      })}
      tonight={
        <Suspense fallback={<CardsSkeleton kind="row" />}>
          <Await resolve={night} errorElement={<LoadFailure level={3} />}>
            {(first: TonightData) => <Tonight first={first} />}
          </Await>
        </Suspense>
      }
      sessions={
        <List answer={sessions} kind="wide">
          {({ member, basis }) => (
            <>
              {login && basis === 'latest' && <SetPreferences />}
              <FirstCards count={member.length} label={list.all}>
                {(most) => (
                  <Suspense fallback={<CardsSkeleton kind="wide" />}>
                    <SessionCards sessions={inOrder({ member, basis }).slice(0, most)} why={why} />
                  </Suspense>
                )}
              </FirstCards>
            </>
          )}
        </List>
      }
      users={
        <List answer={users} kind="narrow">
          {({ member }) => (
            <FirstCards count={member.length} label={list.all}>
              {(most) => <UserCards users={member.slice(0, most)} />}
            </FirstCards>
          )}
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

/** If it can't be loaded, home is shown without it. */
const Now = ({ answer }: { answer: Promise<MemberNowData> }) => (
  <Suspense>
    <Await resolve={answer} errorElement={null}>
      {(data: MemberNowData) => <MemberNow {...data} />}
    </Await>
  </Suspense>
);
