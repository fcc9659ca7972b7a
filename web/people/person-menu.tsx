import { useState } from 'react';
import { useNavigate } from 'react-router';

import { api, send } from '../base/api.ts';
import { lazyPopup } from '../base/lazy-popup.tsx';
import { ActionDialog } from '../ui/action-dialog.tsx';
import { Menu, MenuItem } from '../ui/menu.tsx';
import { people } from '../words/made/people.ts';
import { reports } from '../words/made/reports.ts';
import { UnfriendDialog } from './unfriend-dialog.tsx';
import { useFriendship } from './use-friendship.ts';

const ReportDialog = lazyPopup(() => import('../moderation/report/report-dialog.tsx'));

const { relation: words, done, ask } = people;

interface PersonMenuProps {
  user: { id: number; name: string };
  /** The friendship's id, if the menu should also offer to end it. */
  friendId?: number;
  variant?: 'quiet' | 'bare';
  size?: 'md' | 'lg';
}

/**
 * Further actions on a user. Each asks for confirmation. A block hides the user's page, so it leads to the list of
 * blocked users, where it can be undone.
 */
export function PersonMenu({ user, friendId, variant = 'quiet', size = 'lg' }: PersonMenuProps) {
  const [asking, setAsking] = useState<'block' | 'unfriend' | 'report'>();
  const navigate = useNavigate();
  const { name } = user;
  const close = () => setAsking(undefined);
  const friendship = useFriendship(friendId ?? 0, name, close);

  const block = async () => {
    await send(api.blocks[':userId'].$put({ param: { userId: String(user.id) } }));
    await navigate('/friends?tab=blocked');
    return done.blocked(name);
  };
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
        <ActionDialog
          title={ask.blockTitle(name)}
          yes={words.block}
          no={ask.dontBlock}
          act={block}
          onClose={close}
        >
          {ask.block}
        </ActionDialog>
      )}
      {asking === 'unfriend' && <UnfriendDialog {...{ name, friendship }} onClose={close} />}
    </>
  );
}
