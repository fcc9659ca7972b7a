import { type ReactNode, Suspense, lazy } from 'react';
import { Link, useLoaderData } from 'react-router';

import type { SessionItem } from '../../worker/contract/session.ts';
import type { UserItem } from '../../worker/contract/user.ts';
import { checkAccount, useAccount } from '../base/account.ts';
import { ApiError, api, load } from '../base/api.ts';
import { storedToken } from '../base/credentials.ts';
import { deferErrors } from '../base/defer-errors.ts';
import { loadScript } from '../base/load-script.ts';
import { UserCards } from '../people/user-cards.tsx';
import { SessionCards } from '../sessions/session-cards.tsx';
import { AwaitedPart } from '../ui/awaited-part.tsx';
import { buttonClass } from '../ui/button.tsx';
import type { CardKind } from '../ui/card.tsx';
import { CardsSkeleton } from '../ui/cards-skeleton.tsx';
import { FirstCards } from '../ui/first-cards.tsx';
import { common } from '../words/made/common.ts';
import { HomeFrame } from './home-frame.tsx';
import css from './home.module.css';

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
    if (!(error instanceof ApiError && error.kind === 'unauthenticated')) throw error;
    // The headings say whose lists they are.
    await checkAccount();
    return latest();
  }
}

/** Puts open sessions first among the latest. A list by preference keeps the server's order. */
function inOrder({ member, basis }: Listed<SessionItem>) {
  if (basis === 'preferences') return member;
  return member.toSorted(
    (one, other) => Number(other.status === 'open') - Number(one.status === 'open'),
  );
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
  const titles = login
    ? ([list.sessionsPreferred, list.usersPreferred] as const)
    : ([list.sessionsLatest, list.usersLatest] as const);
  return (
    <HomeFrame
      titles={titles}
      {...(login && {
        now: (
          <>
            <div className={css.now}>
              {/* If it can't be loaded, home is shown without it. */}
              {now && (
                <AwaitedPart answer={now} failed={<span className={css.without} />}>
                  {(data) => <MemberNow {...data} />}
                </AwaitedPart>
              )}
            </div>
            <Link to="/sessions/add/new" className={buttonClass({ wide: true })}>
              {list.hostOne}
            </Link>
          </>
        ),
      })}
      tonight={
        <List answer={night} kind="row" part={common.time.tonight}>
          {(first) => <Tonight first={first} />}
        </List>
      }
      sessions={
        <List answer={sessions} kind="wide" part={titles[0]}>
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
        <List answer={users} kind="narrow" part={titles[1]}>
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

interface ListProps<Answer> {
  answer: Promise<Answer>;
  kind: CardKind;
  part: string;
  children: (answer: Answer) => ReactNode;
}

const List = <Answer,>({ kind, ...rest }: ListProps<Answer>) => (
  <AwaitedPart {...rest} level={3} loading={<CardsSkeleton kind={kind} />} />
);
