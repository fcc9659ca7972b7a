import { useState } from 'react';
import { useNavigate } from 'react-router';

import type { UserDetail } from '../../../worker/contract/user.ts';
import { api, send } from '../../api.ts';
import { people } from '../../words/people.ts';
import { useAct } from '../session-page/use-act.ts';
import { Menu, MenuItem } from '../ui/menu.tsx';
import { Ask } from './ask.tsx';

const { relation: words, done, ask } = people;

/** What else there is to do about a user. After a block their page is gone; the list of blocks is where it shows. */
export function BlockMenu({ user }: { user: UserDetail }) {
  const { pending, act } = useAct();
  const [asking, setAsking] = useState(false);
  const navigate = useNavigate();

  const block = () =>
    act('block', async () => {
      await send(api.blocks[':userId'].$put({ param: { userId: String(user.id) } }));
      await navigate('/friends?tab=blocked', { replace: true });
      return done.blocked(user.name);
    });

  return (
    <>
      <Menu label={words.more(user.name)} variant="quiet" size="lg">
        <MenuItem icon="block" danger onClick={() => setAsking(true)}>
          {words.block}
        </MenuItem>
      </Menu>
      {asking && (
        <Ask
          danger
          title={ask.blockTitle(user.name)}
          yes={words.block}
          no={ask.dontBlock}
          pending={pending === 'block'}
          onYes={() => void block()}
          onClose={() => setAsking(false)}
        >
          {ask.block}
        </Ask>
      )}
    </>
  );
}
