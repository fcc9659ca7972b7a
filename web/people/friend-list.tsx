import { useMemo, useRef } from 'react';

import type { FriendEntry } from '../../worker/contract/friend.ts';
import type { FriendsPage, FriendshipTab } from '../base/friend-lists.ts';
import { usePages } from '../base/pages.ts';
import { SelectBar, useSelection } from '../calls/selection.tsx';
import { UnsupportedNote } from '../calls/unsupported-note.tsx';
import { useOnlineOf } from '../presence/use-online-of.ts';
import { focusIfLost } from '../ui/focus-if-lost.ts';
import { NextPage } from '../ui/paged-list.tsx';
import { people } from '../words/made/people.ts';
import { FriendRow, type FriendKind } from './friend-row.tsx';
import { NoFriends } from './no-friends.tsx';
import type { PersonAsked } from './person-menu.tsx';
import { shownOf } from './shown-of.ts';

const { friends: words } = people;

const KINDS: Record<FriendshipTab, FriendKind> = {
  online: 'friend',
  all: 'friend',
  in: 'in',
  out: 'out',
};

interface FriendListProps {
  tab: FriendshipTab;
  first: FriendsPage;
  loadNext: (next: string) => Promise<FriendsPage>;
  onAsk: (asked: PersonAsked) => void;
}

/** The list of one tab. In the online tab, friends appear and disappear as the stream says. */
export function FriendList({ tab, first, loadNext, onAsk }: FriendListProps) {
  const { items, next, pending, more } = usePages(first, loadNext);
  const place = useRef<HTMLDivElement>(null);
  const users = useMemo(
    () => (tab === 'online' ? items.map(({ user }) => user) : []),
    [items, tab],
  );
  const online = useOnlineOf(users);
  const shown: FriendEntry[] =
    tab === 'online' ? items.filter(({ user }) => online.has(user.id)) : items;
  const leave = () => focusIfLost(place.current);
  const reachable = tab === 'online' || tab === 'all';
  const callable = reachable && shown.length > 1;
  const { selection, begin } = useSelection(callable);

  return (
    <div ref={place} tabIndex={-1} className="stack-3">
      {callable && <SelectBar selection={selection} onBegin={begin} />}
      {reachable && shown.length > 0 && <UnsupportedNote />}
      {shown.length === 0 ? (
        <NoFriends tab={tab} friends={first.counts?.active ?? 0} />
      ) : (
        <ul className="stack-2">
          {shown.map((entry) => (
            <FriendRow
              key={entry.id}
              entry={entry}
              kind={KINDS[tab]}
              selection={selection}
              onAsk={onAsk}
              onLeave={leave}
            />
          ))}
        </ul>
      )}
      {(next !== undefined || items.length > first.member.length) && (
        <NextPage
          shown={shownOf(shown.length, first.totalItems)}
          {...(next !== undefined && { label: words.more })}
          pending={pending}
          onNext={() => void more()}
        />
      )}
    </div>
  );
}
