import { Suspense, lazy, useEffect, useState } from 'react';
import { Link, type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';

import type { FriendCounts } from '../../worker/contract/friend.ts';
import { deferErrors } from '../base/defer-errors.ts';
import {
  type BlocksPage,
  FRIEND_TABS,
  type FriendTab,
  type FriendsPage,
  type FriendshipTab,
  type PlayedPage,
  entriesNotIn,
  friendsLoader,
  loadBlocks,
  loadPlayed,
  readTab,
} from '../base/friend-lists.ts';
import { loadScript } from '../base/load-script.ts';
import { requireLogin } from '../base/require-login.ts';
import { AwaitedPart } from '../ui/awaited-part.tsx';
import { Badge } from '../ui/badge.tsx';
import { cx } from '../ui/cx.ts';
import { PageTitle } from '../ui/page-title.tsx';
import frame from '../ui/page.module.css';
import { RowsSkeleton } from '../ui/person-row.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { Tab, TabCount, TabNav } from '../ui/tabs.tsx';
import { counted } from '../words/counted.ts';
import { people } from '../words/made/people.ts';
import { BlockedList } from './blocked-list.tsx';
import { FriendList } from './friend-list.tsx';
import css from './friends-page.module.css';
import { type PersonAsked, PersonDialog } from './person-menu.tsx';
import { PlayedList } from './played-list.tsx';

const RunningCall = lazy(() => loadScript(() => import('../calls/running-call.tsx')));

const { friends: words } = people;

type Answer =
  | { tab: 'blocked'; page: BlocksPage }
  | { tab: 'played'; page: PlayedPage }
  | { tab: FriendshipTab; page: FriendsPage };

async function ask(tab: FriendTab): Promise<Answer> {
  if (tab === 'blocked') return { tab, page: await loadBlocks() };
  if (tab === 'played') return { tab, page: await loadPlayed() };
  return { tab, page: await friendsLoader[tab]() };
}

export async function loader({ request }: LoaderFunctionArgs) {
  await requireLogin(request);
  return { answer: deferErrors(ask(readTab(new URL(request.url).searchParams))) };
}

/** /friends: online friends, all friends, received and sent invites, and blocked users. */
export function Component() {
  const { answer } = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  const tab = readTab(search);
  const counts = useCounts(answer);
  const [asked, setAsked] = useState<PersonAsked>();
  return (
    <div className={cx(frame.page, css.page)}>
      <div className={frame.head}>
        <PageTitle>{words.title}</PageTitle>
        <h1>{words.title}</h1>
        <Link to="/users/search">{words.find}</Link>
      </div>
      {/* As high as the title of the recent calls. */}
      <Suspense fallback={<Skeleton height="var(--touch)" />}>
        <RunningCall />
      </Suspense>
      <Tabs current={tab} counts={counts} />
      <AwaitedPart key={tab} answer={answer} loading={<RowsSkeleton />}>
        {(shown) =>
          shown.tab === 'blocked' ? (
            <BlockedList first={shown.page} loadNext={loadBlocks} />
          ) : shown.tab === 'played' ? (
            <PlayedList first={shown.page} />
          ) : (
            <FriendList
              tab={shown.tab}
              first={shown.page}
              // The first page of the online tab may have friends of a later one: the newest of all.
              loadNext={async (next) => {
                const page = await friendsLoader[shown.tab](next);
                return { ...page, member: entriesNotIn(shown.page, page) };
              }}
              onAsk={setAsked}
            />
          )
        }
      </AwaitedPart>
      {/* Here it stays when the friend goes offline or the list can't be loaded again. */}
      {asked && <PersonDialog asked={asked} onClose={() => setAsked(undefined)} />}
    </div>
  );
}

/** The counts of the last response, kept while the next tab loads. */
function useCounts(answer: Promise<Answer>): FriendCounts | undefined {
  const [counts, setCounts] = useState<FriendCounts>();
  useEffect(() => {
    let current = true;
    answer.then(
      ({ page }) => current && page.counts && setCounts(page.counts),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [answer]);
  return counts;
}

/** The count of each tab. The tab of players has none. */
const COUNT_OF: Record<Exclude<FriendTab, 'played'>, keyof FriendCounts> = {
  online: 'online',
  all: 'active',
  in: 'in',
  out: 'out',
  blocked: 'blocked',
};

function Tabs({ current, counts }: { current: FriendTab; counts: FriendCounts | undefined }) {
  return (
    <TabNav label={words.tabsLabel}>
      {FRIEND_TABS.map((tab) => {
        const count = tab === 'played' ? 0 : (counts?.[COUNT_OF[tab]] ?? 0);
        return (
          <Tab key={tab} to={`/friends?tab=${tab}`} replace current={tab === current}>
            {words.tabs[tab]}
            {/* The count always has the same width, so that the other tabs don't move. */}
            {tab !== 'played' && (
              <span className={css[tab === 'in' ? 'waiting' : 'count']}>
                {counts !== undefined &&
                  (tab === 'in' && count > 0 ? (
                    <Badge tone="loud" label={words.waiting(count)}>
                      {counted(count)}
                    </Badge>
                  ) : (
                    <TabCount>{count > 0 && counted(count)}</TabCount>
                  ))}
              </span>
            )}
          </Tab>
        );
      })}
    </TabNav>
  );
}
