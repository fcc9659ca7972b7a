import { useState } from 'react';

import type { UserDetail } from '../../worker/contract/user.ts';
import { lazyPopup } from '../base/lazy-popup.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Menu, MenuItem } from '../ui/menu.tsx';
import { people } from '../words/made/people.ts';
import { UnfriendDialog } from './unfriend-dialog.tsx';
import { useFriendship } from './use-friendship.ts';

const AddPopup = lazyPopup(() => import('./add-popup.tsx'));

const { relation: words } = people;

/** The main action on a user, by the relation to them. Visitors get the button, too, and are asked to log in. */
export function RelationButton({ user }: { user: UserDetail }) {
  const [open, setOpen] = useState<'add' | 'unfriend'>();
  const close = () => setOpen(undefined);
  const { relation = 'none', name } = user;
  const friendship = useFriendship(user.friendId ?? 0, name, close);

  return (
    <>
      {relation === 'self' && (
        <ButtonLink to="/user" variant="primary" size="lg">
          {words.edit}
        </ButtonLink>
      )}
      {relation === 'none' && (
        <Button variant="primary" size="lg" icon="plus" onClick={() => setOpen('add')}>
          {words.add}
        </Button>
      )}
      {relation === 'invited' && (
        <Menu worded icon="check" label={words.sent} variant="quiet" size="lg">
          <MenuItem icon="x" onClick={friendship.withdraw}>
            {words.withdraw}
          </MenuItem>
        </Menu>
      )}
      {relation === 'invites' && (
        <>
          <Button
            variant="primary"
            size="lg"
            icon="check"
            pending={friendship.pending === 'accept'}
            onClick={friendship.accept}
          >
            {words.accept}
          </Button>
          <Button size="lg" pending={friendship.pending === 'end'} onClick={friendship.decline}>
            {words.decline}
          </Button>
        </>
      )}
      {relation === 'friends' && (
        <Menu worded icon="users" label={words.areFriends} variant="quiet" size="lg">
          <MenuItem icon="x" onClick={() => setOpen('unfriend')}>
            {words.unfriend}
          </MenuItem>
        </Menu>
      )}
      {open === 'add' && <AddPopup user={user} onClose={close} />}
      {open === 'unfriend' && <UnfriendDialog {...{ name, friendship }} onClose={close} />}
    </>
  );
}
