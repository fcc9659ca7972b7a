import { useState } from 'react';
import { useNavigate } from 'react-router';

import { api, send } from '../../api.ts';
import { people } from '../../words/people.ts';
import { reports } from '../../words/reports.ts';
import { onDemand } from '../on-demand.tsx';
import { useAct } from '../session-page/use-act.ts';
import { Menu, MenuItem } from '../ui/menu.tsx';
import { Ask } from './ask.tsx';

const ReportDialog = onDemand(() => import('../report/report-dialog.tsx'));

const { relation: words, done, ask } = people;

interface PersonMenuProps {
  user: { id: number; name: string };
  /** Where this is the place to end the friendship too: its id. */
  friendId?: number;
  variant?: 'quiet' | 'bare';
  size?: 'md' | 'lg';
}

/**
 * What else there is to do about somebody. Each asks once. After a block their page is gone, so it leads to the list
 * where the block can be taken back.
 */
export function PersonMenu({ user, friendId, variant = 'quiet', size = 'lg' }: PersonMenuProps) {
  const { pending, act } = useAct();
  const [asking, setAsking] = useState<'block' | 'unfriend' | 'report'>();
  const navigate = useNavigate();
  const { name } = user;
  const close = () => setAsking(undefined);

  const block = () =>
    act('block', async () => {
      await send(api.blocks[':userId'].$put({ param: { userId: String(user.id) } }));
      await navigate('/friends?tab=blocked');
      return done.blocked(name);
    });
  const unfriend = () =>
    act('unfriend', async () => {
      await send(api.friends[':id'].$delete({ param: { id: String(friendId) } }));
      close();
      return done.unfriended(name);
    });

  return (
    <>
      <Menu label={words.more(name)} variant={variant} size={size}>
        {friendId !== undefined && (
          <MenuItem icon="x" onClick={() => setAsking('unfriend')}>
            {words.unfriend}
          </MenuItem>
        )}
        <MenuItem icon="flag" onClick={() => setAsking('report')}>
          {reports.report}
        </MenuItem>
        <MenuItem icon="block" danger onClick={() => setAsking('block')}>
          {words.block}
        </MenuItem>
      </Menu>
      {asking === 'report' && (
        <ReportDialog about={`/api/users/${user.id}`} name={name} person={user} onClose={close} />
      )}
      {asking === 'block' && (
        <Ask
          danger
          title={ask.blockTitle(name)}
          yes={words.block}
          no={ask.dontBlock}
          pending={pending === 'block'}
          onYes={() => void block()}
          onClose={close}
        >
          {ask.block}
        </Ask>
      )}
      {asking === 'unfriend' && (
        <Ask
          title={ask.unfriendTitle(name)}
          yes={words.unfriend}
          no={ask.keep}
          pending={pending === 'unfriend'}
          onYes={() => void unfriend()}
          onClose={close}
        >
          {ask.unfriend}
        </Ask>
      )}
    </>
  );
}
