import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { people } from '../words/made/people.ts';
import type { useFriendship } from './use-friendship.ts';

const { relation: words, ask } = people;

interface UnfriendDialogProps {
  name: string;
  friendship: ReturnType<typeof useFriendship>;
  onClose: () => void;
}

export const UnfriendDialog = ({ name, friendship, onClose }: UnfriendDialogProps) => (
  <ConfirmDialog
    title={ask.unfriendTitle(name)}
    yes={words.unfriend}
    no={ask.keep}
    pending={friendship.pending === 'end'}
    onYes={friendship.unfriend}
    onClose={onClose}
  >
    {ask.unfriend}
  </ConfirmDialog>
);
