import { Link } from 'react-router';

import type { FriendTab } from '../base/friend-lists.ts';
import { buttonClass } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { people } from '../words/made/people.ts';

const { friends: words } = people;

/** An empty tab, with a link to all friends or to the people search. */
export function NoFriends({
  tab,
  friends = 0,
}: {
  tab: Exclude<FriendTab, 'played'>;
  friends?: number;
}) {
  const { title, text } = words.empty[tab];
  const action =
    tab === 'blocked' ? undefined : tab === 'online' && friends > 0 ? (
      <Link to="/friends?tab=all" className={buttonClass({ variant: 'primary' })}>
        {words.seeAll}
      </Link>
    ) : (
      <Link to="/users/search" className={buttonClass({ variant: 'primary' })}>
        {words.find}
      </Link>
    );
  return (
    <EmptyState title={title} action={action}>
      {text}
    </EmptyState>
  );
}
