import type { FriendTab } from '../base/friend-lists.ts';
import { ButtonLink } from '../ui/button.tsx';
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
      <ButtonLink to="/friends?tab=all" variant="primary">
        {words.seeAll}
      </ButtonLink>
    ) : (
      <ButtonLink to="/users/search" variant="primary">
        {words.find}
      </ButtonLink>
    );
  return (
    <EmptyState title={title} action={action}>
      {text}
    </EmptyState>
  );
}
