import { useNavigate } from 'react-router';

import { api, send } from '../base/api.ts';
import { lazyPopup } from '../base/lazy-popup.tsx';
import { ActionDialog } from '../ui/action-dialog.tsx';
import { Menu, MenuItem } from '../ui/menu.tsx';
import { useCloseOnce } from '../ui/use-close-once.ts';
import { people } from '../words/made/people.ts';
import { reports } from '../words/made/reports.ts';
import { UnfriendDialog } from './unfriend-dialog.tsx';
import { useFriendship } from './use-friendship.ts';

const ReportDialog = lazyPopup(() => import('../moderation/report/report-dialog.tsx'));

const { relation: words, done, ask } = people;

export interface PersonAsked {
  user: { id: number; name: string };
  /** The friendship's id, if it can be ended. */
  friendId?: number;
  action: 'block' | 'unfriend' | 'report';
}

interface PersonMenuProps extends Omit<PersonAsked, 'action'> {
  onAsk: (asked: PersonAsked) => void;
  variant?: 'quiet' | 'bare';
  size?: 'md' | 'lg';
}

/** Further actions on a user. Each asks for confirmation, by a <PersonDialog> that outlives a row of a list. */
export const PersonMenu = ({ onAsk, variant = 'quiet', size = 'lg', ...of }: PersonMenuProps) => (
  <Menu label={words.more(of.user.name)} variant={variant} size={size}>
    {of.friendId !== undefined && (
      <MenuItem icon="x" onClick={() => onAsk({ ...of, action: 'unfriend' })}>
        {words.unfriend}
      </MenuItem>
    )}
    <MenuItem icon="flag" onClick={() => onAsk({ ...of, action: 'report' })}>
      {reports.report}
    </MenuItem>
    <MenuItem icon="block" danger onClick={() => onAsk({ ...of, action: 'block' })}>
      {words.block}
    </MenuItem>
  </Menu>
);

interface PersonDialogProps {
  asked: PersonAsked;
  onClose: () => void;
}

/**
 * Asks for confirmation. A block hides the user's page, so it leads to the list of blocked users, where it can be
 * undone.
 */
export function PersonDialog({ asked: { user, friendId, action }, ...props }: PersonDialogProps) {
  const onClose = useCloseOnce(props.onClose);
  const navigate = useNavigate();
  const { name } = user;
  const friendship = useFriendship(friendId ?? 0, name, onClose);

  const block = async () => {
    await send(api.blocks[':userId'].$put({ param: { userId: String(user.id) } }));
    await navigate('/friends?tab=blocked');
    return done.blocked(name);
  };
  switch (action) {
    case 'report':
      return (
        <ReportDialog about={`/api/users/${user.id}`} name={name} person={user} onClose={onClose} />
      );
    case 'block':
      return (
        <ActionDialog
          title={ask.blockTitle(name)}
          yes={words.block}
          no={ask.dontBlock}
          act={block}
          onClose={onClose}
        >
          {ask.block}
        </ActionDialog>
      );
    case 'unfriend':
      return <UnfriendDialog {...{ name, friendship, onClose }} />;
    default:
      return action satisfies never;
  }
}
