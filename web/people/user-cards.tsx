import { type ReactNode, Suspense, lazy, useState } from 'react';
import { Link } from 'react-router';

import type { UserItem } from '../../worker/contract/user.ts';
import { useAccount } from '../base/account.ts';
import { lazyPopup } from '../base/lazy-popup.tsx';
import { loadScript } from '../base/load-script.ts';
import { shownMedia } from '../base/media.ts';
import { AvatarArt } from '../brand/game-cover.tsx';
import { GameChips } from '../catalogue/game-chips.tsx';
import { UserPresence } from '../presence/user-presence.tsx';
import { Button } from '../ui/button.tsx';
import { Card, CardList } from '../ui/card.tsx';
import { Thumb } from '../ui/thumb.tsx';
import { common } from '../words/made/common.ts';

const NoUsers = lazy(async () => ({
  default: (await loadScript(() => import('../sessions/no-cards.tsx'))).NoUsers,
}));

const AddPopup = lazyPopup(() => import('./add-popup.tsx'));

/** A list of user cards with one shared invite popup. */
export function UserCards({
  users,
  empty,
  extra,
}: {
  users: readonly UserItem[];
  empty?: ReactNode;
  extra?: (user: UserItem) => ReactNode;
}) {
  const [adding, setAdding] = useState<UserItem>();
  if (users.length === 0) {
    return (
      empty ?? (
        <Suspense>
          <NoUsers />
        </Suspense>
      )
    );
  }
  return (
    <>
      <CardList kind="narrow">
        {users.map((user) => (
          <UserCard key={user.id} user={user} onAdd={() => setAdding(user)}>
            {extra?.(user)}
          </UserCard>
        ))}
      </CardList>
      {adding && <AddPopup user={adding} onClose={() => setAdding(undefined)} />}
    </>
  );
}

interface UserCardProps {
  user: UserItem;
  onAdd: () => void;
  children: ReactNode;
}

function UserCard({ user, onAdd, children }: UserCardProps) {
  const { login } = useAccount();
  const [first] = shownMedia(user.media);
  const invitable =
    user.relation === undefined || user.relation === 'none' || user.relation === 'invited';
  return (
    <Card
      name={<Link to={`/detail/${user.id}`}>{user.name}</Link>}
      media={
        <Thumb {...first} to={`/detail/${user.id}`}>
          <AvatarArt name={user.name} />
        </Thumb>
      }
      aside={<UserPresence user={user} />}
      foot={
        login && invitable ? (
          <>
            <span />
            <Button variant="primary" size="sm" onClick={onAdd}>
              {common.card.add}
            </Button>
          </>
        ) : undefined
      }
    >
      <GameChips games={user.games} people />
      {children}
    </Card>
  );
}
