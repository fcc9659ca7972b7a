import { useState } from 'react';
import { Link } from 'react-router';

import type { UserDetail } from '../../../worker/contract/user.ts';
import { api, send } from '../../api.ts';
import { people } from '../../words/people.ts';
import { onDemand } from '../on-demand.tsx';
import { useAct } from '../session-page/use-act.ts';
import { Button, buttonClass } from '../ui/button.tsx';
import { Menu, MenuItem } from '../ui/menu.tsx';
import { Ask } from './ask.tsx';

const AddPopup = onDemand(() => import('../add-popup.tsx'));

const { relation: words, done, ask } = people;

/** The one thing to do about a user, by how one stands with them. Visitors get the button that asks them in. */
export function RelationButton({ user }: { user: UserDetail }) {
  const { pending, act } = useAct();
  const [open, setOpen] = useState<'add' | 'unfriend'>();
  const close = () => setOpen(undefined);
  const { relation = 'none', name } = user;
  const param = { id: String(user.friendId ?? 0) };

  const accept = () =>
    act('accept', async () => {
      await send(api.friends[':id'].$patch({ param, json: { active: true } }));
      return done.friends(name);
    });
  const end = (said: string) =>
    act('end', async () => {
      await send(api.friends[':id'].$delete({ param }));
      close();
      return said;
    });

  return (
    <>
      {relation === 'self' && (
        <Link to="/user" className={buttonClass({ variant: 'primary', size: 'lg' })}>
          {words.edit}
        </Link>
      )}
      {relation === 'none' && (
        <Button variant="primary" size="lg" icon="plus" onClick={() => setOpen('add')}>
          {words.add}
        </Button>
      )}
      {relation === 'invited' && (
        <Menu worded icon="check" label={words.sent} variant="quiet" size="lg">
          <MenuItem icon="x" onClick={() => void end(done.withdrawn(name))}>
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
            pending={pending === 'accept'}
            onClick={() => void accept()}
          >
            {words.accept}
          </Button>
          <Button
            size="lg"
            pending={pending === 'end'}
            onClick={() => void end(done.declined(name))}
          >
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
      {open === 'unfriend' && (
        <Ask
          title={ask.unfriendTitle(name)}
          yes={words.unfriend}
          no={ask.keep}
          pending={pending === 'end'}
          onYes={() => void end(done.unfriended(name))}
          onClose={close}
        >
          {ask.unfriend}
        </Ask>
      )}
    </>
  );
}
